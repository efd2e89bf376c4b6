import { expect, test } from "bun:test"
import type { Change } from "#embedded/model/questions/change/intent"
import {
  differs,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const intent: Change = {
  kind: "change",
  metrics: [metric("hrv_rmssd")],
  period: october,
  before: null,
  horizons: [],
  asked: null,
}
const input = { metric: "hrv_rmssd", window: OCTOBER }
const slope = (verdict: "validated" | "conditional" | "rejected") =>
  received(
    "trend",
    input,
    [
      ["slope_per_week", -0.5, "ms/week", 1],
      ["change", -2.2, "ms", 1],
      ["change_low", -3, "ms", 1],
      ["change_high", -1.4, "ms", 1],
      ["n", 90, "nights"],
      ["n_eff", 40, "nights"],
    ],
    [differs("hrv", -0.07, "ms/day", verdict)],
  )

test.each([
  ["validated", "Your HRV fell in October, by about 2.2 ms. That is the less welcome way."],
  [
    "conditional",
    "Probably, though that is not certain yet: your HRV fell in October, by about 2.2 ms.",
  ],
  ["rejected", "There is no clear trend in your HRV in October."],
] as const)("says what a %s trend allows", (verdict, said) => {
  expect(lead(renderAnswer(intent, [slope(verdict)]).text)).toBe(said)
})

test("gives the interval in the metric's own unit, and what the days are worth", () => {
  const { text } = renderAnswer(intent, [slope("validated")])
  expect(text).toContain("of the change across that time runs from -3.0 ms to -1.4 ms")
  expect(text).toContain(
    "these 90 nights say as much as about 40 nights that are independent of each other",
  )
})

test("holds the last days against the first where days are too much alike for a slope", () => {
  const ends = received(
    "trend",
    input,
    [
      ["difference", -4, "ms"],
      ["a_mean", 50, "ms"],
      ["b_mean", 46, "ms"],
    ],
    [differs("ends", -4, "ms", "rejected")],
  )
  expect(lead(renderAnswer(intent, [ends]).text)).toBe(
    "There is no clear change in your heart rate variability in October: a difference of 4 ms " +
      "between the first days and the last is not clear of the usual ups and downs, with a " +
      "median of 46 ms over the last days, against 50 ms over the first.",
  )
})

test("says that days are too much alike for either", () => {
  const alike = received("trend", input, [
    ["n", 30, "nights"],
    ["n_eff", 4, "nights"],
  ])
  expect(lead(renderAnswer(intent, [alike]).text)).toBe(
    "The values of your heart rate variability in October are too few for a trend, since " +
      "each is so much like the one before.",
  )
})

test("tells the last of several steps as that", () => {
  const within = differs("step", 3, "ms", "validated")
  const part = {
    ...within,
    item: { ...within.item, window: { from: "2026-05-10", to: "2026-05-31" } },
  }
  const series = received("series", input, [["changed_on", "2026-10-14"]], [part])
  expect(lead(renderAnswer(intent, [slope("validated"), series]).text)).toEndWith(
    "It came in several steps rather than steadily, the last around 14 October 2026.",
  )
})

test("tells a change that came at once as one", () => {
  const series = received("series", input, [["changed_on", "2026-10-14"]])
  expect(lead(renderAnswer(intent, [slope("validated"), series]).text)).toEndWith(
    "It came in a single step rather than steadily, around 14 October 2026.",
  )
})

test("says which of the two measures of variability it is about, to whom has both and names none", () => {
  const of = (keys: ReadonlyArray<string>, question = "") =>
    renderAnswer(intent, [slope("validated")], {
      question,
      metrics: keys.map((key) => ({
        metric: key,
        first: "2026-08-01",
        last: "2026-11-20",
        days: 90,
      })),
    }).text
  const said = "HRV here is RMSSD; your SDNN, another measure of it, is kept apart."
  expect(of(["hrv_rmssd", "hrv_sdnn"])).toContain(said)
  expect(of(["hrv_rmssd"])).not.toContain(said)
  expect(of(["hrv_rmssd", "hrv_sdnn"], "Is my RMSSD falling?")).not.toContain(said)
})
