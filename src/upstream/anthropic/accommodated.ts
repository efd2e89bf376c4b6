import { Effect, Stream } from "effect"
import type { UpstreamUnavailable } from "#domain/errors"
import { fitted, tokensOf } from "#upstream/anthropic/fitted"
import {
  type Answered,
  inPieces,
  type Messages,
  type Request,
  type Streamed,
} from "#upstream/anthropic/messages"

/** A prompt that no cutting makes short enough is not sent. */
export const TOO_LONG: Answered = { reply: null, cost_usd: 0, why: "nonsense" }

/** How often one call is asked for in another way. */
const MAX_WAYS = 4
/** Of what a server finds too long, so much may be taken. */
const SHARE = 0.5
/** An answer that may not have so many tokens says nothing. */
const MIN_ANSWER = 512

/** What a model has refused so far. */
interface Learned {
  readonly plain: boolean
  readonly whole: boolean
  readonly max_tokens: number
  /** Of prompts. */
  readonly tokens: number
}

const NOTHING: Learned = {
  plain: false,
  whole: false,
  max_tokens: Number.POSITIVE_INFINITY,
  tokens: Number.POSITIVE_INFINITY,
}

/** What is known once a request was refused; null when that is no news. */
const after = (known: Learned, { refusal }: UpstreamUnavailable, sent: Request): Learned | null => {
  switch (refusal) {
    case "form":
      return known.plain ? null : { ...known, plain: true }
    case "stream":
      return known.whole ? null : { ...known, whole: true }
    case "answer": {
      const max_tokens = Math.floor(sent.max_tokens * SHARE)
      return max_tokens < MIN_ANSWER ? null : { ...known, max_tokens }
    }
    case "prompt":
      return { ...known, tokens: Math.floor(tokensOf(sent) * SHARE) }
    default:
      return null
  }
}

/**
 * Messages for a server that refuses a request and says what it does not take: marks for a cache, an instruction in
 * blocks, a stream, an answer or a prompt of that length. It is asked in the other way at once, and from then on.
 */
export const accommodated = (messages: Messages): Messages => {
  const learned = new Map<string, Learned>()
  const knownOf = ({ model }: Request) => learned.get(model) ?? NOTHING

  /** The request as its model takes it; null when it is too long for that. */
  const prepared = (request: Request): Request | null => {
    const { plain, max_tokens, tokens } = knownOf(request)
    // Where a prompt was too long, its answer may count as well.
    const answer = Math.min(request.max_tokens, max_tokens, Math.floor(tokens / 3))
    const context = Number.isFinite(tokens) ? tokens + answer : null
    const formed = plain ? { ...request, plain } : request
    return context === null
      ? { ...formed, max_tokens: answer }
      : fitted({ ...formed, max_tokens: answer }, { tools: null, context, max_tokens: answer })
  }

  /** Whether there is another way after a refusal. */
  const learn = (sent: Request, error: UpstreamUnavailable): boolean => {
    const next = after(knownOf(sent), error, sent)
    if (next) learned.set(sent.model, next)
    return next !== null
  }

  const create = (
    request: Request,
    left = MAX_WAYS,
  ): Effect.Effect<Answered, UpstreamUnavailable> => {
    const sent = prepared(request)
    if (sent === null) return Effect.succeed(TOO_LONG)
    return Effect.catch(messages.create(sent), (error) => {
      if (learn(sent, error) && left > 0) return create(request, left - 1)
      return error.refusal === "prompt" ? Effect.succeed(TOO_LONG) : Effect.fail(error)
    })
  }

  const whole = (request: Request, left: number): Stream.Stream<Streamed, UpstreamUnavailable> =>
    Stream.flatMap(Stream.fromEffect(create(request, left)), (answered) =>
      Stream.fromIterable(inPieces(answered)),
    )

  const stream = (
    request: Request,
    left = MAX_WAYS,
  ): Stream.Stream<Streamed, UpstreamUnavailable> => {
    if (knownOf(request).whole) return whole(request, left)
    const sent = prepared(request)
    if (sent === null) return Stream.succeed(TOO_LONG)
    return Stream.catch(messages.stream(sent), (error) => {
      if (learn(sent, error) && left > 0) return stream(request, left - 1)
      return error.refusal === "prompt" ? Stream.succeed(TOO_LONG) : Stream.fail(error)
    })
  }

  return {
    create: (request) => Effect.suspend(() => create(request)),
    stream: (request) => Stream.suspend(() => stream(request)),
  }
}
