import { expect, test } from "bun:test"
import type { Verdict } from "#domain/verdict"
import type { Split } from "#embedded/model/questions/split/intent"
import {
  differs,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const intent: Split = {
  kind: "split",
  metrics: [metric("caffeine_mg")],
  period: october,
  by: "weekend",
  asks: "difference",
}
const input = { metric: "caffeine_mg", window: OCTOBER, by: "weekend" } as const
const weekends = (verdict: Verdict) =>
  received(
    "split",
    input,
    [
      ["weekend_mean", 70.1, "mg"],
      ["weekday_mean", 97.8, "mg"],
      ["difference", -27.7, "mg"],
      ["percent", -28, "%"],
      ["n", 57, "days"],
    ],
    [differs("weekend", -27.7, "mg", verdict)],
  )

test.each([
  ["validated", "The difference is clear of day-to-day variation."],
  ["conditional", "It is a hint of a difference, not yet reliable."],
  ["rejected", "The difference is not clear of day-to-day variation."],
] as const)("leads with the difference and says how far a %s one carries", (verdict, said) => {
  const { text } = renderAnswer(intent, [weekends(verdict)])
  expect(lead(text)).toBe(
    "On weekends your caffeine is 28 mg less than on weekdays: an average of 70 mg against 98 mg.",
  )
  expect(text).toContain(said)
})

test.each([
  ["percent", "On weekends your caffeine is 28% less than on weekdays"],
  ["weekend", "Your caffeine averages 70 mg on weekends"],
  ["weekdays", "Your caffeine averages 98 mg on weekdays"],
] as const)("leads with the %s when that is asked", (asks, said) => {
  expect(renderAnswer({ ...intent, asks }, [weekends("validated")]).text).toStartWith(said)
})

const days = received("split", { metric: "steps", window: OCTOBER, by: "weekday" }, [
  ["day", "Saturday"],
  ["day_mean", 9000, "steps"],
  ["day", "Friday"],
  ["day_mean", 8000, "steps"],
  ["day", "Monday"],
  ["day_mean", 7000, "steps"],
])

test.each([
  [
    "highest",
    "Saturday is the day with the most steps, 9,000 steps on average; Monday has the fewest, 7,000 steps.",
  ],
  [
    "lowest",
    "Monday is the day with the fewest steps, 7,000 steps on average; Saturday has the most, 9,000 steps.",
  ],
] as const)("names the day of the week that is %s", (asks, said) => {
  const weekday: Split = { ...intent, metrics: [metric("steps")], by: "weekday", asks }
  expect(lead(renderAnswer(weekday, [days]).text)).toBe(said)
})
