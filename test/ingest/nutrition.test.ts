import { expect, test } from "bun:test"
import { Effect } from "effect"
import { DataSyncStore } from "#db/data-sync"
import { readNutrition } from "#ingest/nutrition"
import { Unreadable } from "#ingest/parsed"
import { ada, Deliveries, deliver, payload, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const diary = rowsOf("diary_days")
const metadata = {
  start_time: "2025-06-02T00:00:00.000000+02:00",
  end_time: "2025-06-03T00:00:00.000000+02:00",
}
const read = (item: Record<string, unknown>) => readNutrition({ metadata, ...item }, 0)
const nutrition = (item: Record<string, unknown>) => ({
  type: "nutrition",
  user: { user_id: "agg-1", provider: "FITBIT", reference_id: "user_synth" },
  data: [{ metadata, ...item }],
})

it("writes what was eaten and drunk on a day, and keeps it out of the delta sync", () =>
  Effect.gen(function* () {
    const body = yield* Effect.promise(() => payload("nutrition-garmin-oa1"))
    yield* deliver({ ...body, user: { ...body.user, reference_id: ada } })
    expect(yield* diary).toMatchObject([
      {
        date: "2026-07-01",
        intake_kcal: 2105,
        protein_g: 128.4,
        carbs_g: 231,
        fat_g: 71.3,
        water_ml: 2300,
        caffeine_mg: null,
      },
    ])
    const { rows } = yield* DataSyncStore.use(({ since }) => since(ada, 0))
    expect(Object.values(rows).flat()).toEqual([])
  }))

it("replaces a day by what is sent later, and never by what was sent before", () =>
  Effect.gen(function* () {
    const water = (water_ml: number) => nutrition({ summary: { water_ml } })
    yield* deliver(water(500), 2_000)
    yield* deliver(water(900), 3_000)
    yield* deliver(water(100), 1_000)
    expect(yield* diary).toMatchObject([{ water_ml: 900 }])
  }))

test("adds up the meals where the summary is silent, nutrient by nutrient", () => {
  const meals = [
    { macros: { protein_g: 20, fiber_g: 4 }, micros: { caffeine_mg: 80 } },
    { macros: { protein_g: 30, fiber_g: null } },
  ]
  expect(read({ summary: { macros: { protein_g: 60 } }, meals })).toMatchObject({
    protein_g: 60,
    fibre_g: 4,
    caffeine_mg: 80,
    sugar_g: null,
  })
})

test("adds up the water among the drinks, in whatever unit it was poured", () => {
  const drink = (drink_name: string, drink_volume: unknown, drink_unit: number) => ({
    drink_name,
    drink_volume,
    drink_unit,
  })
  const drinks = (...drink_samples: ReadonlyArray<object>) => read({ drink_samples })
  expect(
    drinks(drink("Water", 500, 8), drink("sparkling water", 2, 4), drink("Beer", 330, 8)),
  ).toMatchObject({ water_ml: expect.closeTo(973.18, 2) })
  expect(drinks(drink("Water", 500, 8), drink("Water", 1, 10))).toMatchObject({ water_ml: null })
  expect(drinks(drink("Water", "500", 8))).toMatchObject({ water_ml: null })
  expect(drinks(drink("Beer", 330, 8))).toMatchObject({ water_ml: null })
})

test("takes nothing for zero that was not written down, and a zero for one", () => {
  expect(read({ summary: { macros: { alcohol_g: 0 } } })).toMatchObject({
    alcohol_g: 0,
    intake_kcal: null,
    water_ml: null,
  })
})

test("cannot read a day that is none", () => {
  expect(readNutrition({ summary: {} }, 0)).toBeInstanceOf(Unreadable)
})

test("finds every field of a full payload where the description says it is", async () => {
  const full = (await payload("nutrition-garmin-allfields1")).data[0]
  expect(readNutrition(full, 0)).toMatchObject({
    intake_kcal: 2000,
    protein_g: 50,
    carbs_g: 300,
    fat_g: 65,
    fibre_g: 25,
    sugar_g: 25,
    alcohol_g: 14,
    caffeine_mg: 95,
    water_ml: 2000,
  })
})
