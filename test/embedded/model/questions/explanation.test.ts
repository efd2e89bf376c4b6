import { expect, test } from "bun:test"
import type { Receipt } from "#domain/ledger"
import type {
  DayExplanation,
  Premise,
  ShiftExplanation,
} from "#embedded/model/questions/explanation/intent"
import { horizonsOf, yearTo } from "#embedded/model/understanding/time/horizons"
import { differs, metric, received, renderAnswer } from "#test/rendered-answer"

const DATE = "2026-11-17"
const EVE = "2026-11-16"

const ofNight = (premise: Premise): DayExplanation => ({
  kind: "explanation",
  of: "day",
  metric: metric("sleep_minutes"),
  premise,
  date: DATE,
  name: { anchor: "date", said: "Tuesday", preposition: "on" },
  isEarlier: false,
  same: ["wakeups", "sleep_latency", "deep_minutes"].map(metric),
  before: ["caffeine_mg", "workout_minutes"].map(metric),
})

const day = (key: string, date: string, value: number, usual: number, z: number): Receipt =>
  received("baseline", { metric: key, date, days: 60 }, [
    ["value", value],
    ["median", usual],
    ["z", z, "z", 2],
    ["mad", 1],
    ["n", 55, "nights"],
    ["label", Math.abs(z) < 1 ? "usual" : "unusual"],
    ["outside", 1, "nights"],
  ])
const eve = received("happenings", { window: { from: EVE, to: DATE } }, [["workout_end", "21:10"]])
const late: Receipt = {
  ...eve,
  findings: {
    ...eve.findings,
    facts: eve.findings.facts.map((fact) => ({
      ...fact,
      label: "running",
      item: { ...fact.item, window: { from: EVE, to: EVE } },
    })),
  },
}

const textOf = (
  intent: DayExplanation | ShiftExplanation,
  receipts: ReadonlyArray<Receipt>,
  details = false,
) => renderAnswer(intent, receipts, {}, details).text

test("names what was unusual in that very night, and in the day before it", () => {
  const text = textOf(ofNight("bad"), [
    day("sleep_minutes", DATE, 423, 435, -0.3),
    day("wakeups", DATE, 7, 3, 3),
    day("sleep_latency", DATE, 23, 12, 2.2),
    day("deep_minutes", DATE, 75, 77, -0.2),
    day("caffeine_mg", EVE, 260, 170, 1.9),
    late,
  ])
  expect(text).toBe(
    "You slept 7 h 3 min on Tuesday, close to your usual 7 h 15 min, but it was restless: you woke 7 times " +
      "(usually 3 times) and it took you 23 minutes to fall asleep (usually 12 minutes). The day before, " +
      "caffeine was 260 mg (usually 170 mg) and running went on until 21:10. One night like that means " +
      "little by itself, and this is what fits, not a cause.",
  )
})

test("says first that the premise does not hold", () => {
  const ordinary = [day("sleep_minutes", DATE, 436, 435, 0.1), day("wakeups", DATE, 3, 3, 0)]
  expect(textOf(ofNight("bad"), ordinary)).toBe(
    "It was no bad night by that measure: you slept 7 h 16 min on Tuesday, close to your usual 7 h 15 min.",
  )
  expect(textOf(ofNight("low"), ordinary)).toStartWith("It was not short: you slept 7 h 16 min")
})

test("a value within the usual range is neither high nor low, whatever its z-score", () => {
  const within = received("baseline", { metric: "sleep_minutes", date: DATE, days: 90 }, [
    ["value", 390],
    ["median", 435],
    ["low", 380],
    ["high", 480],
    ["z", -1.6, "z", 2],
    ["label", "usual"],
  ])
  expect(textOf(ofNight("low"), [within])).toBe(
    "It was not short: you slept 6 h 30 min on Tuesday, within your usual 6 h 20 min to 8 h.",
  )
})

test("a value beyond the usual range is high or low, however near", () => {
  const beyond = received("baseline", { metric: "sleep_minutes", date: DATE, days: 90 }, [
    ["value", 400],
    ["median", 435],
    ["low", 410],
    ["high", 460],
    ["z", -0.9, "z", 2],
    ["label", "slightly"],
  ])
  expect(textOf(ofNight("low"), [beyond])).toStartWith(
    "You slept 6 h 40 min on Tuesday, slightly below your usual 7 h 15 min. Nothing else",
  )
})

test("takes a day without training for no reason, nor what fits a good night for a bad one", () => {
  const text = textOf(ofNight("low"), [
    day("sleep_minutes", DATE, 360, 435, -2.4),
    day("wakeups", DATE, 1, 3, -2),
    day("workout_minutes", EVE, 0, 40, -1.6),
    day("caffeine_mg", EVE, 20, 170, -3),
  ])
  expect(text).toBe(
    "You slept 6 h on Tuesday, clearly below your usual 7 h 15 min. Nothing else about that night stands " +
      "out. Nothing stands out in the day before. One night like that means little by itself, and this is " +
      "what fits, not a cause.",
  )
})

test("keeps the z-scores for those who ask for them", () => {
  const receipts = [day("sleep_minutes", DATE, 360, 435, -2.4)]
  expect(textOf(ofNight("low"), receipts)).not.toContain("z-score")
  expect(textOf(ofNight("low"), receipts, true)).toContain("a robust z-score of -2.40")
})

const horizons = horizonsOf("2026-11-20", "2025-01-01")
const year = yearTo("2026-11-20")
const [longest] = horizons

const ofChange = (premise: Premise): ShiftExplanation => ({
  kind: "explanation",
  of: "shift",
  metric: metric("resting_hr"),
  premise,
  horizons,
  isNamed: false,
})
const compared = received(
  "compare",
  { metric: "resting_hr", a: longest!.a.window, b: longest!.b.window },
  [
    ["a_mean", 62, "bpm", 1],
    ["b_mean", 57, "bpm", 1],
    ["difference", -5, "bpm", 1],
  ],
  [differs("year", -5, "bpm", "validated")],
)
const step = received(
  "changepoint",
  { metric: "resting_hr", window: year },
  [
    ["changed_on", "2026-02-25"],
    ["difference", -4, "bpm"],
  ],
  [differs("step", -4, "bpm", "validated")],
)
const happened = received("happenings", { window: year, around: "resting_hr" }, [
  ["began_on", "2026-02-27"],
])
const runs: Receipt = {
  ...happened,
  findings: {
    ...happened.findings,
    facts: happened.findings.facts.map((fact) => ({ ...fact, label: "running" })),
  },
}

test("explains a change by its day and by what began in that week, as timing", () => {
  expect(textOf(ofChange("low"), [compared, step, runs])).toBe(
    "It dropped by about 4 bpm around 25 February 2026, the week your recorded runs began (27 February " +
      "2026), and has stayed there. That fits the running, though timing alone cannot prove it. Your resting " +
      "heart rate averages 57 bpm over the past month, down from 62 bpm a year ago.",
  )
})

test("says that nothing began where nothing did, and that it went the other way where it did", () => {
  expect(textOf(ofChange("low"), [compared, step])).toContain(
    "No sport on record began or ended that week, so your data cannot say what stands behind it.",
  )
  expect(textOf(ofChange("high"), [compared])).toBe(
    "Rather the other way: your resting heart rate averages 57 bpm over the past month, down from 62 bpm " +
      "a year ago.",
  )
})
