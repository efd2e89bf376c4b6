import { and, eq, lte, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { outbox } from "#db/schema/outbox"

/**
 * Something that must happen outside the database: the aggregator ends the link of one of its
 * users, the identity provider deletes the account of a subject, the disk drops a person's files.
 */
export type Errand = Pick<typeof outbox.$inferSelect, "kind" | "target">

/** An errand that waits, and how often it was tried. */
export type DueErrand = Errand & { readonly id: number; readonly attempts: number }

/** Takes an errand back that is no longer wanted. One that is done already stays done. */
export const withdraw = ({ db }: Transaction, { kind, target }: Errand): void =>
  void db
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.target, target)))
    .run()

/** Errands that were decided in a transaction and are not done yet. One that is done is gone. */
export class OutboxStore extends Context.Service<
  OutboxStore,
  {
    /** Has errands run from a moment on (epoch ms), inside the caller's transaction. */
    readonly add: (tx: Transaction, errands: ReadonlyArray<Errand>, due_at: number) => void
    /** What is due by now (epoch ms), oldest first. */
    readonly due: (now: number) => Effect.Effect<ReadonlyArray<DueErrand>>
    readonly remove: (id: number) => Effect.Effect<void>
    /** Counts a failed attempt; the next is made at a moment (epoch ms). */
    readonly postpone: (id: number, due_at: number) => Effect.Effect<void>
  }
>()("db/OutboxStore") {
  static readonly layer = Layer.effect(
    OutboxStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      const due = yield* read((db) =>
        db
          .select({
            id: outbox.id,
            kind: outbox.kind,
            target: outbox.target,
            attempts: outbox.attempts,
          })
          .from(outbox)
          .where(lte(outbox.due_at, sql.placeholder("now")))
          .orderBy(outbox.id)
          .prepare(),
      )
      return OutboxStore.of({
        add: ({ db }, errands, due_at) => {
          for (const errand of errands)
            db.insert(outbox)
              .values({ ...errand, due_at })
              .onConflictDoUpdate({
                target: [outbox.kind, outbox.target],
                set: { attempts: 0, due_at },
              })
              .run()
        },
        due: (now) => Effect.sync(() => due.all({ now })),
        remove: (id) => write(({ db }) => void db.delete(outbox).where(eq(outbox.id, id)).run()),
        postpone: (id, due_at) =>
          write(
            ({ db }) =>
              void db
                .update(outbox)
                .set({ attempts: sql`${outbox.attempts} + 1`, due_at })
                .where(eq(outbox.id, id))
                .run(),
          ),
      })
    }),
  )
}
