import { Effect, Stream } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import type { ModelServerStatus } from "#domain/model-server"
import { TOO_LONG } from "#upstream/anthropic/accommodated"
import { fitted } from "#upstream/anthropic/fitted"
import type { Answered, Messages, Request, Streamed } from "#upstream/anthropic/messages"
import { withCallsRead, withReadCalls, withToolsAsText } from "#upstream/anthropic/text-tools"
import { withoutLeadingThought } from "#upstream/anthropic/thought"
import type { ModelServer } from "#upstream/model-server"

const statusOf = ({ failure, refusal }: UpstreamUnavailable): ModelServerStatus | null => {
  if (refusal === "key") return "wrong_key"
  if (refusal === "model") return "unknown_model"
  if (failure === "unreachable") return "unreachable"
  return failure === "server_error" ? "failing" : null
}

/**
 * Messages for a server that can do less than the API says: without tools they are described in the prompt and read in
 * the text; a prompt is cut to the context. A refused request with tools is sent once without, unless the model has
 * taken tools before. What a call shows of the server is noted.
 */
export const adapted = (messages: Messages, server: typeof ModelServer.Service): Messages => {
  /** The models that have answered a request with tools. */
  const able = new Set<string>()

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

  /** The same without tools, where they may be what was refused: not every server says so. */
  const withoutTools = (request: Request, error: UpstreamUnavailable) => {
    const { model } = request
    const noted = server.noteNoTools(model)
    if (error.refusal === "tools") return Effect.andThen(noted, sent(request, true))
    if (error.refusal !== "request" || able.has(model)) return Effect.fail(error)
    return Effect.tap(sent(request, true), ({ reply }) => (reply ? noted : Effect.void))
  }

  const create = Effect.fnUntraced(function* (request: Request) {
    const { tools, model } = request
    if (tools === undefined) {
      const answered = yield* sent(request, false)
      if (answered.reply !== null) yield* server.noteStatus("answers")
      return answered
    }
    const asked =
      server.limits(model).tools === false
        ? sent(request, true)
        : sent(request, false).pipe(
            Effect.tap(({ reply }) => Effect.sync(() => void (reply && able.add(model)))),
            Effect.catch((error) => withoutTools(request, error)),
          )
    const answered = yield* asked
    if (answered.reply === null) return answered
    yield* server.noteStatus("answers")
    return { ...answered, reply: withCallsRead(answered.reply, tools, request.messages.length) }
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
