import { Effect } from "effect"
import { Outgoing } from "#upstream/outgoing"

const TIMEOUT_MS = 5_000

/** What a service answers to a GET: its status, and its body where that is JSON, else null. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Asks a service once; null when it does not answer within five seconds. Redirects are not followed. */
export const answerOf = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Effect.Effect<Answer | null> =>
  Effect.flatMap(Outgoing, ({ send }) =>
    Effect.tryPromise(async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await send(url, { headers, redirect: "manual", signal })
      return { status: response.status, body: await response.json().catch(() => null) }
    }),
  ).pipe(Effect.catch(() => Effect.succeed(null)))
