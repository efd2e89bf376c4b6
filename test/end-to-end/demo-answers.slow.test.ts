import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { lifeUntil } from "#demo/deliveries"
import { addDays } from "#domain/time"
import type { TurnResult } from "#domain/turn-result"
import { mean } from "#statistics/sample/descriptive"
import { spearman } from "#statistics/sample/spearman"
import { BroughtDemo, brought, demoClient, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"
import { welch } from "#test/statistics/sample/welch"

const it = itLive(BroughtDemo)

/** What the engine answers, beside the life it was not shown but through the webhook. */
const answered = Effect.fnUntraced(function* (question: string) {
  const { prepared } = yield* brought
  const { turn } = yield* asked(yield* demoClient, question)
  expect(turn.status).toBe("completed")
  return { result: turn.result as TurnResult, life: [...lifeUntil(TODAY, prepared)] }
})

const within = (window: string | undefined, date: string) => {
  const [from, to] = window!.split("..")
  return date >= from! && date <= to!
}

/** The evidence about a metric, or about one and what follows it. */
const evidenceOn = ({ evidence }: TurnResult, start: string) => {
  const found = evidence?.find(({ id }) => id.startsWith(start))
  expect(found?.id).toStartWith(start)
  return found!
}

describe("the answers about the demo person hold what was planted", () => {
  it("a mean is the mean of what was delivered", () =>
    Effect.gen(function* () {
      const { result, life } = yield* answered(
        "How many steps a day did I walk in the past 30 days?",
      )
      const fact = result.fact_sheet.find(({ key }) => key.startsWith("steps_mean"))!
      const steps = life.flatMap(({ date, day }) =>
        day && within(fact.window, date) ? [day.steps] : [],
      )
      expect(fact.value).toBeCloseTo(mean(steps), 8)
      expect(fact.n).toBe(steps.length)
      const hundreds = Math.round(mean(steps) / 100) * 100
      expect(result.answer).toContain(hundreds.toLocaleString("en-US"))
    }))

  it("the resting heart rate is 4 bpm lower than a year ago", () =>
    Effect.gen(function* () {
      const { result, life } = yield* answered(
        "Compare my resting heart rate over the past 6 months with the same time last year.",
      )
      const sides = result.fact_sheet.filter(({ key }) => key.startsWith("resting_hr_mean"))
      const [before, after] = sides.map(({ window }) =>
        life.flatMap(({ date, day }) => (day && within(window, date) ? [day.resting_hr] : [])),
      )
      expect(sides.map(({ value }) => value)).toEqual([
        expect.closeTo(mean(before!), 8),
        expect.closeTo(mean(after!), 8),
      ])
      const evidence = evidenceOn(result, "resting_hr_compare")
      const found = welch(before!, after!)!
      expect(evidence.effect).toBeCloseTo(found.difference, 1)
      // One day is much like the one before: the interval is wider than that of independent days.
      expect(evidence.ci_low).toBeLessThan(found.ci_low)
      expect(evidence.ci_high).toBeGreaterThan(found.ci_high)
      expect(evidence.effect).toBeWithin(-4.5, -3.5)
      expect(result.answer).toContain("is down by")
    }))

  it("more steps go with longer sleep in the night that follows", () =>
    Effect.gen(function* () {
      const { result, life } = yield* answered("Do I sleep longer after days with more steps?")
      const evidence = evidenceOn(result, "steps_sleep_minutes_lag1")
      const pairs = life.flatMap(({ date, day, night }) =>
        day && night && within(evidence.window, date) && within(evidence.window, addDays(date, 1))
          ? [[day.steps, night.deep + night.light + night.rem] as const]
          : [],
      )
      const found = spearman(
        pairs.map(([steps]) => steps),
        pairs.map(([, asleep]) => asleep),
      )!
      expect(evidence).toMatchObject({ kind: "association", n: found.n })
      // Weekday and trend are taken out of both, and neither is planted here.
      expect(evidence.effect).toBeCloseTo(found.rho, 1)
      expect(evidence.effect).toBeWithin(0.3, 0.55)
    }))

  it("more caffeine goes with shorter sleep in the night that follows", () =>
    Effect.gen(function* () {
      const { result } = yield* answered("Does coffee affect my sleep?")
      const evidence = evidenceOn(result, "caffeine_mg_sleep_minutes_lag1")
      expect(evidence.kind).toBe("association")
      expect(evidence.effect).toBeWithin(-0.5, -0.2)
      expect(evidence.ci_high).toBeLessThan(0)
      expect(evidence).toMatchObject({ verdict: "validated" })
      expect(evidence).not.toHaveProperty("reason")
      expect(result.answer).toMatch(/most caffeine .* you sleep (6|7) h .* least .* 7 h /)
    }))

  it("mood is better after a longer night", () =>
    Effect.gen(function* () {
      const { result } = yield* answered("Am I in a better mood after a long night?")
      const evidence = evidenceOn(result, "sleep_minutes_mood_lag0")
      expect(evidence.effect).toBeWithin(0.25, 0.55)
      expect(evidence.ci_low).toBeGreaterThan(0)
    }))

  it("a scale that shows more is no change of the weight", () =>
    Effect.gen(function* () {
      const { result } = yield* answered(
        "Compare my weight over the past 3 months with the same time last year.",
      )
      expect(evidenceOn(result, "weight_kg_compare").effect).toBeWithin(0.8, 2)
      expect(result.answer).toContain("another device")
    }))

  it("the heart rate variability has been rising", () =>
    Effect.gen(function* () {
      const { result } = yield* answered("Has my HRV been rising over the past 6 months?")
      const evidence = evidenceOn(result, "hrv_rmssd_trend")
      expect(evidence).toMatchObject({ kind: "trend", target: "hrv_rmssd" })
      expect(evidence.ci_low).toBeGreaterThan(0)
      // A slope of the logarithm, written in percent a day.
      expect(evidence.unit).toBe("%/day")
      expect(182 * evidence.effect!).toBeWithin(20, 36)
    }))

  it("floors and deep sleep have no clear link", () =>
    Effect.gen(function* () {
      const { result } = yield* answered("Is my deep sleep linked to the floors I climb?")
      const evidence = evidenceOn(result, "floors_deep_minutes")
      expect(evidence).toMatchObject({ kind: "association", verdict: "rejected", reason: "chance" })
      for (const { effect } of result.evidence!) expect(Math.abs(effect!)).toBeLessThan(0.15)
      expect(result.answer).toStartWith("Not that I can see")
    }))

  it("vitamin D is below its range, and LDL came down but not into its own", () =>
    Effect.gen(function* () {
      const { result } = yield* answered("Which of my lab results are out of range?")
      const values = Object.fromEntries(result.fact_sheet.map(({ key, value }) => [key, value]))
      expect(Object.values(values)).toContain(24)
      expect(Object.values(values)).toContain(112)
      expect(result.answer).toContain("Vitamin D")
      expect(result.answer).toContain("LDL")
    }))
})
