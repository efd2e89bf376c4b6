import { Effect } from "effect"
import { doubtful, type HealthCheck, sound, unsound } from "#domain/health-check"
import { type Account, makeCalls } from "#upstream/aggregator/call"
import { Outgoing } from "#upstream/outgoing"

const NAME = "aggregator"

/** A lookup of nobody: it changes nothing there, and needs the key. */
const LOOKUP = {
  method: "GET",
  path: "/userInfo",
  query: { reference_id: "hygeia-doctor" },
  timeout: "5 seconds",
} as const

const judged = (status: number | null): HealthCheck => {
  if (status === null)
    return unsound(NAME, "AGGREGATOR_URL does not answer", "correct it, or see its state page")
  if (status === 401 || status === 403)
    return unsound(
      NAME,
      "it refuses this service",
      "correct AGGREGATOR_DEV_ID and AGGREGATOR_API_KEY",
    )
  if (status >= 500) return unsound(NAME, `it answers ${status}`, "see its state page")
  return status >= 300 && status < 400
    ? doubtful(NAME, `it answers ${status}, and is not followed`, "correct AGGREGATOR_URL")
    : sound(NAME, "that of AGGREGATOR_URL, which answers")
}

/** Who links wearables; of an outside aggregator, whether it answers and takes the key. Null for none. */
export const checkAggregator = Effect.fnUntraced(function* (
  account: Account | null,
): Effect.fn.Return<HealthCheck> {
  if (account === null) return sound(NAME, "embedded: files are brought in by hand")
  if (account.api_key === null)
    return unsound(NAME, "AGGREGATOR_URL has no key, and was not asked", "set AGGREGATOR_API_KEY")
  const { send } = yield* Outgoing
  const status = yield* makeCalls(
    account,
    send,
  )(LOOKUP).pipe(
    Effect.as(200),
    Effect.catch((failure) => Effect.succeed(failure.status)),
  )
  return judged(status)
})
