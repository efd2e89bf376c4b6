import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { metrics } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import { testDatabase } from "#test/database"
import { itWith, whileTimePasses } from "#test/effect"
import { aDay, aDiaryDay, aNight, aWorkout, type Rows, store } from "#test/rows"

const it = itWith(Layer.provideMerge(MetricSeriesStore.layer, testDatabase()))

const ada = "user_ada"

const daysOf = (key: string) =>
  Effect.gen(function* () {
    const coverage = yield* (yield* MetricSeriesStore).coverage(ada, metrics)
    return coverage.find(({ metric }) => metric === key)?.days ?? 0
  })

const added: ReadonlyArray<readonly [string, string, Rows]> = [
  ["a day", "steps", { days: [aDay(ada, "2026-05-02", { steps: 9_000 })] }],
  ["a night", "sleep_minutes", { nights: [aNight(ada, "2026-05-02", { asleep_s: 25_200 })] }],
  ["a workout", "workout_minutes", { workouts: [aWorkout(ada, "2026-05-02")] }],
  [
    "a page of the diary",
    "caffeine_mg",
    { diary: [aDiaryDay(ada, "2026-05-02", { caffeine_mg: 90 })] },
  ],
]

for (const [what, key, rows] of added)
  it(`what there is data of is known anew after ${what}`, () =>
    whileTimePasses(
      Effect.gen(function* () {
        yield* store({ days: [aDay(ada, "2026-05-01", { floors: 3 })] })
        const before = yield* daysOf(key)
        expect(yield* daysOf("floors")).toBe(1)
        yield* store(rows)
        expect(yield* daysOf(key)).toBe(before + 1)
      }),
    ))

it("a person's coverage is not another's", () =>
  whileTimePasses(
    Effect.gen(function* () {
      yield* store({ days: [aDay(ada, "2026-05-01", { steps: 9_000 })] })
      yield* daysOf("steps")
      const { coverage } = yield* MetricSeriesStore
      expect(yield* coverage("user_bob", metrics)).toEqual([])
    }),
  ))
