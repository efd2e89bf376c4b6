import type { Anthropic } from "@anthropic-ai/sdk"
import type {
  MessageParam,
  MessageStreamEvent,
  Tool,
} from "@anthropic-ai/sdk/resources/messages/messages"
import { Clock, Effect, Redacted, Stream } from "effect"
import type { UpstreamUnavailable } from "#domain/errors"
import { lazy } from "#domain/lazy"
import type { Purpose } from "#domain/model-call"
import { type Account, addressOf } from "#upstream/anthropic/account"
import { boundedFetch } from "#upstream/anthropic/bounded-fetch"
import { failureOf, isComplaint, isNonsense, timedOut } from "#upstream/anthropic/failure"
import { costOf, priceOf } from "#upstream/anthropic/price"
import { isComplete, type Reply, readReply, textOf } from "#upstream/anthropic/reply"
import { type Usage, usageOf } from "#upstream/anthropic/usage"
import { sentTolerantly } from "#upstream/anthropic/whole-message"
import { type Send, sendAnywhere } from "#upstream/outgoing"

/** What the model is asked. */
export interface Request {
  /** Who asks, for the receipt of the turn; it is not sent. */
  readonly purpose?: Purpose
  /** How many milliseconds its answer is waited for; it is not sent. */
  readonly time_ms?: number
  readonly model: string
  readonly max_tokens: number
  readonly system: string
  readonly messages: ReadonlyArray<MessageParam>
  readonly tools?: ReadonlyArray<Tool>
  /** Whether the instruction goes as mere text, and nothing is marked for a cache; it is not sent. */
  readonly plain?: boolean
}

/** Why a response has no usable reply; `budget` when a limit of the turn held the call back. */
export type Void = "budget" | "refused" | "cut_off" | "nonsense"

/** A response and its cost in USD, of a model with a known price. `reply` is null when the response cannot be used. */
export interface Answered {
  readonly reply: Reply | null
  readonly cost_usd: number
  /** The tokens that it reports; absent without a report. */
  readonly usage?: Usage | null
  readonly why?: Void
}

/** The remark on an answer that a limit of the turn held back. */
export const limitOf = ({ why }: Pick<Answered, "why">): { readonly notes?: ["budget_reached"] } =>
  why === "budget" ? { notes: ["budget_reached"] } : {}

/** A piece of a streamed answer; the whole reply comes last. After `restarted` the text so far is void. */
export type Streamed = { readonly text: string } | { readonly restarted: true } | Answered

/** The Messages API. Every response is validated. */
export interface Messages {
  readonly create: (request: Request) => Effect.Effect<Answered, UpstreamUnavailable>
  /** The text in deltas, then the whole reply. A broken stream fails. */
  readonly stream: (request: Request) => Stream.Stream<Streamed, UpstreamUnavailable>
}

/** The longest wait for an answer in one piece, in milliseconds. */
export const ANSWER_MS = 120_000
/** The longest wait for the next event of a stream. */
const IDLE_MS = 90_000
/** The longest that a stream may take, however steadily it drips. */
const STREAM_MS = 300_000

/** Loads the client, which is large, at the first question. */
const connect = async ({ api_key, base_url }: Account, send: Send): Promise<Anthropic> => {
  const { Anthropic } = await import("@anthropic-ai/sdk")
  const tolerantly = sentTolerantly(boundedFetch(send))
  return new Anthropic({
    // Without a key the client would look for one on this machine and send it.
    apiKey: api_key ? Redacted.value(api_key) : "none",
    defaultHeaders: api_key ? {} : { authorization: null },
    baseURL: addressOf({ base_url }),
    // They are made by `retried` alone.
    maxRetries: 0,
    timeout: STREAM_MS,
    // The client would log and trace what people ask.
    logLevel: "off",
    openTelemetry: false,
    // Following a redirect would send the key to another host.
    fetchOptions: { redirect: "manual" },
    fetch: (url, init) => tolerantly(String(url), init),
  })
}

const CACHED = { cache_control: { type: "ephemeral" as const } }

const unmarked = ({ role, content }: MessageParam) => ({
  role,
  content:
    typeof content === "string"
      ? content
      : content.map((block) => ({ ...block, cache_control: undefined })),
})

/** The body of a request as it is sent. The client adds `stream` to that of a streamed one. */
export const bodyOf = ({ model, max_tokens, system, messages, tools, plain }: Request) => ({
  model,
  max_tokens,
  // Tools and instruction are the same in every turn.
  system: plain ? system : [{ type: "text" as const, text: system, ...CACHED }],
  messages: plain ? (messages.map(unmarked) as Array<MessageParam>) : [...messages],
  ...(tools ? { tools: [...tools] } : {}),
})

/** An answer in one piece as a stream would have given it. */
export const inPieces = (answered: Answered): ReadonlyArray<Streamed> =>
  answered.reply ? [{ text: textOf(answered.reply) }, answered] : [answered]

const UNUSABLE: Answered = { reply: null, cost_usd: 0, why: "nonsense" }

const failed = (cause: unknown) =>
  Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.fail(failureOf(cause, now)))

const textIn = (event: MessageStreamEvent): ReadonlyArray<{ readonly text: string }> =>
  event?.type === "content_block_delta" &&
  event.delta?.type === "text_delta" &&
  typeof event.delta.text === "string"
    ? [{ text: event.delta.text }]
    : []

/** The Messages API of an account, one attempt a call. Interrupting a call ends its request. */
export const makeMessages = (account: Account, send: Send = sendAnywhere): Messages => {
  const client = lazy(() => connect(account, send))

  const answered = ({ model }: Request, message: unknown): Answered => {
    const reply = readReply(message)
    const usage = usageOf(message)
    const cost_usd = (usage && costOf(priceOf(model, account.prices), usage)) ?? 0
    if (reply && isComplete(reply)) return { reply, cost_usd, usage }
    const why =
      reply === null ? "nonsense" : reply.stop_reason === "refusal" ? "refused" : "cut_off"
    return { reply: null, cost_usd, usage, why }
  }

  const begin = (request: Request) =>
    Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          const stream = (await client()).messages.stream(bodyOf(request))
          // A stream that is ended early rejects a promise that nobody awaits.
          stream.done().catch(() => {})
          // It hears events from now on only: an answer may be there before it is first asked.
          const events = stream[Symbol.asyncIterator]()
          return { stream, events: { [Symbol.asyncIterator]: () => events } }
        },
        catch: (cause) => cause,
      }).pipe(Effect.catch(failed)),
      ({ stream }) => Effect.sync(() => stream.abort()),
    )

  return {
    create: (request) =>
      Effect.tryPromise({
        try: async (signal) => (await client()).messages.create(bodyOf(request), { signal }),
        catch: (cause) => cause,
      }).pipe(
        Effect.timeoutOrElse({ duration: ANSWER_MS, orElse: () => Effect.fail(timedOut) }),
        Effect.map((message) => answered(request, message)),
        Effect.catch((cause) => (isNonsense(cause) ? Effect.succeed(UNUSABLE) : failed(cause))),
      ),

    stream: (request) =>
      Stream.unwrap(
        Effect.map(begin(request), ({ stream, events }) => {
          let heard = false
          const pieces = Stream.fromAsyncIterable(events, (cause) => cause).pipe(
            Stream.timeoutOrElse({ duration: IDLE_MS, orElse: () => Stream.fail(timedOut) }),
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
          // The body has ended without an event: an HTML page, or a message that was not streamed.
          const isMute = (cause: unknown) => !heard && isComplaint(cause)
          return Stream.concat(
            pieces,
            Stream.fromEffect(Effect.map(end, (message) => answered(request, message))),
          ).pipe(
            Stream.interruptWhen(Effect.andThen(Effect.sleep(STREAM_MS), Effect.fail(timedOut))),
            Stream.catch((cause) =>
              isNonsense(cause) || isMute(cause)
                ? Stream.succeed(UNUSABLE)
                : Stream.fromEffect(failed(cause)),
            ),
          )
        }),
      ),
  }
}
