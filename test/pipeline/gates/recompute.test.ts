import { expect } from "bun:test"
import { Effect } from "effect"
import type { Ledger } from "#domain/ledger"
import { recomputed } from "#pipeline/gates/recompute"
import { makeToolbox } from "#pipeline/toolbox"
import { aDay, aResult, store } from "#test/rows"
import { ada, itOverRows as it } from "#test/tools"

const turn = { user_id: ada, include_biomarkers: true, include_memory: true }
const window = { from: "2026-03-01", to: "2026-03-31" }

const days = (steps: number) =>
  Array.from({ length: 31 }, (_, index) =>
    aDay(ada, `2026-03-${String(index + 1).padStart(2, "0")}`, { steps: steps + index }),
  )

const found = Effect.gen(function* () {
  const receipts: Array<Ledger["receipts"][number]> = []
  const { call } = yield* makeToolbox(turn, "data_science", (receipt) => receipts.push(receipt))
  yield* call("trend", { metric: "steps", window })
  yield* call("biomarkers", {})
  return receipts
})

it("finds what the journal gives back after a restart as it was", () =>
  Effect.gen(function* () {
    yield* store({
      days: days(5_000),
      results: [
        aResult(ada, "LDL", { value: 5, test_date: "2026-03-02" }),
        aResult(ada, "LDL", { value: 5.000_000_001, test_date: "2026-03-01" }),
      ],
    })
    const receipts = JSON.parse(JSON.stringify(yield* found))
    const ledger = yield* recomputed(turn, { receipts })
    expect(ledger.receipts.map((receipt, index) => receipt === receipts[index])).toEqual([
      true,
      true,
    ])
  }))

it("says what the rows say now, and marks it down", () =>
  Effect.gen(function* () {
    yield* store({ days: days(5_000) })
    const [trend] = yield* found
    const stale = { ...trend!, findings: { ...trend!.findings, charts: [], facts: [] } }
    const [now] = (yield* recomputed(turn, { receipts: [stale] })).receipts
    expect(now!.findings.facts).toEqual(trend!.findings.facts)
    expect(now!.findings.evidence.map(({ verdict }) => verdict)).toEqual(["conditional"])
  }))
