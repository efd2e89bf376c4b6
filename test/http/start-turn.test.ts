import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import type { UserId } from "#domain/ids"
import { DATA_TYPES } from "#domain/turn"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { aResult, store } from "#test/rows"
import { ModelScript } from "#test/scripted-model"

const it = itLive(App)

const messages = [{ role: "user", content: "How did I sleep?" }]

/** What a turn with these fields is answered: the status, and the field that is wrong. */
const start = (fields: object) =>
  Effect.gen(function* () {
    const { status, body } = yield* Client.use(({ post }) =>
      post("/v1/turns", { messages, ...fields }),
    )
    return [status, body.error?.details?.field]
  })

const taken = [202, undefined]

it("answers 202 whatever stream says", () =>
  Effect.gen(function* () {
    for (const stream of [true, false, undefined]) expect(yield* start({ stream })).toEqual(taken)
  }))

it("takes a conversation_id of 1 and of 128 characters, and none of 0 or 129", () =>
  Effect.gen(function* () {
    for (const length of [1, 128])
      expect(yield* start({ conversation_id: "x".repeat(length) })).toEqual(taken)
    for (const length of [0, 129])
      expect(yield* start({ conversation_id: "x".repeat(length) })).toEqual([
        400,
        "conversation_id",
      ])
  }))

it("takes a title of 200 characters, and none of 201", () =>
  Effect.gen(function* () {
    expect(yield* start({ title: "x".repeat(200) })).toEqual(taken)
    expect(yield* start({ title: "x".repeat(201) })).toEqual([400, "title"])
  }))

const saying = (...contents: ReadonlyArray<string>) => ({
  messages: contents.map((content) => ({ role: "user", content })),
})

it("takes a message of 32,000 UTF-16 units, and none of more", () =>
  Effect.gen(function* () {
    const wrong = [400, "messages.1.content"]
    expect(yield* start(saying("Hi.", "x".repeat(32_000)))).toEqual(taken)
    expect(yield* start(saying("Hi.", "x".repeat(32_001)))).toEqual(wrong)
    expect(yield* start(saying("Hi.", "\u{1f634}".repeat(16_000)))).toEqual(taken)
    expect(yield* start(saying("Hi.", "\u{1f634}".repeat(16_001), "Well?"))).toEqual(wrong)
  }))

it("takes 200 messages, and none more", () =>
  Effect.gen(function* () {
    expect(yield* start(saying(...Array(200).fill("Hi.")))).toEqual(taken)
    expect(yield* start(saying(...Array(201).fill("Hi.")))).toEqual([400, "messages"])
    // More values than a body may have are refused before anything is read of them.
    expect(yield* start({ messages: Array(100_000).fill({}) })).toEqual([400, undefined])
  }))

it("takes messages of 100,000 UTF-16 units together, and no more", () =>
  Effect.gen(function* () {
    const most = ["a", "b", "c", "d"].map((letter) => letter.repeat(25_000))
    expect(yield* start(saying(...most))).toEqual(taken)
    expect(yield* start(saying("!", ...most))).toEqual([400, "messages"])
  }))

it("takes every data type of deep research, and needs days and at least one type", () =>
  Effect.gen(function* () {
    for (const type of DATA_TYPES)
      expect(yield* start({ deep_research: { days: 1, data_types: [type] } })).toEqual(taken)
    expect(yield* start({ deep_research: { days: 0, data_types: ["sleep"] } })).toEqual([
      400,
      "deep_research.days",
    ])
    expect(yield* start({ deep_research: { days: 30, data_types: [] } })).toEqual([
      400,
      "deep_research.data_types",
    ])
    const many = { deep_research: { days: 30, data_types: Array(101).fill("sleep") } }
    expect(yield* start(many)).toEqual([400, "deep_research.data_types"])
  }))

it("includes memory and biomarkers unless it is told not to", () =>
  Effect.gen(function* () {
    const { post, user_id } = yield* Client
    const { briefed } = yield* ModelScript
    const { idle } = yield* TurnSupervisor
    yield* store({ results: [aResult(user_id as UserId, "Ferritin", { value: 84 })] })
    yield* post("/v1/memory", { text: "Run a marathon.", kind: "goal" })
    const shownToModel = Effect.fnUntraced(function* (context: object | undefined) {
      yield* post("/v1/turns", { messages, context })
      yield* idle
      return [briefed()!.memory.length > 0, briefed()!.biomarkers.length > 0]
    })
    expect(yield* shownToModel(undefined)).toEqual([true, true])
    expect(yield* shownToModel({})).toEqual([true, true])
    expect(yield* shownToModel({ include_memory: false })).toEqual([false, true])
    expect(yield* shownToModel({ include_biomarkers: false })).toEqual([true, false])
  }))
