import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { TurnStore } from "#db/turns"
import { wholeTurns } from "#scripts/evaluate/safety"
import { itLive } from "#test/effect"
import { aResult, store } from "#test/rows"
import { ada, registered } from "#test/turns"

const it = itLive(wholeTurns)

const asked = Effect.fnUntraced(function* (content: string, include_biomarkers = true) {
  const turns = yield* TurnSupervisor
  const turn = yield* turns.start(ada, {
    messages: [{ role: "user", content }],
    context: { include_biomarkers },
  })
  yield* turns.idle
  return (yield* (yield* TurnStore).find(ada, turn.id)).result!
})

const stored = store({
  results: [
    aResult(ada, "LDL Cholesterol", {
      value: 158,
      unit: "mg/dL",
      reference_range: "<100",
      out_of_range: true,
    }),
  ],
})

it("judges the value that was typed, and sets the last one on record beside it", () =>
  Effect.gen(function* () {
    yield* registered
    yield* stored
    const { answer, fact_sheet } = yield* asked("LDL 112 mg/dL on today's report, is that ok?")
    expect(answer).toStartWith("You mention LDL cholesterol 112 mg/dL.")
    expect(answer).toContain("Your last result on record: LDL cholesterol 158 mg/dL")
    expect(fact_sheet).toContainEqual(
      expect.objectContaining({ key: "alert_last_ldl_c", value: 158, source: "orchestrator" }),
    )
  }))

it("leaves results on record out where the question leaves them out", () =>
  Effect.gen(function* () {
    yield* registered
    yield* stored
    const { answer } = yield* asked("LDL 112 mg/dL on today's report, is that ok?", false)
    expect(answer).not.toContain("158")
  }))
