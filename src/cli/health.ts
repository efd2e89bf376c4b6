import { Data, Effect } from "effect"
import { Config } from "#config"
import { findServer } from "#operations/find-server"

/** No server answers for this folder. */
export class NotHealthy extends Data.TaggedError("NotHealthy")<{
  readonly message: string
}> {}

const TIMEOUT_MS = 3_000

/** Done when the server of this DATA_DIR answers. */
export const health = Effect.gen(function* () {
  const { DATA_DIR } = yield* Config
  const server = yield* findServer(DATA_DIR)
  if (!server) return yield* new NotHealthy({ message: `No server owns DATA_DIR ${DATA_DIR}.` })
  const silent = new NotHealthy({ message: `The server at ${server.url} does not answer.` })
  const answer = yield* Effect.tryPromise({
    try: () => fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    catch: () => silent,
  })
  if (!answer.ok) return yield* silent
})
