import { and, eq, lte, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { outbox } from "#db/schema/outbox"

/**
 * Something that must happen outside the database: the aggregator ends the link of one of its
 * users, the identity provider deletes the account of a subject, the disk drops a person's files.
 */
export type OutboxTask = Pick<typeof outbox.$inferSelect, "kind" | "target">

/** A task that is due, and how often it was tried. */
export type DueTask = OutboxTask & { readonly id: number; readonly attempts: number }

const put = query((db, { outbox }, given: Given<OutboxTask & { due_at: number }>) =>
  db
    .insert(outbox)
    .values({ kind: given.kind, target: given.target, due_at: given.due_at })
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.target],
      set: { attempts: 0, due_at: given.due_at },
    }),
)

const removeTask = query((db, { outbox }, given: Given<OutboxTask>) =>
  db.delete(outbox).where(and(eq(outbox.kind, given.kind), eq(outbox.target, given.target))),
)

const due = query((db, { outbox }, given: Given<{ now: number }>) =>
  db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      target: outbox.target,
      attempts: outbox.attempts,
    })
    .from(outbox)
    .where(lte(outbox.due_at, given.now))
    .orderBy(outbox.id),
)

const remove = query((db, { outbox }, given: Given<{ id: number }>) =>
  db.delete(outbox).where(eq(outbox.id, given.id)),
)

const postpone = query((db, { outbox }, given: Given<{ id: number; due_at: number }>) =>
  db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, due_at: given.due_at })
    .where(eq(outbox.id, given.id)),
)

/** Withdraws a task that is no longer wanted. One that is done already stays done. */
export function* withdraw(tx: Transaction, { kind, target }: OutboxTask): Change<void> {
  yield* tx.rows(removeTask, { kind, target })
}

/** Tasks that were decided in a transaction and are not done yet. One that is done is gone. */
export class OutboxStore extends Context.Service<
  OutboxStore,
  {
    /** Has tasks run from a moment on (epoch ms), inside the caller's transaction. */
    readonly add: (
      tx: Transaction,
      tasks: ReadonlyArray<OutboxTask>,
      due_at: number,
    ) => Change<void>
    /** The tasks due by now (epoch ms), oldest first. */
    readonly due: (now: number) => Effect.Effect<ReadonlyArray<DueTask>>
    readonly remove: (id: number) => Effect.Effect<void>
    /** Counts a failed attempt; the next is made at a moment (epoch ms). */
    readonly postpone: (id: number, due_at: number) => Effect.Effect<void>
  }
>()("db/OutboxStore") {
  static readonly layer = Layer.effect(
    OutboxStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return OutboxStore.of({
        *add(tx, tasks, due_at) {
          for (const task of tasks) yield* tx.rows(put, { ...task, due_at })
        },
        due: (now) => rows(due, { now }),
        remove: (id) => Effect.asVoid(write("system", (tx) => tx.rows(remove, { id }))),
        postpone: (id, due_at) =>
          Effect.asVoid(write("system", (tx) => tx.rows(postpone, { id, due_at }))),
      })
    }),
  )
}
