import { expect, test } from "bun:test"
import type { Finding, Receipt } from "#domain/ledger"
import type { Reason } from "#domain/reason"
import type { Verdict } from "#domain/verdict"
import type { Change } from "#embedded/model/questions/change/intent"
import { horizonsOf, yearTo } from "#embedded/model/understanding/time/horizons"
import { differs, lead, metric, received, renderAnswer } from "#test/rendered-answer"

const TODAY = "2026-11-20"
const horizons = horizonsOf(TODAY, "2025-01-01")
const year = yearTo(TODAY)

const asking = (asked: Change["asked"], ...keys: ReadonlyArray<string>): Change => ({
  kind: "change",
  metrics: keys.map(metric),
  period: { window: year, name: { anchor: "months" }, form: "default" },
  before: null,
  horizons,
  asked,
})

interface Compared {
  readonly key: string
  readonly unit: string
  readonly now: number
  readonly before: number
  readonly verdict: Verdict
  readonly reason?: Reason
}

/** The comparison of a month then with the last one; `at` counts the horizons from the longest. */
const compared = (at: number, { key, unit, now, before, verdict, reason }: Compared): Receipt => {
  const { a, b } = horizons[at]!
  const receipt = received(
    "compare",
    { metric: key, a: a.window, b: b.window },
    [
      ["a_mean", before, unit, 1],
      ["b_mean", now, unit, 1],
      ["difference", now - before, unit, 1],
    ],
    [differs(`${key}_${at}`, now - before, unit, verdict, reason)],
  )
  const facts = receipt.findings.facts.map((fact) => ({
    ...fact,
    item: { ...fact.item, key: `${fact.item.key}_${at}` },
  }))
  return { ...receipt, findings: { ...receipt.findings, facts } }
}

const stepped = (key: string, verdict: Verdict, difference: number): Receipt =>
  received(
    "changepoint",
    { metric: key, window: year },
    [
      ["changed_on", "2026-02-25"],
      ["difference", difference, "bpm", 1],
    ],
    [differs(`${key}_step`, difference, "bpm", verdict)],
  )

const pulse = { key: "resting_hr", unit: "bpm" }
const textOf = (intent: Change, receipts: ReadonlyArray<Receipt>, details = false) =>
  renderAnswer(intent, receipts, {}, details).text

test("leads with the longest horizon of those that are sure", () => {
  const text = textOf(asking("better", "resting_hr"), [
    compared(0, { ...pulse, now: 57, before: 62, verdict: "validated" }),
    compared(1, { ...pulse, now: 57, before: 60, verdict: "validated" }),
    compared(3, { ...pulse, now: 57, before: 57.2, verdict: "rejected" }),
  ])
  expect(text).toBe(
    "Yes: your resting heart rate averages 57 bpm over the past month, down from 62 bpm a year ago.",
  )
})

test("says no where the move is the other way, and what the shorter one is worth", () => {
  const text = textOf(asking("up", "resting_hr"), [
    compared(0, { ...pulse, now: 57, before: 62, verdict: "validated" }),
    compared(3, { ...pulse, now: 57, before: 54, verdict: "conditional" }),
  ])
  expect(text).toBe(
    "No, the other way: your resting heart rate averages 57 bpm over the past month, down from 62 bpm " +
      "a year ago. This past month was higher than the one before, 57 bpm against 54 bpm, too early to " +
      "call it a trend.",
  )
})

test("tells a step with its day and what began then, as timing", () => {
  const began = received("happenings", { window: year, around: "resting_hr" }, [
    ["began_on", "2026-02-25"],
  ])
  const [fact] = began.findings.facts
  const runs = { ...began.findings, facts: [{ ...fact!, label: "running" }] }
  const text = textOf(asking("any", "resting_hr"), [
    compared(0, { ...pulse, now: 57, before: 62, verdict: "rejected" }),
    stepped("resting_hr", "validated", -4),
    { ...began, findings: runs },
  ])
  expect(text).toContain("down from 62 bpm a year ago.")
  expect(text).toContain(
    "It dropped by about 4.0 bpm around 25 February 2026, the day your recorded runs began, and has " +
      "stayed there. That is timing, not proof of a cause.",
  )
})

const hrv = { key: "hrv_rmssd", unit: "ms" }
const half = { from: "2026-05-25", to: TODAY }

test("tells an even rise as one, also where a step would part it in two", () => {
  const sloped = (finding: Finding): Finding => ({
    ...finding,
    item: { ...finding.item, window: half },
    claim: {
      kind: "trend",
      clear: true,
      change_key: "x",
      per_week_key: "x",
      interval_keys: null,
      n_eff_key: null,
      is_step: false,
      season: false,
    },
  })
  const text = textOf(asking("better", "hrv_rmssd"), [
    compared(1, { ...hrv, now: 54, before: 42, verdict: "validated" }),
    received(
      "trend",
      { metric: "hrv_rmssd", window: half },
      [["slope_per_week", 0.5, "ms/week", 1]],
      [sloped(differs("slope", 0.07, "ms/day", "validated"))],
    ),
    received(
      "changepoint",
      { metric: "hrv_rmssd", window: year },
      [
        ["changed_on", "2026-07-10"],
        ["difference", 8, "ms", 1],
      ],
      [differs("step", 8, "ms", "validated")],
    ),
  ])
  expect(lead(text)).toBe(
    "Yes: your heart rate variability averages 54 ms over the past month, up from 42 ms in May. It has " +
      "been climbing evenly since May.",
  )
})

test("says no clear change nowhere beside an interval that excludes zero", () => {
  const text = textOf(
    asking("better", "vo2max", "resting_hr"),
    [
      compared(0, {
        key: "vo2max",
        unit: "mL/kg/min",
        now: 44.5,
        before: 40.7,
        verdict: "rejected",
        reason: "few_independent",
      }),
      compared(0, { ...pulse, now: 57, before: 62, verdict: "validated" }),
    ],
    true,
  )
  expect(text).toStartWith(
    "Yes, by your watch's estimate: VO2max 44.5 mL/kg/min, up from 40.7 mL/kg/min a year ago, and your " +
      "resting heart rate is 57 bpm, down from 62 bpm.",
  )
  expect(text).toContain("the plausible range of the difference in VO2max runs from")
  expect(text).not.toContain("clear change")
})

test("takes nothing for a change that only another device measured", () => {
  const text = textOf(asking("any", "weight_kg"), [
    compared(0, {
      key: "weight_kg",
      unit: "kg",
      now: 75.7,
      before: 73.9,
      verdict: "rejected",
      reason: "device",
    }),
    compared(2, { key: "weight_kg", unit: "kg", now: 75.7, before: 75.4, verdict: "rejected" }),
  ])
  expect(text).toBe(
    "No clear change: your weight averages 75.7 kg over the past month, against 75.4 kg in August, " +
      "within the usual ups and downs.",
  )
})
