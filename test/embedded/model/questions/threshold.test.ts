import { expect, test } from "bun:test"
import type { Threshold } from "#embedded/model/questions/threshold/intent"
import {
  differs,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const intent: Threshold = {
  kind: "threshold",
  pair: { feature: metric("steps"), target: metric("sleep_minutes"), lag: 1 },
  period: october,
}
const bend = (verdict: "validated" | "conditional" | "rejected") =>
  received(
    "threshold",
    { feature: "steps", target: "sleep_minutes", lag: 1, window: OCTOBER },
    [
      ["knot", 8200, "steps"],
      ["knot_low", 7000, "steps"],
      ["knot_high", 9500, "steps"],
      ["slope_below", 25, "minutes"],
      ["slope_above", 2, "minutes"],
    ],
    [differs("bend", 8200, "steps", verdict)],
  )

test.each([
  [
    "validated",
    "Around 8,200 steps, anywhere from 7,000 steps to 9,500 steps: that is where your sleep in " +
      "the night that follows changes course. Up to there, days with more steps go along with " +
      "longer sleep duration; beyond it, with hardly any difference. It is where your days turn, " +
      "not an amount to aim for, and not a cause.",
  ],
  [
    "conditional",
    "Perhaps around 8,200 steps, anywhere from 7,000 steps to 9,500 steps: there is a hint, not " +
      "yet reliable, that your sleep in the night that follows changes course there. Up to there, " +
      "days with more steps go along with longer sleep duration; beyond it, with hardly any " +
      "difference. It is where your days turn, not an amount to aim for, and not a cause.",
  ],
  [
    "rejected",
    "I can't find a clear number of steps from which your sleep changes. The likeliest is 8,200 " +
      "steps, anywhere from 7,000 steps to 9,500 steps, but that may be chance.",
  ],
] as const)("says what a %s bend allows, always as a range", (verdict, said) => {
  expect(lead(renderAnswer(intent, [bend(verdict)]).text)).toBe(said)
})

test("looks for no amount in a time of day", () => {
  const pair = { feature: metric("bedtime_hour"), target: metric("hrv_rmssd"), lag: 0 }
  const found = received(
    "threshold",
    { feature: "bedtime_hour", target: "hrv_rmssd", lag: 0, window: OCTOBER },
    [["knot", 23.5, "h"]],
    [differs("bend", 23.5, "h", "rejected")],
  )
  expect(renderAnswer({ ...intent, pair }, [found]).text).toStartWith(
    "I can't find a clear point in your bedtime from which your HRV changes.",
  )
})
