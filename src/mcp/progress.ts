import { Effect } from "effect"
import { McpSchema, type McpServer } from "effect/ai"

/** The token by which a client has asked for progress of the request that is being answered; null where it has not. */
const progressToken = Effect.gen(function* () {
  // Within a session the context of a request is that of the session's beginning.
  const client = yield* Effect.serviceOption(McpSchema.McpServerClient)
  const { requestMetadata } =
    client._tag === "Some" ? client.value : yield* McpSchema.McpRequestContext
  const token = requestMetadata?.progressToken
  return typeof token === "string" || typeof token === "number" ? token : null
})

/** Sends progress of the request that is being answered, a step more each time, where its client has asked for it. */
export const reporter = Effect.fnUntraced(function* ({
  notifications,
}: Pick<McpServer.McpServer["Service"], "notifications">) {
  const token = yield* progressToken
  const context = yield* Effect.context<McpSchema.McpRequestContext>()
  let steps = 0
  return (doing: string) =>
    token === null
      ? Effect.void
      : notifications["notifications/progress"]({
          progressToken: token,
          progress: ++steps,
          message: doing,
        }).pipe(Effect.ignore, Effect.provideContext(context))
})
