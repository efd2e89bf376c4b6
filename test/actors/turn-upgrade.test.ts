import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnStepStore } from "#db/turn-steps"
import type { StepName } from "#domain/step"
import earlier from "#fixtures/turns/earlier-receipt.json"
import { whileTimePasses } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import { direct } from "#test/sqlite"
import { itOnFloor, rowOf, startProcess } from "#test/supervision"
import { ada, hello } from "#test/turns"

const rewrite = (turn: string, step: StepName, output: unknown) =>
  direct((_, sqlite) =>
    sqlite
      .query("UPDATE turn_steps SET output = ? WHERE turn_id = ? AND step = ? AND part = ''")
      .run(JSON.stringify(output), turn, step),
  )

itOnFloor(
  "a turn whose findings an earlier version recorded in its own shape is completed by this one",
  () =>
    Effect.gen(function* () {
      const model = yield* ModelScript
      const release = yield* model.stallsAt("synthesise")
      const before = yield* startProcess()
      const turn = yield* before.turns.start(ada, hello)
      yield* model.reached("synthesise")
      yield* before.end
      const report = { agent: "data_science", notes: [] }
      yield* rewrite(turn.id, "run_main_agent", { report, receipts: [earlier] })
      yield* rewrite(turn.id, "validation_gates", { receipts: [earlier] })

      yield* release
      const after = yield* startProcess()
      yield* whileTimePasses(after.turns.idle)
      const { status, error, result } = yield* rowOf(turn.id)
      expect([status, error]).toEqual(["completed", null])
      expect(result!.evidence).toEqual([])
      // The main agent has worked again, and nobody else.
      expect(model.asked).toMatchObject({ judge: 1, work: 3, reflect: 1 })
      const steps = yield* (yield* TurnStepStore).finished(turn.id)
      expect(JSON.stringify(steps.map(({ output }) => output))).not.toContain("shortage")
      expect(result!.cost_usd).toBeCloseTo(
        steps.reduce((sum, { cost_usd }) => sum + cost_usd, 0),
        9,
      )
    }),
)
