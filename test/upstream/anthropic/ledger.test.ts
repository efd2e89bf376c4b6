import { expect, test } from "bun:test"
import { FACT_ROLES } from "#agents/fact-roles"
import type { Preparation } from "#domain/ledger"
import { aFact, aFinding, aLedger } from "#test/ledger"
import { ledgerOf } from "#upstream/anthropic/ledger"
import { makeReferences } from "#upstream/anthropic/references"

const prepared: Preparation = {
  metric: "steps",
  window: { from: "2026-05-01", to: "2026-05-31" },
  possible: 31,
  used: 27,
  missing: 2,
  zeros: 0,
  implausible: 1,
  gross: 0,
  open: 1,
  merged: 0,
  sources: [
    { provider: "fitbit", from: "2026-05-01" },
    { provider: "garmin", from: "2026-05-20" },
  ],
  weekends_missing: false,
}

test("tells a finding with its verdict, its corrected p value and what was left out before", () => {
  const finding = aFinding(
    "link",
    {},
    { verdict: "conditional", reason: "few", q_value: 0.04, preparation: [prepared] },
  )
  expect(ledgerOf(makeReferences(), aLedger({ evidence: [finding] })).evidence).toMatchObject([
    {
      id: "e1",
      fields: { effect: 0.42, p_value: 0.001, q_value: 0.04, ci_low: 0.2, ci_high: 0.6, n: 90 },
      verdict: "conditional",
      reason: "few values",
      preparation: [
        {
          metric: "steps",
          days: 31,
          used: 27,
          missing: 2,
          implausible: 1,
          open: 1,
          devices: prepared.sources,
        },
      ],
    },
  ])
})

test("tells how many independent days the days are worth, and a shortage by its facts", () => {
  const insufficient_data = {
    metric: "steps",
    reason: "too_few",
    have: "has",
    need: "needs",
  } as const
  const facts = [aFact("worth", 12.3, { role: "n_eff", decimals: 0 }), aFact("has", 5)]
  const shown = ledgerOf(makeReferences(), aLedger({ facts, insufficient_data }))
  expect(shown.facts[0]).toMatchObject({
    ref: "f1",
    what: "resting heart rate: n_eff",
    value: 12,
  })
  expect(shown.roles).toEqual({ n_eff: FACT_ROLES.n_eff, mean: "average" })
  expect(shown.insufficient_data).toEqual([
    { metric: "steps", reason: "too_few", have: "f2", need: "f3" },
  ])
})
