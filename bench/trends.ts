import { observed } from "#bench/delays"
import { ask } from "#bench/turns"

/** How late the event loop is while the console shows two years of the demo person, from the first request on. */
const IDLE_MS = 2_000
const ASKED = 50
const YEARS_DAYS = 730
const DAY_MS = 86_400_000

const service = await observed()
const { url, owner, measured } = service

const get = async (path: string) => {
  const answer = await fetch(`${url}${path}`, { headers: demo })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

const dayBefore = (days: number) =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, "2026-11-22".length)

interface Known {
  readonly name: string
  readonly days: number
}

/** Series of two years, each of another metric or other days, so that none was read or calculated before. */
const series = (names: ReadonlyArray<string>, days: number) => async () => {
  for (let at = 0; at < ASKED; at++) {
    const to = Math.floor(at / names.length) + 1
    const window = `from=${dayBefore(to + days - 1)}&to=${dayBefore(to)}`
    await get(`/v1/metrics/${names[at % names.length]}/series?${window}&bucket=week`)
  }
}

/** Sends a file, and asks every now and then whether the only one in a list has been read. */
const uploaded =
  (path: string, list: string, file: () => Promise<File>, isRead: RegExp) => async () => {
    const form = new FormData()
    form.append("file", await file())
    const sent = await fetch(`${url}${path}`, { method: "POST", headers: owner, body: form })
    if (!sent.ok) throw new Error(`${path} answered ${sent.status}`)
    for (let shown = ""; !isRead.test(shown); await Bun.sleep(50))
      shown = await (await fetch(`${url}${list}`, { headers: owner })).text()
  }

const report = async () =>
  new File([await Bun.file("test/fixtures/labs/us_table.pdf").bytes()], "report.pdf", {
    type: "application/pdf",
  })

const CSV_DAYS = 400
const table = async () => {
  const rows = Array.from({ length: CSV_DAYS }, (_, at) => `${dayBefore(at + 1)},${6_000 + at}`)
  return new File([`date,steps\n${rows.join("\n")}\n`], "steps.csv")
}

await measured("nothing", () => Bun.sleep(IDLE_MS))
await measured("POST /v1/demo", async () => {
  const made = await fetch(`${url}/v1/demo`, { method: "POST", headers: owner })
  if (!made.ok) throw new Error(`POST /v1/demo answered ${made.status}`)
})
const demo = await service.demo()
await measured("GET /v1/today, the first", () => get("/v1/today"))
await measured("GET /v1/today, the second", () => get("/v1/today"))
let names: ReadonlyArray<string> = []
await measured("GET /v1/metrics, the first", async () => {
  const { metrics } = (await get("/v1/metrics")) as { metrics: ReadonlyArray<Known> }
  names = metrics.filter(({ days }) => days >= YEARS_DAYS / 2).map(({ name }) => name)
})
await measured("the first question", () => ask(url, demo, "How did I sleep last week?"))
await measured("the second question", () => ask(url, demo, "How did I sleep this month?"))
const isParsed = /"aggregator_status":"(?:parsed|failed)/
await measured("the first lab report", uploaded("/v1/labs/upload", "/v1/labs", report, isParsed))
const isImported = /"status":"(?:completed|failed)"/
await measured("the first import", uploaded("/v1/imports", "/v1/imports", table, isImported))
for (const days of [YEARS_DAYS, 365, 90])
  await measured(`${ASKED} series of ${days} days`, series(names, days))
await service.end()
