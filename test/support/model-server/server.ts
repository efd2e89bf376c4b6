import { Effect } from "effect"
import { mulberry32 } from "#statistics/random"
import { speak } from "#test/model-server/cooperative"
import { fault, ordinarily } from "#test/model-server/message"
import type { Exchange, Mode, Said } from "#test/model-server/mode"
import type { Plan } from "#test/model-server/plans"
import { type Json, type Part, partOf, textsIn } from "#test/model-server/request"

/** A request that reached the server. */
export interface Heard {
  readonly part: Part
  readonly question: string
  /** Milliseconds of a monotonic clock. */
  readonly at: number
  readonly bytes: number
  readonly hash: string
  readonly attempt: number
  readonly body: Json
}

const questionOf = (body: Json, plans: ReadonlyArray<Plan>): Plan | null => {
  const texts = textsIn(body).join("\n")
  return plans.find(({ question }) => texts.includes(question)) ?? null
}

/**
 * A model server of a mode on a port, a free one unless it is given, until the scope closes. It knows
 * the questions of `plans`, and remembers what it was asked and what it said.
 */
export const modelServer = (mode: Mode, plans: ReadonlyArray<Plan>, seed: number, port = 0) =>
  Effect.gen(function* () {
    const heard: Array<Heard> = []
    const said = new Map<string, Array<Said>>()
    const random = mulberry32(seed)
    const send = mode.sends?.(ordinarily) ?? ordinarily

    const answer = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      if (request.method === "GET")
        return pathname.endsWith("/v1/models")
          ? Response.json({ data: [{ type: "model", id: "test" }], has_more: false })
          : new Response()
      const text = await request.text()
      const body = JSON.parse(text) as Json
      const plan = questionOf(body, plans)
      const part = partOf(body)
      const hash = Bun.hash(text).toString(16)
      const attempt = heard.filter((each) => each.hash === hash).length + 1
      const question = plan?.question ?? ""
      heard.push({ part, question, at: performance.now(), bytes: text.length, hash, attempt, body })
      if (!plan) return fault(400, "invalid_request_error")
      const nth = heard.filter((each) => each.part === part && each.question === question).length
      const exchange: Exchange = { plan, part, body, attempt, nth, random }
      const { message, said: sentences } = speak(mode, exchange, said.get(question) ?? [])
      if (sentences.length > 0) said.set(question, [...(said.get(question) ?? []), ...sentences])
      return send(mode.reshapes?.(message, exchange) ?? message, exchange)
    }

    const server = yield* Effect.acquireRelease(
      Effect.sync(() => Bun.serve({ hostname: "127.0.0.1", port, idleTimeout: 0, fetch: answer })),
      (server) => Effect.promise(() => server.stop(true)),
    )
    return {
      url: `http://127.0.0.1:${server.port}`,
      /** The requests of a turn, by its question. */
      heard: (question: string) => heard.filter((each) => each.question === question),
      /** What it wrote into the answers of a turn. */
      said: (question: string) => said.get(question) ?? [],
    }
  })
