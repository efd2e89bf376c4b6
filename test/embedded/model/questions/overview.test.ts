import { expect, test } from "bun:test"
import type { Receipt } from "#domain/ledger"
import type { Reason } from "#domain/reason"
import type { Verdict } from "#domain/verdict"
import type { Overview } from "#embedded/model/questions/overview/intent"
import { horizonsOf } from "#embedded/model/understanding/time/horizons"
import { differs, metric, received, renderAnswer } from "#test/rendered-answer"

const horizons = horizonsOf("2026-11-20", "2025-01-01")
const [year] = horizons

const intent: Overview = {
  kind: "overview",
  metrics: ["resting_hr", "sleep_minutes"].map(metric),
  contrast: horizons.at(-1)!,
  horizons,
  labs: false,
  trouble: false,
}

const aYearAgo = (
  key: string,
  unit: string,
  before: number,
  now: number,
  verdict: Verdict,
  reason?: Reason,
): Receipt =>
  received(
    "compare",
    { metric: key, a: year!.a.window, b: year!.b.window },
    [
      ["a_mean", before, unit],
      ["b_mean", now, unit],
      ["difference", now - before, unit],
    ],
    [differs(key, now - before, unit, verdict, reason)],
  )

const textOf = (receipts: ReadonlyArray<Receipt>) => renderAnswer(intent, receipts, {}, false).text

test("names what changed over a year before what did not", () => {
  expect(
    textOf([
      aYearAgo("resting_hr", "bpm", 62, 57, "validated"),
      aYearAgo("sleep_minutes", "minutes", 430, 432, "rejected", "negligible"),
    ]),
  ).toBe(
    "You are heading the right way: resting heart rate 57 bpm (62 a year ago). About the same: sleep " +
      "7 h 12 min a night (7 h 10 min a year ago).",
  )
})

test("calls nothing the same whose interval excludes zero", () => {
  const text = textOf([aYearAgo("resting_hr", "bpm", 62, 57, "rejected", "few_independent")])
  expect(text).toStartWith("Something may have changed: resting heart rate 57 bpm (62 a year ago)")
  expect(text).not.toContain("the same")
})

test("says first whether there is anything to worry about", () => {
  const worried: Overview = { ...intent, worried: true }
  const better = aYearAgo("resting_hr", "bpm", 62, 57, "validated")
  expect(renderAnswer(worried, [better], {}, false).text).toStartWith(
    "Nothing stands out in what I can see of you. You are heading the right way",
  )
  const worse = aYearAgo("resting_hr", "bpm", 57, 62, "validated")
  expect(renderAnswer(worried, [worse], {}, false).text).toStartWith("Keep an eye on this: resting")
})
