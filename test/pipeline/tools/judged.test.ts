import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aDay, store } from "#test/rows"
import { ada, ask, itOverRows as it, valueOf } from "#test/tools"

const START = "2026-01-05"
const MINUTE_S = 60

const thirty = (row: Parameters<typeof aDay>[2]) =>
  store({ days: Array.from({ length: 30 }, (_, day) => aDay(ada, addDays(START, day), row)) })

it("counts a vigorous minute of a week double, as the WHO does", () =>
  Effect.gen(function* () {
    yield* thirty({ moderate_s: 20 * MINUTE_S, vigorous_s: 5 * MINUTE_S })
    const found = yield* ask("reference", { metric: "moderate_minutes", aspect: "week" })
    expect(valueOf(found, "value")).toBe(7 * (20 + 2 * 5))
    expect([valueOf(found, "band_low"), valueOf(found, "band_high")]).toEqual([150, 300])
  }))

it("tells the heights for which a weight is healthy where the height is not known", () =>
  Effect.gen(function* () {
    yield* thirty({ weight_kg: 75 })
    const found = yield* ask("reference", { metric: "weight_kg" })
    expect(Number(valueOf(found, "height_low"))).toBeCloseTo(100 * Math.sqrt(75 / 25), 6)
    expect(Number(valueOf(found, "height_high"))).toBeCloseTo(100 * Math.sqrt(75 / 18.5), 6)
    const tall = yield* ask("reference", { metric: "weight_kg", height_cm: 180 })
    expect(Number(valueOf(tall, "bmi"))).toBeCloseTo(75 / 1.8 ** 2, 6)
    expect(valueOf(tall, "height_low")).toBeUndefined()
  }))

it("tells from which age on a fitness is above the middle of either sex", () =>
  Effect.gen(function* () {
    yield* thirty({ vo2max_ml_kg_min: 44 })
    const found = yield* ask("reference", { metric: "vo2max" })
    expect([valueOf(found, "for_men"), valueOf(found, "for_women")]).toEqual([30, 20])
  }))

it("works out how many everyday measures an amount is", () =>
  Effect.gen(function* () {
    yield* thirty({ steps: 6_000 })
    const found = yield* ask("reference", { metric: "steps", per: 2_400 })
    expect(valueOf(found, "servings")).toBe(2.5)
  }))
