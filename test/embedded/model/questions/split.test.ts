import { expect, test } from "bun:test"
import type { Verdict } from "#domain/verdict"
import { sentence } from "#embedded/model/english"
import type { Groups, NamedDay, Split } from "#embedded/model/questions/split/intent"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import {
  differs,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const intent: Groups = {
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
  [
    "validated",
    "In October, on weekends",
    " It holds over 57 days.",
    "is clear of day-to-day variation",
  ],
  [
    "conditional",
    "In October, on weekends",
    " That is a hint over 57 days, not yet reliable.",
    "a hint",
  ],
  [
    "rejected",
    "In October, no clear difference: on weekends",
    " Your days swing that much anyway, so don't read much into it.",
    "is not clear of day-to-day variation",
  ],
] as const)(
  "leads with the difference and says how far a %s one carries",
  (verdict, start, said, why) => {
    const { text } = renderAnswer(intent, [weekends(verdict)])
    expect(lead(text)).toBe(
      `${start} your caffeine was 28 mg less than on weekdays, 70 mg against 98.${said}`,
    )
    expect(text).toContain(why)
  },
)

test.each([
  ["percent", "In October, on weekends your caffeine was 28% less than on weekdays"],
  ["weekend", "In October, your caffeine averaged 70 mg on weekends"],
  ["weekdays", "In October, your caffeine averaged 98 mg on weekdays"],
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
    "In October, Saturday is the day with the most steps, 9,000 steps on average; Monday has the fewest, 7,000 steps.",
  ],
  [
    "lowest",
    "In October, Monday is the day with the fewest steps, 7,000 steps on average; Saturday has the most, 9,000 steps.",
  ],
] as const)("names the day of the week that is %s", (asks, said) => {
  const weekday: Split = { ...intent, metrics: [metric("steps")], by: "weekday", asks }
  expect(lead(renderAnswer(weekday, [days]).text)).toBe(said)
})

const sundays: NamedDay = {
  kind: "split",
  metrics: [metric("sleep_minutes")],
  period: october,
  by: "day",
  asks: "named",
  day: 6,
  nights: false,
  supposes: "worse",
}
const mondayRows = (difference: number, verdict: Verdict) =>
  received(
    "split",
    { metric: "sleep_minutes", window: OCTOBER, by: "monday" },
    [
      ["named_mean", 430 + difference, "minutes"],
      ["others_mean", 430, "minutes"],
      ["difference", difference, "minutes"],
      ["n", 57, "nights"],
    ],
    [differs("monday", difference, "minutes", verdict)],
  )

test.each([
  [
    "validated",
    -14,
    sentence`Yes: on Sunday nights (the ones you wake from on Monday) your sleep duration averages 6 h 56 min,
      14 minutes shorter than on other nights (7 h 10 min).`,
  ],
  ["conditional", -14, "It looks like it: on Sunday nights"],
  ["rejected", -14, "Not clearly: on Sunday nights"],
  ["rejected", 14, "No: on Sunday nights"],
  ["validated", 14, "No, the other way round: on Sunday nights"],
] as const)(
  "answers whether sleep is worse on Sundays by the nights that begin then (%s, %p)",
  (verdict, difference, said) => {
    expect(renderAnswer(sundays, [mondayRows(difference, verdict)]).text).toStartWith(said)
  },
)

test("names a night by its evening among the days of the week", () => {
  const nights = received("split", { metric: "sleep_minutes", window: OCTOBER, by: "weekday" }, [
    ["day", "Sunday"],
    ["day_mean", 448, "minutes"],
    ["day", "Monday"],
    ["day_mean", 417, "minutes"],
  ])
  const least: Split = {
    ...intent,
    metrics: [metric("sleep_minutes")],
    by: "weekday",
    asks: "lowest",
  }
  expect(lead(renderAnswer(least, [nights]).text)).toBe(
    sentence`In October, Sunday night (waking on Monday) is the night with the shortest sleep, 6 h 57 min on average;
      Saturday night (waking on Sunday) has the longest, 7 h 28 min.`,
  )
})

test.each([
  ["do i sleep worse on sundays", "day", 6, "worse"],
  ["what time do I go to bed on fridays", "day", 4, null],
  ["how do I sleep on sunday nights", "day", 6, null],
  ["do I walk more every saturday", "day", 5, "higher"],
] as const)("reads %p as one day of the week against the others", (question, by, day, supposes) => {
  expect(understand(aBriefing(question))).toMatchObject({ kind: "split", by, day, supposes })
})

test.each([
  ["what day of the week do I sleep the least", "weekday"],
  ["do I sleep better on saturdays than on sundays", "weekday"],
  ["sleep over the last 3 weekends", "weekend"],
  ["sleep on weeknights", "weekend"],
] as const)("reads %p by %s", (question, by) => {
  expect(understand(aBriefing(question))).toMatchObject({ kind: "split", by })
})
