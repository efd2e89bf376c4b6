import { eq, inArray, notInArray, type SQL, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Builder, type Given, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import type { InterruptedState, interruptedWork, WorkId } from "#db/schema/interrupted-work"

/** A piece of work that an end of the process interrupted. */
export type InterruptedWork = typeof interruptedWork.$inferSelect

/** So many ends of the process while it ran alone, and a piece of work is given up. */
export const MAX_DEATHS = 2

/** The literals let the partial indexes answer. */
const open = (db: Builder, { turns, fileImports }: Schema) => [
  db
    .select({ id: sql<string>`${turns.id}` })
    .from(turns)
    .where(sql`${turns.status} IN ('queued', 'running')`),
  db
    .select({ id: sql<string>`${fileImports.id}` })
    .from(fileImports)
    .where(sql`${fileImports.status} in ('queued', 'running')`),
]

const addRunning = (kind: "turns" | "fileImports", state: InterruptedState) =>
  query((db, schema) => {
    const { id, user_id, status } = schema[kind as "turns"]
    const running = db
      .select({
        id: sql<WorkId>`${id}`.as("id"),
        user_id: sql`${user_id}`.as("user_id"),
        state: sql`${state}`.as("state"),
        deaths: sql`0`.as("deaths"),
        reached: sql`0`.as("reached"),
      })
      .from(schema[kind as "turns"])
      .where(sql`${status} = 'running'`)
    return db
      .insert(schema.interruptedWork)
      .select(running as never)
      .onConflictDoNothing()
  })

const suspect = [addRunning("turns", "suspected"), addRunning("fileImports", "suspected")]
const excuse = [addRunning("turns", "excused"), addRunning("fileImports", "excused")]

const endAlone = (deaths: (before: Schema["interruptedWork"]["deaths"]) => SQL) =>
  query((db, { interruptedWork }) =>
    db
      .update(interruptedWork)
      .set({ state: "suspected", deaths: deaths(interruptedWork.deaths) })
      .where(eq(interruptedWork.state, "alone")),
  )

const countDeaths = endAlone((before) => sql`${before} + 1`)
const countNone = endAlone((before) => sql`${before}`)

const noteReached = query((db, { interruptedWork, fileImports }) => {
  const { id, reached } = interruptedWork
  const read = db
    .select({ read: sql`${fileImports.records_read}` })
    .from(fileImports)
    .where(sql`${fileImports.id} = ${id}`)
  return db.update(interruptedWork).set({ reached: sql`max(${reached}, coalesce(${read}, 0))` })
})

const dropEnded = query((db, schema) => {
  const { id } = schema.interruptedWork
  const [turns, imports] = open(db, schema)
  return db
    .delete(schema.interruptedWork)
    .where(sql`${notInArray(id, turns as never)} AND ${notInArray(id, imports as never)}`)
})

const dropExcused = query((db, { interruptedWork }) =>
  db.delete(interruptedWork).where(inArray(interruptedWork.state, ["excused"])),
)

const all = query((db, { interruptedWork }) => db.select().from(interruptedWork))

type Mark = Pick<InterruptedWork, "id" | "state">

const mark = query((db, { interruptedWork }, given: Given<Mark>) =>
  db.update(interruptedWork).set({ state: given.state }).where(eq(interruptedWork.id, given.id)),
)

const forget = query((db, { interruptedWork }, given: Given<Pick<InterruptedWork, "id">>) =>
  db.delete(interruptedWork).where(eq(interruptedWork.id, given.id)),
)

/** Turns and imports that an end of the process interrupted. Each change is on disk when it answers. */
export class InterruptedWorkStore extends Context.Service<
  InterruptedWorkStore,
  {
    /**
     * Counts the death of what ran alone, and adds what was running too. Answers all that is suspected; what an
     * orderly end interrupted is not.
     */
    readonly begin: Effect.Effect<ReadonlyArray<InterruptedWork>>
    /** Says whether a piece runs alone from now on. */
    readonly mark: (piece: InterruptedWork, state: "suspected" | "alone") => Effect.Effect<void>
    /** Forgets a piece: it has passed the step it was in. */
    readonly forget: (piece: InterruptedWork) => Effect.Effect<void>
    /** Writes that the process ends in order: nothing that still runs is suspected of it. */
    readonly excuse: Effect.Effect<void>
  }
>()("db/InterruptedWorkStore") {
  static readonly layer = Layer.effect(
    InterruptedWorkStore,
    Effect.gen(function* () {
      const { write } = yield* Database
      return InterruptedWorkStore.of({
        begin: write("system", function* (tx) {
          yield* tx.rows(countDeaths)
          yield* tx.rows(dropEnded)
          for (const add of suspect) yield* tx.rows(add)
          yield* tx.rows(dropExcused)
          yield* tx.rows(noteReached)
          return yield* tx.rows(all)
        }),
        mark: ({ id, user_id }, state) =>
          write(user_id, function* (tx) {
            yield* tx.rows(mark, { id, state })
          }),
        forget: ({ id, user_id }) =>
          write(user_id, function* (tx) {
            yield* tx.rows(forget, { id })
          }),
        excuse: write("system", function* (tx) {
          yield* tx.rows(countNone)
          for (const add of excuse) yield* tx.rows(add)
        }),
      })
    }),
  )
}
