import { expect } from "bun:test"
import { Effect, Layer, Stream } from "effect"
import { EmbeddedModel } from "#embedded/model/layer"
import { aBriefing } from "#test/briefings"
import { itLive } from "#test/effect"
import { aLedger } from "#test/ledger"
import { anthropicModel } from "#upstream/anthropic/model"
import { Model } from "#upstream/model"

const account = {
  api_key: null,
  base_url: "http://127.0.0.1:9",
  prices: null,
  model: "m",
  model_fast: "m",
}

const it = itLive(Layer.empty)

it("a message is read by code once, however many parts its turn has", () =>
  Effect.gen(function* () {
    const engine = yield* Model
    let read = 0
    const counting = Layer.succeed(Model, {
      ...engine,
      judge: (briefing) => {
        read += 1
        return engine.judge(briefing)
      },
    })
    const provider = anthropicModel(account, { standsIn: false }).pipe(Layer.provide(counting))
    yield* Effect.gen(function* () {
      const model = yield* Model
      const briefing = aBriefing("Hello!")
      const { value } = yield* model.judge(briefing)
      expect(value.by_code).toBe(true)
      const material = {
        briefing,
        classification: value.classification,
        reports: [],
        ledger: aLedger({}),
        suggest_deep_research: false,
      }
      yield* Stream.runCollect(model.synthesise(material))
      expect(read).toBe(1)
      yield* model.judge(aBriefing("Hello!"))
      expect(read).toBe(2)
    }).pipe(Effect.provide(provider))
  }).pipe(Effect.provide(EmbeddedModel)))
