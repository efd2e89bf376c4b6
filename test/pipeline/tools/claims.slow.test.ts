import { expect } from "bun:test"
import { Effect } from "effect"
import type { Findings } from "#domain/ledger"
import { addDays } from "#domain/time"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { withVerdicts } from "#pipeline/gates/verdicts"
import { aLedger } from "#test/ledger"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { ada, ask, itOverRows as it } from "#test/tools"

const person = people.find(({ user }) => user === "pl044")!
const window = { from: person.start, to: addDays(person.start, person.n_days - 1) }
const short = { from: window.from, to: addDays(window.from, 79) }
const metrics = Object.keys(person.metrics)

const claimsOf = (found: Findings) => {
  const ledger = withVerdicts(aLedger(found))
  const gate = makeNumberGate(ledger, "")
  return ledger.receipts[0]!.findings.evidence.map(({ item }) => gate.admit(item.claim))
}

it("says nothing of any metric that the number gate would not let through", () =>
  Effect.gen(function* () {
    yield* store(rowsOf(ada, person))
    for (const [at, metric] of metrics.entries()) {
      const other = metrics[(at + 1) % metrics.length]!
      const found = yield* Effect.all([
        ask("trend", { metric, window }),
        ask("changepoint", { metric, window }),
        ask("associate", { feature: metric, target: other, lag: 1, window }),
        ask("threshold", { feature: metric, target: other, lag: 0, window: short }),
        ask("compare", {
          metric,
          a: { from: window.from, to: addDays(window.from, 59) },
          b: { from: addDays(window.from, 60), to: addDays(window.from, 130) },
        }),
      ])
      for (const claim of found.flatMap(claimsOf)) expect(claim).toBeString()
    }
  }))

it("says what is not clear with its interval, and what days that are much alike are worth", () =>
  Effect.gen(function* () {
    yield* store(rowsOf(ada, person))
    let unclear = 0
    let alike = 0
    for (const [at, metric] of metrics.entries()) {
      const other = metrics[(at + 1) % metrics.length]!
      const found = yield* Effect.all([
        ask("trend", { metric, window }),
        ask("changepoint", { metric, window }),
        ask("associate", { feature: metric, target: other, lag: 1, window }),
      ])
      for (const { evidence, facts } of found) {
        const { claim } = evidence[0]!.item
        if (claim.includes("no clear")) {
          unclear++
          expect(claim).toContain("confidence interval {{")
        }
        if (facts.some(({ role }) => role === "n_eff")) {
          alike++
          expect(claim).toContain("that are independent")
        }
      }
    }
    expect(unclear).toBeGreaterThan(10)
    expect(alike).toBeGreaterThan(3)
  }))
