import { event, eventsOf, fault, streaming } from "#test/model-server/message"
import type { Exchange, Message, Mode, Send } from "#test/model-server/mode"

type Sends = NonNullable<Mode["sends"]>

/** Never answers; the client has to give up. */
const forever = new Promise<never>(() => {})

const first =
  (instead: Send): Sends =>
  (ordinary) =>
  (message, exchange) =>
    exchange.attempt === 1 ? instead(message, exchange) : ordinary(message, exchange)

const onlyStreams =
  (instead: Send): Sends =>
  (ordinary) =>
  (message, exchange) =>
    exchange.body.stream ? instead(message, exchange) : ordinary(message, exchange)

const firstStream =
  (instead: Send): Sends =>
  (ordinary) =>
  (message, exchange) =>
    exchange.body.stream && exchange.attempt === 1
      ? instead(message, exchange)
      : ordinary(message, exchange)

const always =
  (instead: Send): Sends =>
  () =>
    instead

const page = () =>
  new Response("<!doctype html><html><body>Bad gateway</body></html>", {
    headers: { "content-type": "text/html" },
  })

/** The first half of a stream, then what becomes of it. */
const half =
  (then: () => Promise<void>): Send =>
  (message: Message, _: Exchange) =>
    streaming(async (write) => {
      const events = eventsOf(message)
      write(events.slice(0, Math.ceil(events.length / 2)).join(""))
      await Bun.sleep(5)
      await then()
    })

const errorEvent: Send = (message) =>
  streaming(async (write) => {
    const events = eventsOf(message)
    write(events.slice(0, Math.ceil(events.length / 2)).join(""))
    write(event({ type: "error", error: { type: "overloaded_error", message: "as scripted" } }))
  })

const SLICE = 3

/** A few bytes at a time, in the middle of letters too. */
const drip: Send = (message) => {
  const bytes = new TextEncoder().encode(eventsOf(message).join(""))
  let at = 0
  return new Response(
    new ReadableStream({
      pull: async (controller) => {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, at + SLICE))
        at += SLICE
        if (at % 300 === 0) await Bun.sleep(1)
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  )
}

/** Pings for ever, or text for ever. */
const endless =
  (line: string): Send =>
  (message) =>
    streaming(async (write, state) => {
      write(eventsOf(message).slice(0, 2).join(""))
      while (!state.ended) {
        write(line)
        await Bun.sleep(20)
      }
    })

const PING = 'event: ping\ndata: {"type":"ping"}\n\n'
const MORE = event({
  type: "content_block_delta",
  index: 0,
  delta: { type: "text_delta", text: "and so on, " },
})

const MEGABYTE = 1_048_576

const huge: Send = () =>
  new Response(`{"content":"${"x".repeat(12 * MEGABYTE)}"}`, {
    headers: { "content-type": "application/json" },
  })

const bombOf = (status: number) =>
  new Response(Bun.gzipSync(new Uint8Array(64 * MEGABYTE)), {
    status,
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
  })

/** An error whose body is written for ever. */
const unended = (code: number) =>
  new Response(
    new ReadableStream({
      pull: async (controller) => {
        controller.enqueue(new TextEncoder().encode("x".repeat(1_024)))
        await Bun.sleep(5)
      },
    }),
    { status: code, headers: { "content-type": "application/json" } },
  )

const status =
  (code: number, type = "api_error", headers = {}): Send =>
  () =>
    fault(code, type, headers)

type Row = Omit<Mode, "family">

/** Trouble that passes: a turn completes in the model's words. */
const PASSING: ReadonlyArray<Row> = [
  {
    name: "500-once",
    does: "answers 500 to the first attempt of each call",
    sends: first(status(500)),
  },
  {
    name: "503-once",
    does: "answers 503 to the first attempt of each call",
    sends: first(status(503)),
  },
  {
    name: "529-once",
    does: "is overloaded at the first attempt of each call",
    sends: first(status(529, "overloaded_error")),
  },
  {
    name: "429-retry-after",
    does: "answers 429 once, and asks for a pause of a second",
    sends: first(status(429, "rate_limit_error", { "retry-after": "1" })),
  },
  {
    name: "529-retry-after",
    does: "answers 529 once, and asks for a pause of two seconds",
    sends: first(status(529, "overloaded_error", { "retry-after": "2" })),
  },
  {
    name: "reset-once",
    does: "drops the first stream of an answer in the middle",
    sends: firstStream(half(() => Promise.reject(new Error("as scripted")))),
  },
  {
    name: "clean-end-once",
    does: "ends the first stream without an end of the message",
    sends: firstStream(half(() => Promise.resolve())),
  },
  {
    name: "error-event-once",
    does: "puts an error into the first stream",
    sends: firstStream(errorEvent),
  },
  { name: "drip", does: "streams a few bytes at a time", sends: onlyStreams(drip) },
  {
    name: "crlf",
    does: "ends lines with CR LF",
    sends: onlyStreams((message) =>
      streaming(async (write) => write(eventsOf(message).join("").replaceAll("\n", "\r\n"))),
    ),
  },
  {
    name: "comments",
    does: "puts comments and pings between events",
    sends: onlyStreams((message) =>
      streaming(async (write) => write(eventsOf(message).join(`: keep-alive\n\n${PING}`))),
    ),
  },
]

/** Nonsense: the embedded engine makes up for it, in both settings of MODEL_FALLBACK. */
const NONSENSE: ReadonlyArray<Row> = [
  { name: "html", does: "answers with a page", sends: always(page) },
  {
    name: "not-json",
    does: "answers with half a document",
    sends: always(() => new Response("{", { headers: { "content-type": "application/json" } })),
  },
  {
    name: "empty-body",
    does: "answers with nothing",
    sends: always(() => new Response("", { headers: { "content-type": "application/json" } })),
  },
  { name: "plain-text", does: "answers with a text", sends: always(() => new Response("hello")) },
  { name: "huge-body", does: "answers with twelve megabytes", sends: always(huge) },
  {
    name: "gzip-bomb",
    does: "answers with a small body that unpacks to 64 megabytes",
    sends: always(() => bombOf(200)),
  },
  {
    name: "deep",
    does: "answers with two hundred thousand lists in each other",
    sends: always(
      () =>
        new Response(`{"content":${"[".repeat(200_000)}${"]".repeat(200_000)}}`, {
          headers: { "content-type": "application/json" },
        }),
    ),
  },
  {
    name: "no-gzip",
    does: "says that what it sends is compressed",
    sends: always(
      (message) =>
        new Response(JSON.stringify(message), { headers: { "content-encoding": "gzip" } }),
    ),
  },
  {
    name: "sse-to-create",
    does: "streams what was asked for whole",
    sends: always((message) => streaming(async (write) => write(eventsOf(message).join("")))),
  },
]

/** What lasts: the turn fails as the contract says, or the embedded engine stands in. */
const LASTING: ReadonlyArray<Row> = [
  { name: "500", does: "answers 500 always", sends: always(status(500)) },
  { name: "529", does: "is overloaded always", sends: always(status(529, "overloaded_error")) },
  { name: "429", does: "answers 429 always", sends: always(status(429, "rate_limit_error")) },
  { name: "401", does: "refuses the key", sends: always(status(401, "authentication_error")) },
  { name: "404", does: "does not know the model", sends: always(status(404, "not_found_error")) },
  {
    name: "413",
    does: "finds every request too large",
    sends: always(status(413, "request_too_large")),
  },
  {
    name: "redirect",
    does: "redirects to another host",
    sends: always(
      () =>
        new Response("", { status: 302, headers: { location: "http://127.0.0.1:9/v1/messages" } }),
    ),
  },
  {
    name: "500-answers",
    does: "answers 500 where an answer is to be written",
    sends: onlyStreams(status(500)),
  },
  {
    name: "reset",
    does: "drops every stream in the middle",
    sends: onlyStreams(half(() => Promise.reject(new Error("as scripted")))),
  },
  { name: "error-event", does: "puts an error into every stream", sends: onlyStreams(errorEvent) },
  { name: "hang", does: "never answers", sends: always(() => forever) },
  {
    name: "hang-answers",
    does: "never answers where an answer is to be written",
    sends: onlyStreams(() => forever),
  },
  {
    name: "hang-headers",
    does: "sends headers, and then nothing",
    sends: always(() => streaming(() => forever)),
  },
  {
    name: "hang-middle",
    does: "stops in the middle of a stream",
    sends: onlyStreams(half(() => forever)),
  },
  { name: "endless-pings", does: "pings for ever", sends: onlyStreams(endless(PING)) },
  { name: "endless-text", does: "writes for ever", sends: onlyStreams(endless(MORE)) },
  {
    name: "endless-error",
    does: "answers 500 with a body that never ends",
    sends: always(() => unended(500)),
  },
  {
    name: "endless-refusal",
    does: "refuses the key with a body that never ends",
    sends: always(() => unended(401)),
  },
  {
    name: "error-bomb",
    does: "answers 500 with a small body that unpacks to 64 megabytes",
    sends: always(() => bombOf(500)),
  },
  {
    name: "hang-judgements",
    does: "never answers a judgement",
    sends: (ordinary) => (message, exchange) =>
      exchange.part === "judge" ? forever : ordinary(message, exchange),
  },
]

const of = (family: Mode["family"], rows: ReadonlyArray<Row>, rest: Partial<Mode> = {}) =>
  rows.map((row): Mode => ({ ...row, ...rest, name: `transport-${row.name}`, family }))

export const transport: ReadonlyArray<Mode> = [
  ...of("transport", PASSING),
  ...of("transport", NONSENSE),
  ...of("outage", LASTING, { fails: true }),
]
