import { describe, expect, test } from "bun:test"
import type { Findings, Ledger, Receipt } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { aFact, aFinding, aLedger } from "#test/ledger"
import { fittingWidgets } from "#widgets/fitting"

/** A ledger of several calls. */
const made = (
  ...calls: ReadonlyArray<readonly [Receipt["tool"], Partial<Findings>, object?]>
): Ledger => ({
  receipts: calls.flatMap(
    ([tool, findings, input = {}]) =>
      aLedger(findings, { tool, input: input as Receipt["input"] }).receipts,
  ),
})

const kinds = (ledger: Ledger) => fittingWidgets(ledger).map(({ kind }) => kind)
const only = <Kind extends WidgetSpec["kind"]>(ledger: Ledger, kind: Kind) =>
  fittingWidgets(ledger).find((spec): spec is Extract<WidgetSpec, { kind: Kind }> => {
    return spec.kind === kind
  })!

const sides = (label: string) => ({
  facts: [
    aFact(`${label}_a`, 58, { role: "a_mean", label }),
    aFact(`${label}_b`, 54, { role: "b_mean", label }),
    aFact(`${label}_d`, -4, { role: "difference", label }),
  ],
})
const chart = {
  metric: "resting_hr",
  label: "resting heart rate",
  unit: "bpm",
  points: [
    { t: "2026-05-01", y: 58 },
    { t: "2026-05-02", y: 57 },
  ],
  baseline: null,
  changepoint: null,
}
const planned = {
  facts: [
    aFact("sleep_days", 60, { role: "days", label: "sleep duration", unit: "days" }),
    aFact("sleep_each", 30, { role: "days_per_arm", label: "sleep duration", unit: "days" }),
  ],
}
const walking = aFinding("steps_sleep", {}, { verdict: "validated" })

describe("the widgets that fit a ledger", () => {
  test("are none where nothing was found", () => {
    expect(kinds(made())).toEqual([])
    expect(kinds(made(["list_metrics", {}]))).toEqual([])
  })

  test("show a level as tiles named by what each number is", () => {
    const { title, tiles } = only(
      made(["describe", { facts: [aFact("mean", 58), aFact("max", 64, { role: "max" })] }]),
      "stat_tiles",
    )
    expect(title).toBe("Resting heart rate")
    expect(tiles.map(({ label }) => label)).toEqual(["Average", "Highest"])
  })

  test("show two times as a comparison and a series as a chart", () => {
    expect(kinds(made(["compare", sides("steps")], ["series", { charts: [chart] }]))).toEqual([
      "comparison",
      "series_chart",
    ])
  })

  test("compare many measures in tiles, each with how far it moved", () => {
    const { tiles } = only(
      made(...["steps", "mood", "sleep"].map((name) => ["compare", sides(name)] as const)),
      "stat_tiles",
    )
    expect(tiles.map(({ label }) => label)).toEqual(["Steps", "Mood", "Sleep"])
    expect(tiles[0]!.delta).toEqual({ ref: "steps_d", fallback: -4 })
  })

  test("sum up a search by its firmest finding, without the numbers of its test", () => {
    const ledger = made(["scan", { evidence: [aFinding("weak"), walking] }])
    expect(only(ledger, "investigation_summary")).toMatchObject({
      verdict: "Steps and sleep go together.",
      evidenceRefs: ["steps_sleep"],
    })
  })

  test("name what goes along with something before a move in another unit", () => {
    const moved = aFinding(
      "hrv_moved",
      { effect: 7.8, unit: "ms", target: "hrv_rmssd" },
      { verdict: "validated", claim: { kind: "single_day" } },
    )
    const ledger = made(["scan", { evidence: [moved, walking] }])
    expect(only(ledger, "investigation_summary").evidenceRefs).toEqual(["steps_sleep", "hrv_moved"])
  })

  test("say of a search that found nothing that it found nothing, with nothing to try", () => {
    const ledger = made(["scan", { evidence: [aFinding("weak")] }], ["experiment", planned])
    expect(only(ledger, "investigation_summary").evidenceRefs).toEqual([])
    expect(kinds(ledger)).not.toContain("experiment_card")
  })

  test("plan the experiment that a finding speaks for", () => {
    const ledger = made(
      ["scan", { evidence: [walking] }],
      ["experiment", planned, { metric: "sleep_minutes" }],
    )
    expect(only(ledger, "experiment_card")).toMatchObject({
      title: "More walking and your sleep duration",
      durationDays: 60,
    })
  })

  test("take the steps of a catalogue to tick off, by reference", () => {
    const step = (at: number) =>
      aFact(`calm_step_${at}`, "Breathe.", { role: "step", label: "less stress" })
    expect(only(made(["look_up", { facts: [step(1), step(2)] }]), "checklist")).toMatchObject({
      title: "Less stress",
      items: [{ text: "{{calm_step_1}}" }, { text: "{{calm_step_2}}" }],
    })
  })

  test("put results that are out of range first", () => {
    const result = (name: string, flag: string) => [
      aFact(`${name}_value`, 5, { role: "value", label: name }),
      aFact(`${name}_flag`, flag, { role: "flag", label: name }),
    ]
    const facts = [...result("ALT", "in range"), ...result("LDL", "out of range")]
    const { tiles } = only(made(["biomarkers", { facts }]), "stat_tiles")
    expect(tiles.map(({ label }) => label)).toEqual(["LDL", "ALT"])
  })

  test("are four at most", () => {
    const ledger = made(
      ["scan", { evidence: [walking] }],
      ["experiment", planned, { metric: "sleep_minutes" }],
      ["compare", sides("steps")],
      ["compare", sides("mood")],
      ["series", { charts: [chart] }],
      ["describe", { facts: [aFact("mean", 58)] }],
    )
    expect(kinds(ledger)).toHaveLength(4)
  })
})
