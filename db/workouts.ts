import { and, between, eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { distinctWorkouts } from "#db/distinct-workouts"
import type { activities } from "#db/schema/wearable"
import { isNotWrong, withoutWrong, wrongFields } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"

/** A workout as its row has it. */
export type StoredWorkout = typeof activities.$inferSelect

interface Days {
  readonly user: UserId
  readonly from: LocalDate
  readonly to: LocalDate
}

const within = query((db, schema, given: Given<Days>) => {
  const { activities } = schema
  return db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.user_id, given.user),
        eq(activities.deleted, false),
        isNotWrong(db, schema, activities, given),
        between(activities.date, given.from, given.to),
      ),
    )
})

const any = query((db, schema, given: Given<{ user: UserId }>) => {
  const { activities } = schema
  return db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.user_id, given.user),
        eq(activities.deleted, false),
        isNotWrong(db, schema, activities, given),
      ),
    )
    .limit(1)
})

/** A person's workouts. */
export class WorkoutStore extends Context.Service<
  WorkoutStore,
  {
    /** Those that began within a window, earliest day first; one that two devices saw comes once. */
    readonly within: (user: UserId, window: Window) => Effect.Effect<ReadonlyArray<StoredWorkout>>
    /** Whether there has ever been one. */
    readonly any: (user: UserId) => Effect.Effect<boolean>
  }
>()("db/WorkoutStore") {
  static readonly layer = Layer.effect(
    WorkoutStore,
    Effect.gen(function* () {
      const { rows, snapshot } = yield* Database
      return WorkoutStore.of({
        within: (user, { from, to }) =>
          snapshot(function* (tx) {
            const found = yield* tx.rows(within, { user, from, to })
            const wrong = yield* wrongFields(tx, user)
            return [
              ...distinctWorkouts(found.map((row) => withoutWrong(row, wrong))).values(),
            ].flat()
          }),
        any: (user) => Effect.map(rows(any, { user }), (found) => found.length > 0),
      })
    }),
  )
}
