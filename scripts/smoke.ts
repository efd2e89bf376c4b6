import { strict as assert } from "node:assert"
import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Effect } from "effect"
import { freePort } from "#http/site"
import { executable } from "#scripts/build"

/** The command that starts the executable: its path, behind an emulator where it is another machine's. */
const asked = process.argv.slice(2)
const command = asked.length > 0 ? asked : [resolve(executable)]

/** The whole smoke test, start to exit. */
const DEADLINE_MS = command.length > 1 ? 600_000 : 60_000
const TERMINAL_ID = 9_007_199_254_740_991

const MAX_BYTES = 165_000_000

assert.ok(statSync(command.at(-1)!).size < MAX_BYTES, "the executable is smaller than 165 MB")
const folder = mkdtempSync(join(tmpdir(), "hygeia-smoke-"))

const port = await Effect.runPromise(freePort("127.0.0.1"))
const environment = { HOME: folder, PATH: process.env.PATH ?? "", PORT: `${port}` }
const base = `http://127.0.0.1:${environment.PORT}`
const server = Bun.spawn([...command, "serve"], {
  cwd: folder,
  env: environment,
  stdout: "pipe",
  stderr: "pipe",
})
const log = new Response(server.stderr).text()

const deadline = setTimeout(() => server.kill("SIGKILL"), DEADLINE_MS)
const signal = AbortSignal.timeout(DEADLINE_MS)

const announced = async () => {
  let text = ""
  for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes(base)) return
  }
  assert.fail("the server ended before it printed its URL")
}

const token = async () => {
  const child = Bun.spawn([...command, "token"], { cwd: folder, env: environment, stdout: "pipe" })
  const printed = (await new Response(child.stdout).text()).trim()
  assert.equal(await child.exited, 0, "hygeia token ends with 0")
  assert.match(printed, /^\S+$/, "hygeia token prints the bearer and nothing else")
  return printed
}

interface Frame {
  readonly id: number
  readonly data: {
    readonly type: string
    readonly text?: string
    readonly result?: { answer: string }
  }
}

const frames = (stream: string): ReadonlyArray<Frame> =>
  stream
    .split("\n\n")
    .map(
      (block) =>
        new Map(block.split("\n").map((line) => line.split(/: ?(.*)/, 2) as [string, string])),
    )
    .filter((lines) => lines.has("data"))
    .map((lines) => ({ id: Number(lines.get("id")), data: JSON.parse(lines.get("data")!) }))

/** Nothing is there to search, but it is searched in a thread, whose program has to be built in. */
const search = { days: 90, data_types: ["sleep", "strain"] }

const oneTurn = async (bearer: string, deep_research?: typeof search) => {
  const authorization = `Bearer ${bearer}`
  const started = await fetch(`${base}/v1/turns`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({
      messages: [{ role: "user", content: "How was my resting heart rate over the past 30 days?" }],
      deep_research,
    }),
    signal,
  })
  assert.equal(started.status, 202, "POST /v1/turns is accepted")
  const { id } = (await started.json()) as { id: string }
  const events = await fetch(`${base}/v1/turns/${id}/events`, {
    headers: { authorization },
    signal,
  })
  const seen = frames(await events.text())
  const ids = seen.map((frame) => frame.id)
  assert.deepEqual(
    ids,
    [...new Set(ids)].sort((a, b) => a - b),
    "event ids only grow",
  )
  const last = seen.at(-1)
  assert.equal(last?.data.type, "turn.completed", "the stream ends with turn.completed")
  assert.equal(last.id, TERMINAL_ID, "the last frame carries the terminal id")
  const streamed = seen
    .map(({ data }) => (data.type === "synthesis_delta" ? data.text : ""))
    .join("")
  assert.equal(streamed, last.data.result?.answer, "the deltas join to the answer")
}

try {
  await announced()
  assert.equal((await fetch(`${base}/healthz`, { signal })).status, 200, "GET /healthz answers 200")
  const bearer = await token()
  await oneTurn(bearer)
  await oneTurn(bearer, search)
  server.kill("SIGTERM")
  assert.equal(await server.exited, 0, "SIGTERM ends the server with 0")
} catch (cause) {
  server.kill("SIGKILL")
  console.error(cause instanceof Error ? cause.message : cause)
  console.error(await log)
  process.exitCode = 1
} finally {
  clearTimeout(deadline)
  rmSync(folder, { recursive: true, force: true })
}
