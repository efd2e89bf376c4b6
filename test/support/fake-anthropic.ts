import { Effect } from "effect"

type Json = Readonly<Record<string, unknown>>

/** A request as the Messages API saw it. */
export interface Asked {
  readonly headers: Headers
  readonly path: string
  // A test names the fields it expects.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any
  /** The same as it came. */
  readonly raw: string
  /** Which part asks, by its instruction. */
  readonly part: Part
  /** Aborted when the client gives up. */
  readonly signal: AbortSignal
}

export const PARTS = [
  "judge",
  "work",
  "reflect",
  "check",
  "rewrite",
  "synthesise",
  "lab_rows",
] as const
export type Part = (typeof PARTS)[number]

/** What a part's instruction begins with, after the rules that parts of a turn share. */
const OPENINGS: Record<Part, string> = {
  judge: "Judge the message in",
  work: "Find what answers the assignment",
  reflect: "Judge whether what was found",
  check: "Check the claims of",
  rewrite: "Write one sentence again",
  synthesise: "Write the answer for the person",
  lab_rows: "You read the text of a laboratory report",
}

const partOf = (system: string): Part =>
  PARTS.find((part) => system.includes(OPENINGS[part])) ?? "judge"

export const USAGE = {
  input_tokens: 1_000,
  output_tokens: 200,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
}

/** A whole message as the API answers it. */
export const message = (content: ReadonlyArray<Json>, rest: Json = {}) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "test",
  content,
  stop_reason: content.some(({ type }) => type === "tool_use") ? "tool_use" : "end_turn",
  stop_sequence: null,
  usage: USAGE,
  ...rest,
})

export const text = (text: string): Json => ({ type: "text", text })

let uses = 0

export const toolUse = (name: string, input: unknown): Json => ({
  type: "tool_use",
  id: `toolu_${++uses}`,
  name,
  input,
})

/** A small judgement, as the model gives it. */
export const judged = (input: unknown) => Response.json(message([toolUse("answer", input)]))

export const says = (...content: ReadonlyArray<Json>) => Response.json(message(content))

export const fault = (status: number, type = "api_error") =>
  Response.json({ type: "error", error: { type, message: "as scripted" } }, { status })

const event = (data: Json) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`

const opening = event({
  type: "message_start",
  message: { ...message([]), stop_reason: null },
})
const start = event({
  type: "content_block_start",
  index: 0,
  content_block: { type: "text", text: "" },
})
const delta = (piece: string) =>
  event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: piece } })
const stop = event({ type: "content_block_stop", index: 0 })
const ending = (stop_reason: string) =>
  event({ type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: USAGE }) +
  event({ type: "message_stop" })

const PIECE = 7

const piecesOf = (text: string) => text.match(new RegExp(`[^]{1,${PIECE}}`, "g")) ?? []

const streamOf = (first: string, last: string, until: Promise<void>) =>
  new Response(
    new ReadableStream({
      start: async (controller) => {
        controller.enqueue(first)
        await until
        controller.enqueue(last)
        controller.close()
      },
    }).pipeThrough(new TextEncoderStream()),
    { headers: { "content-type": "text/event-stream" } },
  )

const begun = (text: string) => [opening, start, ...piecesOf(text).map(delta)].join("")

const atOnce = Promise.resolve()

/** An answer as it is written, a few letters at a time; its end comes when a test lets it. */
export const written = (text: string, stop_reason = "end_turn", until = atOnce) =>
  streamOf(begun(text), stop + ending(stop_reason), until)

/** An answer that ends in the middle: cleanly, or with an error of a type. */
export const brokenOff = (text: string, error: string | undefined, until: Promise<void>) =>
  streamOf(
    begun(text),
    error ? event({ type: "error", error: { type: error, message: "as scripted" } }) : "",
    until,
  )

/** The first judgement of a turn, as a model gives it. */
export const judgement = (rest: Json = {}): Json => ({
  reason: "One measure and one time.",
  urgency: { level: "none", topic: "body", quote: "" },
  topic: "question",
  vague: false,
  main: "data_science",
  supporting: [],
  assignments: [{ agent: "data_science", question: "How long was sleep?" }],
  statements: [],
  ...rest,
})

type Script = (asked: Asked) => Response | Promise<Response>

/** What a cooperative model does, part by part. */
const ordinary: Record<Part, Script> = {
  judge: () => judged(judgement()),
  work: () => says(text("Nothing to look at.")),
  reflect: () => judged({ sufficient: true, advice: null }),
  synthesise: () => written("All is well."),
  check: () => judged({ struck: [], doubted: [] }),
  rewrite: () => judged({ sentence: null }),
  lab_rows: () => judged({ rows: [] }),
}

/**
 * The script of a model provider behind a real socket, until the scope closes. Untold, it answers
 * as a cooperative model does.
 */
export const fakeAnthropic = Effect.gen(function* () {
  const asked: Array<Asked> = []
  const scripts = new Map<Part, Array<Script>>()
  const always = new Map<Part, Script>()

  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        hostname: "127.0.0.1",
        port: 0,
        fetch: async (request) => {
          // It lists no models: whoever looks at it learns that it is there.
          if (request.method === "GET") return new Response(null, { status: 404 })
          const raw = await request.text()
          // biome-ignore lint/suspicious/noExplicitAny: what a test looks into
          const body = JSON.parse(raw) as any
          const one: Asked = {
            headers: request.headers,
            path: new URL(request.url).pathname,
            body,
            raw,
            part: partOf(JSON.stringify(body.system)),
            signal: request.signal,
          }
          asked.push(one)
          const script =
            scripts.get(one.part)?.shift() ?? always.get(one.part) ?? ordinary[one.part]
          return script(one)
        },
      }),
    ),
    (server) => Effect.promise(() => server.stop(true)),
  )

  return {
    url: `http://127.0.0.1:${server.port}`,
    /** Everything a part has asked, in order. */
    asked: (part?: Part) => asked.filter((one) => part === undefined || one.part === part),
    /** The next answers to a part, one each. */
    next: (part: Part, ...scripted: ReadonlyArray<Script>) =>
      void scripts.set(part, [...(scripts.get(part) ?? []), ...scripted]),
    /** Every answer to a part from now on. */
    always: (part: Part, script: Script) => void always.set(part, script),
    goesAway: Effect.promise(() => server.stop(true)),
  }
})
