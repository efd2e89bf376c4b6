import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnStepStore } from "#db/turn-steps"
import { TurnStore } from "#db/turns"
import type { Struck } from "#domain/strike"
import type { Draft } from "#pipeline/steps/synthesis"
import { whileTimePasses } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import { itOnFloor, startProcess } from "#test/supervision"
import { ada, hello } from "#test/turns"

/** The answer of a turn, and what its journal says was struck. */
const answered = Effect.gen(function* () {
  const { turns } = yield* startProcess()
  const turn = yield* turns.start(ada, hello)
  yield* whileTimePasses(turns.idle)
  const { result } = yield* (yield* TurnStore).find(ada, turn.id)
  const steps = yield* (yield* TurnStepStore).finished(turn.id)
  const draft = steps.find(({ step }) => step === "synthesis")!.output as Draft
  return { answer: result!.answer, struck: draft.struck, cost: result!.cost_usd }
})

itOnFloor("asks once for a refused sentence, and shows what comes back in its place", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const asked: Array<Struck> = []
    model.says("First. It was 99. ", "Last.")
    model.rewrites((refused) => {
      asked.push(refused)
      return "It was high."
    })
    const { answer, struck } = yield* answered
    expect(answer).toBe("First. It was high. Last.")
    expect(asked).toEqual([{ class: "ungrounded", sentence: "It was 99." }])
    expect(struck).toEqual([])
  }),
)

itOnFloor("strikes what is refused twice, and keeps it in the journal with its class", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    model.says("First. It was 99. Last.")
    model.rewrites(() => "It was 98.")
    const { answer, struck } = yield* answered
    expect(answer).toBe("First. Last.")
    expect(struck).toEqual([{ class: "ungrounded", sentence: "It was 99." }])
    expect(model.asked.rewrite).toBe(1)
  }),
)

itOnFloor("asks for three sentences of an answer at most", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    model.says("Good. ", "It was 91. It was 92. It was 93. It was 94. ", "Well.")
    const { answer, struck } = yield* answered
    expect(answer).toBe("Good. Well.")
    expect(struck).toHaveLength(4)
    expect(model.asked.rewrite).toBe(3)
  }),
)

itOnFloor("strikes the sentence when the model is down, and the answer goes on", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    model.says("Good. It was 91. Well.")
    model.isDownAt("rewrite", 1)
    expect((yield* answered).answer).toBe("Good. Well.")
  }),
)

itOnFloor("waits no longer than ten seconds for one that does not come", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    model.says("Good. It was 91. Well.")
    yield* model.stallsAt("rewrite")
    expect((yield* answered).answer).toBe("Good. Well.")
  }),
)
