import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aWorkout, store } from "#test/rows"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const TODAY = "2026-11-20"
const run = (daysAgo: number, minutes: number, rest = {}) =>
  aWorkout(ada, addDays(TODAY, -daysAgo), {
    type_name: "Running",
    duration_s: minutes * 60,
    ...rest,
  })

it("holds the last seven days against a mean week of the four before", () =>
  Effect.gen(function* () {
    // Day 6 is the first of the week, day 7 the last before it, day 34 the first of the four weeks.
    yield* store({
      workouts: [
        run(1, 50),
        run(2, 40),
        run(6, 60),
        run(7, 80),
        run(20, 100),
        run(34, 60),
        run(35, 500),
      ],
    })
    const found = yield* ask("training", { date: TODAY })
    const shown = Object.fromEntries(found.facts.map(({ role, item }) => [role, item.value]))
    expect(shown).toEqual({
      minutes: 150,
      usual_minutes: 60,
      percent: 150,
      sessions: 3,
      usual_sessions: 0.75,
      last_date: "2026-11-19",
      last_sport: "running",
      last_minutes: 50,
      days_since: 1,
      in_a_row: 2,
    })
  }))

it("tells a training load where a device gives one, and none where it sends zeros", () =>
  Effect.gen(function* () {
    yield* store({ workouts: [run(1, 50, { training_load: 0 }), run(9, 50, { tss: 0 })] })
    expect(factsOf(yield* ask("training", { date: TODAY }), "load")).toEqual([])
    yield* store({
      workouts: [
        run(2, 30, { training_load: 90 }),
        run(10, 30, { tss: 60 }),
        run(12, 30, { tss: 100 }),
      ],
    })
    const found = yield* ask("training", { date: TODAY })
    expect([valueOf(found, "load"), valueOf(found, "usual_load")]).toEqual([90, 40])
  }))

it("tells weeks without a workout from a person who never recorded one", () =>
  Effect.gen(function* () {
    expect(insufficientDataOf(yield* ask("training", { date: TODAY }))?.reason).toBe("no_data")
    yield* store({ workouts: [run(200, 50)] })
    const found = yield* ask("training", { date: TODAY })
    expect([valueOf(found, "minutes"), valueOf(found, "usual_minutes")]).toEqual([0, 0])
    expect(found.insufficient_data).toBeNull()
  }))
