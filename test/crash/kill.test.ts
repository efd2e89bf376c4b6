import { Database as Sqlite } from "bun:sqlite"
import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hygeia, type Serving, serving } from "#test/command"
import { answerIn, type Frame, framesOf } from "#test/sse"

const TURNS = 50
const PEOPLE = 3
/** Spread over the life of fifty turns; `KILL_AFTER_MS=7,300 bun test test/crash` tries others. */
const MOMENTS_MS = (process.env.KILL_AFTER_MS ?? "5,40,120").split(",").map(Number)

const dir = mkdtempSync(join(tmpdir(), "hygeia-kill-"))
const tokens: Array<string> = []

const env = {
  DATA_DIR: dir,
  LOG_LEVEL: "error",
  RATE_LIMIT_PER_MINUTE: "0",
  RATE_LIMIT_PER_DAY: "0",
}

beforeAll(async () => {
  for (let person = 0; person < PEOPLE; person++)
    tokens.push((await hygeia(["token", "--email", `person${person}@example.com`], env)).stdout)
}, 30_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

interface Asked {
  readonly id: string
  readonly token: string
  readonly seen: Array<Frame>
  watching: Promise<unknown>
}

const bearer = (token: string) => ({ authorization: `Bearer ${token.trim()}` })

const watch = async ({ url }: Serving, { id, token, seen }: Asked) => {
  const headers = { ...bearer(token), "last-event-id": String(seen.at(-1)?.id ?? 0) }
  const response = await fetch(`${url}/v1/turns/${id}/events`, { headers }).catch(() => null)
  if (response) await framesOf(response, (frame) => seen.push(frame))
}

const ask = async (server: Serving, turn: number): Promise<Asked | null> => {
  const token = tokens[turn % PEOPLE]!
  const content = "I want to sleep better. How did my resting heart rate change this month?"
  const response = await fetch(`${server.url}/v1/turns`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify({ messages: [{ role: "user", content }] }),
  }).catch(() => null)
  if (response?.status !== 202) return null
  const body = (await response.json().catch(() => null)) as { id: string } | null
  if (!body) return null
  const asked: Asked = { id: body.id, token, seen: [], watching: Promise.resolve() }
  asked.watching = watch(server, asked)
  return asked
}

interface Turn {
  readonly status: string
  readonly error: { readonly code: string } | null
  readonly result: { readonly answer: string } | null
}

interface Step {
  readonly turn_id: string
  readonly step: string
  readonly part: string
  readonly ended_at: string
}

const journal = () => {
  const sqlite = new Sqlite(join(dir, "hygeia.db"))
  const steps = sqlite.query<Step, []>("SELECT turn_id, step, part, ended_at FROM turn_steps").all()
  sqlite.close()
  return new Map(steps.map((step) => [`${step.turn_id}/${step.step}/${step.part}`, step.ended_at]))
}

const isRising = (ids: ReadonlyArray<number>) =>
  ids.every((id, at) => at === 0 || id > ids[at - 1]!)

for (const moment of MOMENTS_MS)
  test(`loses no turn, repeats no step and shows no event twice when killed ${moment} ms into fifty turns`, async () => {
    const first = await serving(env)
    const asking = Array.from({ length: TURNS }, (_, turn) => ask(first, turn))
    await Bun.sleep(moment)
    await first.end("SIGKILL")
    const accepted = (await Promise.all(asking)).filter((asked) => asked !== null)
    await Promise.all(accepted.map(({ watching }) => watching))
    const before = journal()

    const second = await serving(env)
    await Promise.all(
      accepted.map(async (asked) => {
        if (asked.seen.at(-1)?.id !== Number.MAX_SAFE_INTEGER) await watch(second, asked)
        const read = await fetch(`${second.url}/v1/turns/${asked.id}`, {
          headers: bearer(asked.token),
        })
        const turn = (await read.json()) as Turn
        expect(["completed", "failed"]).toContain(turn.status)
        if (turn.status === "failed") expect(turn.error?.code).toBeString()
        expect(isRising(asked.seen.map(({ id }) => id))).toBe(true)
        expect(asked.seen.at(-1)?.id).toBe(Number.MAX_SAFE_INTEGER)
        if (turn.status === "completed") expect(answerIn(asked.seen)).toBe(turn.result!.answer)
      }),
    )
    expect((await second.end("SIGTERM")).code).toBe(0)
    const after = journal()
    for (const [step, ended_at] of before) expect([step, after.get(step)]).toEqual([step, ended_at])
  }, 60_000)
