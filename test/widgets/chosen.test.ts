import { describe, expect, test } from "bun:test"
import type { WidgetChoice } from "#domain/widget-choice"
import { aFact, aFinding, aLedger } from "#test/ledger"
import { chosenWidget } from "#widgets/chosen"

const ledger = aLedger({
  facts: [
    aFact("pulse_mean", 58),
    aFact("pulse_max", 71, { role: "max" }),
    aFact("sleep_mean", 430, { label: "sleep duration", unit: "minutes" }),
    aFact("best_day", "2026-05-12", { role: "max_date" }),
  ],
  evidence: [aFinding("steps_sleep", {}, { verdict: "validated" })],
  charts: [
    {
      metric: "resting_hr",
      label: "resting heart rate",
      unit: "bpm",
      points: [
        { t: "2026-05-01", y: 58 },
        { t: "2026-05-02", y: 57 },
      ],
      baseline: null,
      changepoint: null,
    },
  ],
})

const chosen = (choice: WidgetChoice) => chosenWidget(choice, ledger, "one")

describe("a widget that a model asks for", () => {
  test("has the numbers and units of the facts it names", () => {
    expect(chosen({ kind: "stat_tiles", facts: ["pulse_mean", "sleep_mean"] })).toMatchObject({
      tiles: [
        { label: "Resting heart rate", value: { ref: "pulse_mean", fallback: 58 } },
        { label: "Sleep duration: {{sleep_mean}}", value: { ref: "sleep_mean", fallback: 430 } },
      ],
    })
  })

  test("names facts of one measure by what each of them is", () => {
    expect(chosen({ kind: "comparison", a: "pulse_mean", b: "pulse_max" })).toMatchObject({
      title: "Resting heart rate",
      a: { label: "Average" },
      b: { label: "Highest" },
    })
  })

  test("draws what was charted, and sums up what was found", () => {
    expect(chosen({ kind: "series_chart", metric: "resting_hr" })).toMatchObject({ unit: "bpm" })
    const verdict = "More steps go with more sleep."
    expect(
      chosen({ kind: "investigation_summary", verdict, evidence: ["steps_sleep"] }),
    ).toMatchObject({ verdict, evidenceRefs: ["steps_sleep"], confidence: "medium" })
  })

  const withheld: ReadonlyArray<readonly [what: string, choice: WidgetChoice]> = [
    ["a fact that nobody found", { kind: "stat_tiles", facts: ["pulse_mean", "made_up"] }],
    ["words as numbers alone", { kind: "stat_tiles", facts: ["best_day"] }],
    ["two measures as one", { kind: "comparison", a: "pulse_mean", b: "sleep_mean" }],
    ["a chart that was not drawn", { kind: "series_chart", metric: "steps" }],
    [
      "evidence that nobody found",
      { kind: "investigation_summary", verdict: "So.", evidence: ["x"] },
    ],
    ["an experiment that was not planned", { kind: "experiment_card", metric: "sleep_minutes" }],
  ]
  for (const [what, choice] of withheld)
    test(`is withheld where it shows ${what}`, () => {
      expect(chosen(choice)).toBeNull()
    })
})
