import { and, between, eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { distinctWorkouts } from "#db/distinct-workouts"
import type { activities } from "#db/schema/wearable"
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

const within = query((db, { activities }, given: Given<Days>) =>
  db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.user_id, given.user),
        eq(activities.deleted, false),
        between(activities.date, given.from, given.to),
      ),
    ),
)

const any = query((db, { activities }, given: Given<{ user: UserId }>) =>
  db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.user_id, given.user), eq(activities.deleted, false)))
    .limit(1),
)

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
      const { rows } = yield* Database
      return WorkoutStore.of({
        within: (user, { from, to }) =>
          Effect.map(rows(within, { user, from, to }), (found) =>
            [...distinctWorkouts(found).values()].flat(),
          ),
        any: (user) => Effect.map(rows(any, { user }), (found) => found.length > 0),
      })
    }),
  )
}
