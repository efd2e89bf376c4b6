import { Database as Sqlite } from "bun:sqlite"
import { expect } from "bun:test"
import { join } from "node:path"
import { hygeia, type Serving, serving } from "#test/command"
import { answerIn, type Frame, framesOf } from "#test/sse"

const TURNS = 50
const PEOPLE = 3

/** How far fifty turns have come, counted in what their clients have been shown. */
export interface Progress {
  readonly accepted: number
  readonly events: number
  readonly ended: number
}

/** Counts, and answers `reached` as soon as a count is as high as asked for. */
class Clients {
  readonly counts = { accepted: 0, events: 0, ended: 0 }
  #waiting: () => void = () => {}

  count(what: keyof Progress) {
    this.counts[what]++
    this.#waiting()
  }

  reached(moment: Partial<Progress>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const wanted = Object.entries(moment) as ReadonlyArray<[keyof Progress, number]>
    this.#waiting = () => {
      if (wanted.every(([what, times]) => this.counts[what] >= times)) resolve()
    }
    this.#waiting()
    return promise
  }
}

interface Asked {
  readonly id: string
  readonly token: string
  readonly seen: Array<Frame>
  watching: Promise<unknown>
}

const bearer = (token: string) => ({ authorization: `Bearer ${token.trim()}` })

const watch = async ({ url }: Serving, { id, token, seen }: Asked, clients = new Clients()) => {
  const headers = { ...bearer(token), "last-event-id": String(seen.at(-1)?.id ?? 0) }
  const response = await fetch(`${url}/v1/turns/${id}/events`, { headers }).catch(() => null)
  if (!response) return
  await framesOf(response, (frame) => {
    seen.push(frame)
    clients.count(frame.id === Number.MAX_SAFE_INTEGER ? "ended" : "events")
  })
}

const ask = async (server: Serving, token: string, clients: Clients): Promise<Asked | null> => {
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
  asked.watching = watch(server, asked, clients)
  clients.count("accepted")
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

const journal = (dir: string) => {
  const sqlite = new Sqlite(join(dir, "hygeia.db"))
  const steps = sqlite.query<Step, []>("SELECT turn_id, step, part, ended_at FROM turn_steps").all()
  sqlite.close()
  return new Map(steps.map((step) => [`${step.turn_id}/${step.step}/${step.part}`, step.ended_at]))
}

const isRising = (ids: ReadonlyArray<number>) =>
  ids.every((id, at) => at === 0 || id > ids[at - 1]!)

/**
 * Kills a server at a moment of fifty turns and starts it again over the same empty folder: no turn
 * may be lost, no finished step repeated, no event shown twice.
 */
export const killAt = async (dir: string, moment: Partial<Progress>): Promise<void> => {
  const env = {
    DATA_DIR: dir,
    LOG_LEVEL: "error",
    RATE_LIMIT_PER_MINUTE: "0",
    RATE_LIMIT_PER_DAY: "0",
  }
  const tokens: Array<string> = []
  for (let person = 0; person < PEOPLE; person++)
    tokens.push((await hygeia(["token", "--email", `person${person}@example.com`], env)).stdout)

  const clients = new Clients()
  const first = await serving(env)
  const asking = Array.from({ length: TURNS }, (_, turn) =>
    ask(first, tokens[turn % PEOPLE]!, clients),
  )
  await clients.reached(moment)
  await first.end("SIGKILL")
  const accepted = (await Promise.all(asking)).filter((asked) => asked !== null)
  await Promise.all(accepted.map(({ watching }) => watching))
  const before = journal(dir)
  expect(accepted).not.toBeEmpty()

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
  const after = journal(dir)
  for (const [step, ended_at] of before) expect([step, after.get(step)]).toEqual([step, ended_at])
}
