import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { hygeia, type Serving, serving } from "#test/command"
import { itLive } from "#test/effect"
import {
  type Asked,
  fakeAnthropic,
  judged,
  judgement,
  says,
  text,
  toolUse,
  written,
} from "#test/fake-anthropic"
import { scratchFolder } from "#test/scratch-folder"
import { framesOf } from "#test/sse"

const it = itLive(Layer.empty)

const TODAY = "2026-03-02"
const window = { from: "2026-02-16", to: "2026-03-01" }
const QUESTION = "How did I sleep in the past two weeks?"
const METRICS = ["sleep_minutes", "steps", "resting_hr"]
/** How long each answer takes. */
const LATENCY_MS = 60
/** By when after an answer its call is on disk. */
const COMMIT_MS = 250

/** A provider whose agent looks at one metric a round, and which knows when each call was answered. */
const provider = Effect.gen(function* () {
  const server = yield* fakeAnthropic
  const answered = new Map<Asked, number>()
  let waiting: () => void = () => {}
  const slowly =
    (script: (asked: Asked) => Response) =>
    async (asked: Asked): Promise<Response> => {
      waiting()
      await Bun.sleep(LATENCY_MS)
      const response = script(asked)
      answered.set(asked, performance.now())
      return response
    }
  server.always(
    "judge",
    slowly(() => judged(judgement({ main: "data_science" }))),
  )
  server.always(
    "work",
    slowly(({ body }) => {
      const metric = METRICS[(body.messages.length - 1) / 2]
      return says(metric ? toolUse("describe", { metric, window }) : text("That is what there is."))
    }),
  )
  server.always(
    "synthesise",
    slowly(() => written("You slept well.")),
  )

  /** Waits until so many calls have begun. */
  const begun = (calls: number) =>
    new Promise<void>((resume) => {
      waiting = () => {
        if (server.asked().length >= calls) resume()
      }
      waiting()
    })
  return { server, answered, begun }
})

const ask = async ({ url }: Serving, token: string): Promise<string> => {
  const response = await fetch(`${url}/v1/turns`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ messages: [{ role: "user", content: QUESTION }] }),
  })
  return ((await response.json()) as { readonly id: string }).id
}

/** The turn once it has ended. */
const ended = async ({ url }: Serving, token: string, id: string) => {
  const headers = { authorization: `Bearer ${token}` }
  await framesOf(await fetch(`${url}/v1/turns/${id}/events`, { headers }))
  const response = await fetch(`${url}/v1/turns/${id}`, { headers })
  return (await response.json()) as { readonly status: string }
}

/** Kills the server `ms` after a call of a turn began, and lets another go on with it. */
const killedAt = (call: number, ms: number) =>
  Effect.gen(function* () {
    const { server, answered, begun } = yield* provider
    const env = {
      DATA_DIR: yield* scratchFolder,
      TODAY,
      LOG_LEVEL: "error",
      ANTHROPIC_BASE_URL: server.url,
    }
    yield* Effect.promise(async () => {
      const token = (await hygeia(["token", "--email", "a@example.com"], env)).stdout.trim()
      const first = await serving(env)
      const id = await ask(first, token)
      await begun(call)
      await Bun.sleep(ms)
      const killed = performance.now()
      await first.end("SIGKILL")
      const before = server.asked().map((asked) => ({
        body: JSON.stringify(asked.body),
        isKept: (answered.get(asked) ?? killed) < killed - COMMIT_MS,
      }))
      const second = await serving(env)
      expect((await ended(second, token, id)).status).toBe("completed")
      await second.end("SIGTERM")
      const after = server
        .asked()
        .slice(before.length)
        .map(({ body }) => JSON.stringify(body))
      const repeated = before.filter(({ body }) => after.includes(body))
      expect(repeated.filter(({ isKept }) => isKept)).toEqual([])
      expect(repeated.length).toBeLessThanOrEqual(1)
    })
  })

/** The calls of the turn: one that judges, four rounds of an agent, the answer. */
const CALLS = [1, 2, 3, 4, 5, 6]
const MOMENTS = [10, LATENCY_MS + 10, LATENCY_MS + 40]

for (const call of CALLS)
  for (const ms of MOMENTS)
    it(`repeats one call at most when killed ${ms} ms after call ${call} began`, () =>
      killedAt(call, ms))
