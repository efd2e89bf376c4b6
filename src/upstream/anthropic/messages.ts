import type { Anthropic } from "@anthropic-ai/sdk"
import type {
  MessageParam,
  MessageStreamEvent,
  Tool,
} from "@anthropic-ai/sdk/resources/messages/messages"
import { Effect, Redacted, Stream } from "effect"
import type { UpstreamUnavailable } from "#domain/errors"
import { lazy } from "#domain/lazy"
import { boundedFetch } from "#upstream/anthropic/bounded-fetch"
import { failureOf, isComplaint, isNonsense, silence } from "#upstream/anthropic/failure"
import { costOf, type Prices, priceOf } from "#upstream/anthropic/price"
import { isWhole, type Reply, readReply } from "#upstream/anthropic/reply"

/** Where the Messages API is and who we are there. */
export interface Account {
  /** None for local models. */
  readonly api_key: Redacted.Redacted | null
  /** The vendor's own when null. */
  readonly base_url: string | null
  /** Adds to the listed prices and replaces them. */
  readonly prices: Prices | null
}

/** What the model is asked. */
export interface Request {
  readonly model: string
  readonly max_tokens: number
  readonly system: string
  readonly messages: ReadonlyArray<MessageParam>
  readonly tools?: ReadonlyArray<Tool>
}

/** What came back, and its cost in USD. `reply` is null when it cannot be used. */
export interface Answered {
  readonly reply: Reply | null
  readonly cost_usd: number
}

/** The Messages API, each call tried once. Nothing it answers is believed unread. */
export interface Messages {
  readonly create: (request: Request) => Effect.Effect<Answered, UpstreamUnavailable>
  /** The text as it is written, then the whole. A stream that breaks off fails. */
  readonly stream: (
    request: Request,
  ) => Stream.Stream<{ readonly text: string } | Answered, UpstreamUnavailable>
}

const HOME = "https://api.anthropic.com"
const PATIENCE_MS = 120_000

/** The client is large: it is loaded with the first question. */
const connect = async ({ api_key, base_url }: Account): Promise<Anthropic> => {
  const { Anthropic } = await import("@anthropic-ai/sdk")
  return new Anthropic({
    // Without a key of ours the client would look for one on this machine, and send it along.
    apiKey: api_key ? Redacted.value(api_key) : "none",
    defaultHeaders: api_key ? {} : { authorization: null },
    baseURL: base_url?.replace(/\/v1$/, "") ?? HOME,
    // A step is tried again by whoever does the step.
    maxRetries: 0,
    timeout: PATIENCE_MS,
    // It would log and trace what people ask.
    logLevel: "off",
    openTelemetry: false,
    // The key must not follow to wherever an answer points.
    fetchOptions: { redirect: "manual" },
    fetch: boundedFetch,
  })
}

const bodyOf = ({ model, max_tokens, system, messages, tools }: Request) => ({
  model,
  max_tokens,
  system,
  messages: [...messages],
  ...(tools ? { tools: [...tools] } : {}),
})

const UNUSABLE: Answered = { reply: null, cost_usd: 0 }

const textIn = (event: MessageStreamEvent): ReadonlyArray<{ readonly text: string }> =>
  event?.type === "content_block_delta" &&
  event.delta?.type === "text_delta" &&
  typeof event.delta.text === "string"
    ? [{ text: event.delta.text }]
    : []

/** The Messages API of an account. Interrupting a call ends its request. */
export const makeMessages = (account: Account): Messages => {
  const client = lazy(() => connect(account))

  const answered = ({ model }: Request, message: unknown): Answered => {
    const reply = readReply(message)
    const usage = (message as { readonly usage?: unknown } | null)?.usage
    return {
      reply: reply && isWhole(reply) ? reply : null,
      cost_usd: costOf(priceOf(model, account.prices), usage),
    }
  }

  const begin = (request: Request) =>
    Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          const stream = (await client()).messages.stream(bodyOf(request))
          // Whoever ends it early is not told so by a rejection that nobody waits for.
          stream.done().catch(() => {})
          // It hears events from now on only: an answer may be there before it is first asked.
          const events = stream[Symbol.asyncIterator]()
          return { stream, events: { [Symbol.asyncIterator]: () => events } }
        },
        catch: failureOf,
      }),
      ({ stream }) => Effect.sync(() => stream.abort()),
    )

  return {
    create: (request) =>
      Effect.tryPromise({
        try: async (signal) => (await client()).messages.create(bodyOf(request), { signal }),
        catch: (cause) => cause,
      }).pipe(
        Effect.timeoutOrElse({ duration: PATIENCE_MS, orElse: () => Effect.fail(silence) }),
        Effect.map((message) => answered(request, message)),
        Effect.catch((cause) =>
          isNonsense(cause) ? Effect.succeed(UNUSABLE) : Effect.fail(failureOf(cause)),
        ),
      ),

    stream: (request) =>
      Stream.unwrap(
        Effect.map(begin(request), ({ stream, events }) => {
          let heard = false
          const pieces = Stream.fromAsyncIterable(events, (cause) => cause).pipe(
            Stream.timeoutOrElse({
              duration: PATIENCE_MS,
              orElse: () => Stream.fail(silence),
            }),
            Stream.map((event) => {
              heard = true
              return textIn(event)
            }),
            Stream.flattenIterable,
          )
          const end = Effect.tryPromise({
            try: () => stream.finalMessage(),
            catch: (cause) => cause,
          })
          // A page, or a whole message at once: the body has ended, and no event was in it.
          const isMute = (cause: unknown) => !heard && isComplaint(cause)
          return Stream.concat(
            pieces,
            Stream.fromEffect(Effect.map(end, (message) => answered(request, message))),
          ).pipe(
            Stream.catch((cause) =>
              isNonsense(cause) || isMute(cause)
                ? Stream.succeed(UNUSABLE)
                : Stream.fail(failureOf(cause)),
            ),
          )
        }),
      ),
  }
}
