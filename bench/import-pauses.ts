import { rmSync } from "node:fs"
import { join } from "node:path"
import { writeAppleExport } from "#bench/apple-export"
import { observed } from "#bench/delays"
import { emptyFolder } from "#bench/program"
import { ask } from "#bench/turns"

/** How late the event loop is while the demo person is made, and while a file is imported and questions are asked. */
const MEGABYTES = 200
const IDLE_MS = 5_000
const QUESTIONS = [
  "How did I sleep last week?",
  "Does caffeine affect my sleep?",
  "Why was my resting heart rate higher last month?",
  "What should I do today?",
]

const folder = emptyFolder()
const file = join(folder, "export.xml")
await writeAppleExport(file, MEGABYTES)
const service = await observed()
const { url, owner, measured } = service

const makeDemo = async () => {
  const made = await fetch(`${url}/v1/demo`, { method: "POST", headers: owner })
  if (!made.ok) throw new Error(`POST /v1/demo answered ${made.status}`)
}

/** Sends the file and asks one question after the other until its import has ended. */
const importing = async () => {
  const form = new FormData()
  form.append("file", Bun.file(file), "export.xml")
  const sent = await fetch(`${url}/v1/imports`, {
    method: "POST",
    headers: owner,
    body: form,
  })
  const { id } = (await sent.json()) as { id: string }
  const events = await fetch(`${url}/v1/imports/${id}/events`, { headers: owner })
  let text = ""
  const following = (async () => {
    for await (const chunk of events.body!.pipeThrough(new TextDecoderStream())) text += chunk
    if (!text.includes("import.completed")) throw new Error("the import did not complete")
  })()
  let isOver = false
  following.finally(() => {
    isOver = true
  })
  const completed: Array<number> = []
  while (!isOver)
    completed.push(
      (await ask(url, demo, QUESTIONS[completed.length % QUESTIONS.length]!)).completed,
    )
  await following
  console.log(`${completed.length} questions, ${completed.map(Math.round).join(" ")} ms`)
}

await measured("nothing", () => Bun.sleep(IDLE_MS))
await measured("POST /v1/demo, the first", makeDemo)
await measured("POST /v1/demo, again", makeDemo)
const demo = await service.demo()
const asking = async () => {
  for (const question of [...QUESTIONS, ...QUESTIONS]) await ask(url, demo, question)
}
await measured("eight questions", asking)
await measured("the same eight again", asking)
await measured(`an import of ${MEGABYTES} MB, and questions`, importing)
rmSync(folder, { recursive: true })
await service.end()
