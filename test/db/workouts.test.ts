import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { WorkoutStore } from "#db/workouts"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { aWorkout, store } from "#test/rows"
import { ada, bob } from "#test/turns"

const it = itWith(Layer.provideMerge(WorkoutStore.layer, testDatabase()))
const may = { from: "2026-05-01", to: "2026-05-31" }

it("finds one's own workouts of a window, by day, without what the vendor took back", () =>
  Effect.gen(function* () {
    yield* store({
      workouts: [
        aWorkout(ada, "2026-05-31"),
        aWorkout(ada, "2026-05-01"),
        aWorkout(ada, "2026-06-01"),
        aWorkout(ada, "2026-05-10", { deleted: true }),
        aWorkout(bob, "2026-05-20"),
      ],
    })
    const workouts = yield* WorkoutStore
    expect((yield* workouts.within(ada, may)).map(({ date }) => date)).toEqual([
      "2026-05-01",
      "2026-05-31",
    ])
  }))

it("takes nobody else's workout for one's own, nor one that was taken back", () =>
  Effect.gen(function* () {
    yield* store({
      workouts: [aWorkout(bob, "2026-05-20"), aWorkout(ada, "2026-05-20", { deleted: true })],
    })
    const workouts = yield* WorkoutStore
    expect([yield* workouts.any(ada), yield* workouts.any(bob)]).toEqual([false, true])
  }))
