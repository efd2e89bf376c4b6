import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { lifeUntil } from "#demo/deliveries"
import { sleepItem } from "#demo/payload"
import type { TurnResult } from "#domain/turn-result"
import { BroughtDemo, brought, delivering, demoClient, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"

const it = itLive(BroughtDemo)

const DEGREES = { body: 36.5, skin: 0.5 }

/** Ten nights with the temperature of the skin, and ten days with that of the body. */
const warm = Effect.gen(function* () {
  const { prepared } = yield* brought
  const deliver = yield* delivering
  const days = [...lifeUntil(TODAY, prepared)].slice(-10)
  const user = {
    user_id: "demo-garmin",
    provider: "GARMIN",
    reference_id: prepared.user_id,
    active: true,
  }
  const send = (type: string, data: ReadonlyArray<object>) =>
    deliver(JSON.stringify({ type, user, data, version: "2022-03-16" }))
  const nights = days.flatMap(({ date, night }) =>
    night ? [{ ...sleepItem(date, night), temperature_data: { delta: DEGREES.skin } }] : [],
  )
  yield* send("sleep", nights)
  yield* send(
    "body",
    days.map(({ date }) => ({
      metadata: { start_time: `${date}T00:00:00+01:00`, end_time: `${date}T23:59:59+01:00` },
      temperature_data: { day_avg_body_temperature_celsius: DEGREES.body },
    })),
  )
})

const reads = (profile: object) =>
  Effect.gen(function* () {
    const { send, token } = yield* demoClient
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    yield* send("/v1/me/profile", { method: "PUT", headers, body: JSON.stringify(profile) })
  })

const resultOf = Effect.fnUntraced(function* (question: string) {
  const { turn } = yield* asked(yield* demoClient, question)
  expect([question, turn.status]).toEqual([question, "completed"])
  return turn.result as TurnResult
})

const METRIC = /\b(?:kg|km|km\/h|min\/km|cm|ml|m)\b|°C/

const inUs = [
  ["What is my weight?", /averaging 16\d(?:\.\d)? lb/, "kg"],
  ["How did my weight change this month versus last month?", /by \d\.\d lb/, "kg"],
  ["How far did I walk last week?", /added up to \d\d(?:\.\d)? mi/, "km"],
  ["When did I last run?", /\d mi in .*\d min\/mi/, "km"],
  ["Longest ride this year?", /\d mph/, "km/h"],
  ["What is my workout elevation gain?", /\d ft a day/, "m"],
  ["How much water do I drink a day?", /averaging \d\d fl oz a day/, "ml"],
  ["My running pace trend", /\d:\d\d min\/mi/, "min/km"],
  ["I'm 5'11", /5 ft 11 in/, "cm"],
  ["What was my body temperature over the last 5 days?", /97\.7 °F/, "°C"],
  ["What was my skin temperature deviation over the last 5 days?", /0\.90? °F/, "°C"],
  ["How many days did I walk more than 3 miles in the last 90 days?", /above 3 mi/, "km"],
  ["How many days was my distance above 3 in the last 90 days?", /above 3 mi/, "km"],
  ["When was my weight last under 170 lbs?", /16\d(?:\.\d)? lb/, "kg"],
  ["How many days was my body temperature above 97 F last week?", /above 97 °F/, "°C"],
  ["How many days was my body temperature above 99 degrees last week?", /above 99 °F/, "°C"],
] as const

describe("a person who reads US customary units", () => {
  it("is answered in them, in words, facts, evidence and widgets, and told what was measured", () =>
    Effect.gen(function* () {
      yield* warm
      yield* reads({ units: "us" })
      for (const [question, answer, unit] of inUs) {
        const result = yield* resultOf(question)
        expect([question, result.answer]).toEqual([question, expect.stringMatching(answer)])
        expect(result.answer).not.toMatch(METRIC)
        expect([question, JSON.stringify(result.widgets)]).not.toEqual([
          question,
          expect.stringMatching(/"unit":"(?:kg|km|km\/h|min\/km|cm|ml|m|°C)"/),
        ])
        const units = result.fact_sheet.map(({ measured_in }) => measured_in)
        expect([question, units]).toEqual([question, expect.arrayContaining([unit])])
      }
    }))

  it("has the points and the baseline of a chart in them", () =>
    Effect.gen(function* () {
      const metric = yield* resultOf("What is my weight?")
      yield* reads({ units: "us" })
      const us = yield* resultOf("What is my weight?")
      const chartOf = ({ widgets = [] }: TurnResult) => {
        const { spec } = widgets.find(({ spec }) => spec.kind === "series_chart")!
        if (spec.kind !== "series_chart") throw new Error("no chart")
        return spec
      }
      const [before, after] = [chartOf(metric), chartOf(us)]
      expect([before.unit, after.unit]).toEqual(["kg", "lb"])
      const pounds = (value: unknown) => Number(value) / 0.453_592_37
      for (const [at, { t, y }] of after.points.entries()) {
        expect(t).toBe(before.points[at]!.t)
        expect(Number(y)).toBeCloseTo(pounds(before.points[at]!.y), 4)
      }
      const base = ({ baseline }: typeof before) => (baseline as { fallback: number }).fallback
      expect(base(after)).toBeCloseTo(pounds(base(before)), 4)
    }))

  it("is one who lives in the United States and has chosen none, or a question that names them", () =>
    Effect.gen(function* () {
      const weight = resultOf("What is my weight?").pipe(Effect.map(({ answer }) => answer))
      expect(yield* weight).toContain(" kg")
      expect((yield* resultOf("What is my weight in pounds?")).answer).toContain(" lb")
      yield* reads({ country: "US" })
      expect(yield* weight).toContain(" lb")
      expect((yield* resultOf("What is my weight in kg?")).answer).toContain(" kg")
      yield* reads({ units: "metric" })
      expect(yield* weight).toContain(" kg")
    }))

  it("differs in nothing but units: verdicts, days and keys are the same", () =>
    Effect.gen(function* () {
      const question = "Is my weight going up or down?"
      const plain = ({ fact_sheet, evidence = [] }: TurnResult) => [
        fact_sheet.map(({ key, n, window }) => ({ key, n, window })),
        evidence.map(({ id, p_value, n }) => ({ id, p_value, n })),
      ]
      const metric = yield* resultOf(question)
      yield* reads({ units: "us" })
      const us = yield* resultOf(question)
      expect(plain(us)).toEqual(plain(metric))
      const [kilograms, pounds] = [metric, us].map(({ evidence = [] }) => evidence[0]!)
      expect(pounds!.measured_in).toBe(kilograms!.unit!)
      expect(pounds!.effect! / kilograms!.effect!).toBeCloseTo(1 / 0.453_592_37, 4)
      expect(metric.fact_sheet.some((fact) => "measured_in" in fact)).toBe(false)
    }))
})
