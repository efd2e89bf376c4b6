import { and, between, eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { distinctWorkouts } from "#db/distinct-workouts"
import { activities } from "#db/schema/wearable"
import type { UserId } from "#domain/ids"
import type { Window } from "#domain/window"

/** A workout as its row has it. */
export type StoredWorkout = typeof activities.$inferSelect

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
      const { read } = yield* Database
      const own = (user: UserId) => and(eq(activities.user_id, user), eq(activities.deleted, false))
      return WorkoutStore.of({
        within: (user, { from, to }) =>
          read((db) => {
            const rows = db
              .select()
              .from(activities)
              .where(and(own(user), between(activities.date, from, to)))
              .all()
            return [...distinctWorkouts(rows).values()].flat()
          }),
        any: (user) =>
          read(
            (db) =>
              db.select({ id: activities.id }).from(activities).where(own(user)).limit(1).get() !==
              undefined,
          ),
      })
    }),
  )
}
