import { and, desc, eq, getTableColumns } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { experiments } from "#db/schema/experiment"
import type { Experiment, ExperimentDay } from "#domain/experiment"
import type { ExperimentId, UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

type Owned = { readonly user: UserId; readonly id: ExperimentId }

/** The experiments of a person, the newest first; there are never many. */
const MAX = 100

const ofUser = query((db, { experiments }, given: Given<{ user: UserId }>) => {
  const { seq: _, ...shown } = getTableColumns(experiments)
  return db
    .select(shown)
    .from(experiments)
    .where(eq(experiments.user_id, given.user))
    .orderBy(desc(experiments.seq))
    .limit(MAX)
})

const one = query((db, { experiments }, given: Given<Owned>) =>
  db
    .select()
    .from(experiments)
    .where(and(eq(experiments.user_id, given.user), eq(experiments.id, given.id))),
)

type NewExperiment = Omit<typeof experiments.$inferSelect, "seq">

const insert = query((db, { experiments }, given: Given<NewExperiment>) =>
  db
    .insert(experiments)
    .values(givenColumns(experiments, given, ["seq"]))
    .onConflictDoNothing(),
)

const setDays = query(
  (db, { experiments }, given: Given<Owned & { days: ReadonlyArray<ExperimentDay> }>) =>
    db
      .update(experiments)
      .set({ days: given.days })
      .where(and(eq(experiments.user_id, given.user), eq(experiments.id, given.id))),
)

const setStopped = query((db, { experiments }, given: Given<Owned & { on: LocalDate }>) =>
  db
    .update(experiments)
    .set({ stopped_on: given.on })
    .where(and(eq(experiments.user_id, given.user), eq(experiments.id, given.id))),
)

const remove = query((db, { experiments }, given: Given<Owned>) =>
  db
    .delete(experiments)
    .where(and(eq(experiments.user_id, given.user), eq(experiments.id, given.id))),
)

/** The experiments of people with themselves. */
export class ExperimentStore extends Context.Service<
  ExperimentStore,
  {
    /** A person's experiments, the newest first. */
    readonly of: (user: UserId) => Effect.Effect<ReadonlyArray<Experiment>>
    /** The same inside the caller's transaction. */
    readonly within: (tx: Transaction, user: UserId) => Change<ReadonlyArray<Experiment>>
    readonly find: (tx: Transaction, of: Owned) => Change<Experiment | undefined>
    /** Adds one, unless its turn has added one before. */
    readonly add: (tx: Transaction, experiment: Experiment) => Change<void>
    readonly setDays: (
      tx: Transaction,
      of: Owned,
      days: ReadonlyArray<ExperimentDay>,
    ) => Change<void>
    readonly stop: (tx: Transaction, of: Owned, on: LocalDate) => Change<void>
    readonly remove: (tx: Transaction, of: Owned) => Change<void>
  }
>()("db/ExperimentStore") {
  static readonly layer = Layer.effect(
    ExperimentStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return ExperimentStore.of({
        of: (user) => rows(ofUser, { user }),
        *find(tx, of) {
          const [found] = yield* tx.rows(one, of)
          return found
        },
        within: (tx, user) => tx.rows(ofUser, { user }),
        *add(tx, experiment) {
          yield* tx.rows(insert, experiment)
        },
        *setDays(tx, of, days) {
          yield* tx.rows(setDays, { ...of, days })
        },
        *stop(tx, of, on) {
          yield* tx.rows(setStopped, { ...of, on })
        },
        *remove(tx, of) {
          yield* tx.rows(remove, of)
        },
      })
    }),
  )
}
