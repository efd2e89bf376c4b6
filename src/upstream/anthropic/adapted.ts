import { Effect, Stream } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import type { ModelServerStatus } from "#domain/model-server"
import { fitted } from "#upstream/anthropic/fitted"
import type { Answered, Messages, Request, Streamed } from "#upstream/anthropic/messages"
import { withCallsRead, withReadCalls, withToolsAsText } from "#upstream/anthropic/text-tools"
import { withoutLeadingThought } from "#upstream/anthropic/thought"
import type { ModelServer } from "#upstream/model-server"

/** A prompt that no cutting makes short enough is not sent. */
const TOO_LONG: Answered = { reply: null, cost_usd: 0, why: "nonsense" }

const statusOf = ({ failure, refusal }: UpstreamUnavailable): ModelServerStatus | null => {
  if (refusal === "key") return "wrong_key"
  if (refusal === "model") return "unknown_model"
  if (failure === "unreachable") return "unreachable"
  return failure === "server_error" ? "failing" : null
}

/**
 * Messages for a server that can do less than the API says: without tools they are described in the prompt and read in
 * the text; a prompt is cut to the context. What a call shows of the server is noted.
 */
export const adapted = (messages: Messages, server: typeof ModelServer.Service): Messages => {
  const noteFailure = (error: unknown) => {
    const status = error instanceof UpstreamUnavailable ? statusOf(error) : null
    return status === null ? Effect.void : server.noteStatus(status)
  }

  const sent = (
    request: Request,
    asText: boolean,
  ): Effect.Effect<Answered, UpstreamUnavailable> => {
    const spelled = asText ? withToolsAsText(request) : withReadCalls(request)
    const prepared = fitted(spelled, server.limits(request.model))
    return prepared === null ? Effect.succeed(TOO_LONG) : messages.create(prepared)
  }

  const create = Effect.fnUntraced(function* (request: Request) {
    const { tools } = request
    const isText = tools !== undefined && server.limits(request.model).tools === false
    const answered = yield* sent(request, isText).pipe(
      Effect.catch((error) =>
        error.refusal === "tools" && tools !== undefined && !isText
          ? Effect.andThen(server.noteNoTools(request.model), sent(request, true))
          : Effect.fail(error),
      ),
    )
    if (answered.reply === null) return answered
    yield* server.noteStatus("answers")
    return tools === undefined
      ? answered
      : { ...answered, reply: withCallsRead(answered.reply, tools, request.messages.length) }
  })

  const stream = (request: Request): Stream.Stream<Streamed, UpstreamUnavailable> => {
    const prepared = fitted(withReadCalls(request), server.limits(request.model))
    return prepared === null
      ? Stream.succeed(TOO_LONG)
      : withoutLeadingThought(messages.stream(prepared))
  }

  return {
    create: (request) => Effect.tapError(create(request), noteFailure),
    stream: (request) => Stream.tapError(stream(request), noteFailure),
  }
}
