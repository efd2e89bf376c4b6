import { describe, expect } from "bun:test"
import { Effect, Layer, Redacted, Stream } from "effect"
import { itLive } from "#test/effect"
import { fakeAnthropic, message, text, toolUse } from "#test/fake-anthropic"
import { makeMessages } from "#upstream/anthropic/messages"
import { textOf, toolUsesOf } from "#upstream/anthropic/reply"

const it = itLive(Layer.empty)

const SAID = "You slept well."
const request = {
  model: "m",
  max_tokens: 100,
  system: "Write the answer for the person",
  messages: [{ role: "user" as const, content: "Hello." }],
}

type Json = Readonly<Record<string, unknown>>

const event = (data: Json) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
const delta = (piece: unknown, index: unknown = 0) =>
  event({ type: "content_block_delta", index, delta: { type: "text_delta", text: piece } })

const START = event({ type: "message_start", message: { ...message([]), stop_reason: null } })
const BLOCK = event({ type: "content_block_start", index: 0, content_block: text("") })
const PIECES = delta("You slept ") + delta("well.")
const REASON = event({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: {} })
const STOP = event({ type: "message_stop" })
const BODY = START + BLOCK + PIECES + event({ type: "content_block_stop", index: 0 })
const WHOLE = BODY + REASON + STOP

const thought = { type: "thinking", thinking: "", signature: "" }

/** Streams that are not as the API has them, and say what it would have said. */
const odd: ReadonlyArray<readonly [how: string, body: string]> = [
  ["with more behind its end", WHOLE + delta(" 999.") + STOP],
  ["without message_stop, when it gave a reason to stop", BODY + REASON],
  ["with [DONE] for its end", `${BODY}${REASON}data: [DONE]\n\n${delta(" 999.")}`],
  ["without message_start", WHOLE.slice(START.length)],
  ["with two beginnings", START + WHOLE],
  ["with its beginning once more in the middle", BODY + START + REASON + STOP],
  ["with an index of its own", WHOLE.replaceAll('"index":0', '"index":7')],
  ["with an index that is text", WHOLE.replaceAll('"index":0', '"index":"__proto__"')],
  ["without any index", WHOLE.replaceAll('"index":0,', "")],
  ["without names of events", WHOLE.replaceAll(/^event:.*\n/gm, "")],
  ["with carriage returns", WHOLE.replaceAll("\n", "\r")],
  ["with both line ends", WHOLE.replaceAll("\n", "\r\n")],
  ["without spaces behind colons", WHOLE.replaceAll(/^(event|data): /gm, "$1:")],
  ["with a mark of its byte order", `\uFEFF${WHOLE}`],
  ["with events of other kinds", WHOLE.replaceAll("\n\n", '\n\ndata: {"type":"speed"}\n\n')],
  ["with events of nothing", WHOLE.replaceAll("\n\n", "\n\ndata: null\n\n")],
  ["with pieces of nothing", START + BLOCK + delta("") + delta(42) + PIECES + REASON + STOP],
  ["with text at the beginning of a block", `${START}${BLOCK.replace('""', `"${SAID}"`)}${STOP}`],
  ["one object a line", WHOLE.replaceAll(/^event:.*\ndata: /gm, "").replaceAll("\n\n", "\n")],
  ["as a whole message", JSON.stringify(message([text(SAID)]), null, 2)],
  ["as a whole message in an event", `data: ${JSON.stringify(message([text(SAID)]))}\n\n`],
  [
    "with a thought in another block",
    [
      START,
      event({ type: "content_block_start", index: 0, content_block: thought }),
      delta("Hm.", 0),
      WHOLE.slice(START.length).replaceAll('"index":0', '"index":1'),
    ].join(""),
  ],
]

const messagesOf = (answer: () => Response) =>
  Effect.gen(function* () {
    const provider = yield* fakeAnthropic
    provider.always("synthesise", answer)
    return makeMessages({ base_url: provider.url, api_key: Redacted.make("sk"), prices: null })
  })

const heardOf = Effect.fnUntraced(function* (body: string | ReadableStream, type: string) {
  const messages = yield* messagesOf(
    () => new Response(body, { headers: { "content-type": type } }),
  )
  const parts = yield* Stream.runCollect(messages.stream(request))
  const last = parts.at(-1)!
  expect(last).toHaveProperty("reply")
  const pieces = parts.flatMap((part) => ("text" in part ? [part.text] : [])).join("")
  return { pieces, reply: "reply" in last ? last.reply : null }
})

describe("a streamed answer", () => {
  for (const [how, body] of odd)
    it(`says the same ${how}`, () =>
      Effect.gen(function* () {
        const { pieces, reply } = yield* heardOf(body, "text/event-stream")
        expect(pieces).toBe(SAID)
        expect(reply && textOf(reply)).toBe(SAID)
      }))

  for (const type of ["text/plain", "application/json", "application/octet-stream"])
    it(`is one whatever it calls itself, as with ${type}`, () =>
      Effect.gen(function* () {
        expect((yield* heardOf(WHOLE, type)).pieces).toBe(SAID)
      }))

  it("has ended where its message does, though the connection stays open", () =>
    Effect.gen(function* () {
      const open = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(WHOLE)),
      })
      expect((yield* heardOf(open, "text/event-stream")).pieces).toBe(SAID)
    }))

  it("is no answer when it has no end of text", () =>
    Effect.gen(function* () {
      const endless = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(START + BLOCK)),
        pull: (controller) =>
          controller.enqueue(new TextEncoder().encode(delta("and on ".repeat(2_000)))),
      })
      expect((yield* heardOf(endless, "text/event-stream")).reply).toBeNull()
    }))

  it("says nothing of blocks that were never begun", () =>
    Effect.gen(function* () {
      const { pieces, reply } = yield* heardOf(START + PIECES + STOP, "text/event-stream")
      expect(pieces).toBe("")
      expect(reply?.content).toEqual([])
    }))
})

describe("an answer in one piece", () => {
  const created = Effect.fnUntraced(function* (body: string, type: string) {
    const messages = yield* messagesOf(
      () => new Response(body, { headers: { "content-type": type } }),
    )
    return (yield* messages.create(request)).reply
  })
  const given = JSON.stringify(message([text(SAID), toolUse("count", { metric: "steps" })]))

  for (const type of ["text/html", "application/octet-stream", "text/event-stream"])
    it(`is one whatever it calls itself, as with ${type}`, () =>
      Effect.gen(function* () {
        const reply = yield* created(given, type)
        expect(reply && toolUsesOf(reply)[0]).toMatchObject({ name: "count" })
      }))

  it("is put together where it comes as a stream", () =>
    Effect.gen(function* () {
      const block = { type: "tool_use", id: "toolu_1", name: "count", input: {} }
      const input = { type: "input_json_delta", partial_json: '{"metric":"steps"}' }
      const tool = [
        event({ type: "content_block_start", index: 1, content_block: block }),
        event({ type: "content_block_delta", index: 1, delta: input }),
      ]
      const reply = yield* created(BODY + tool.join("") + REASON + STOP, "text/event-stream")
      expect(reply && textOf(reply)).toBe(SAID)
      expect(reply && toolUsesOf(reply)[0]!.input).toBe('{"metric":"steps"}')
    }))

  it("is not read when it is nested without measure", () =>
    Effect.gen(function* () {
      const deep = given.replace('"steps"', "[".repeat(50_000) + "]".repeat(50_000))
      expect(yield* created(deep, "application/json")).toBeNull()
    }))
})

describe("an error", () => {
  it("counts by its status, however long its body is or takes", () =>
    Effect.gen(function* () {
      const endless = () =>
        new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
      const messages = yield* messagesOf(() => new Response(endless(), { status: 503 }))
      const failure = yield* Effect.flip(messages.create(request))
      expect(failure).toMatchObject({ failure: "server_error", retryable: true })
    }))
})
