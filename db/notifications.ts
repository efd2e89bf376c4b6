import { and, asc, eq, isNull, lt, lte, or, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import { settingsOf } from "#db/notification-settings"
import type { notifications } from "#db/schema/notification"
import type { UserId } from "#domain/ids"
import {
  isWanted,
  NOTIFICATION_TARGETS,
  type Notification,
  type NotificationTarget,
  notificationIdOf,
  type Occurrence,
  withoutDetails,
} from "#domain/notification"
import { epochOf } from "#domain/time"

type Row = typeof notifications.$inferSelect

/** A notification that is to be sent, and how often that was tried. */
export type QueuedNotification = Notification & Pick<Row, "seq" | "target" | "attempts" | "due_at">

type New = Pick<Row, "target" | "id" | "user_id" | "occurred_at" | "occurrence" | "due_at">

const insert = query((db, { notifications }, given: Given<New>) =>
  db
    .insert(notifications)
    .values({
      target: given.target,
      id: given.id,
      user_id: given.user_id,
      occurred_at: given.occurred_at,
      occurrence: given.occurrence,
      due_at: given.due_at,
    })
    .onConflictDoNothing(),
)

/**
 * Has a person notified of something, in the transaction in which it happens: of each thing once, and only where they
 * want to be. `at` is when it happened.
 */
export function* notify(
  tx: Transaction,
  user: UserId,
  occurrence: Occurrence,
  at: string,
): Change<void> {
  const [choices] = yield* tx.rows(settingsOf, { user })
  if (!choices || !isWanted(occurrence, choices)) return
  const id = notificationIdOf(occurrence)
  for (const target of NOTIFICATION_TARGETS)
    yield* tx.rows(insert, {
      target,
      id,
      user_id: user,
      occurred_at: at,
      occurrence: choices.details ? occurrence : withoutDetails(occurrence),
      due_at: epochOf(at) ?? 0,
    })
}

/** The oldest notification that is to be sent to a target. */
export const oldestQueued = query(
  (db, { notifications }, given: Given<{ target: NotificationTarget }>) =>
    db
      .select({
        seq: notifications.seq,
        target: notifications.target,
        id: notifications.id,
        user_id: notifications.user_id,
        occurred_at: notifications.occurred_at,
        occurrence: notifications.occurrence,
        attempts: notifications.attempts,
        failure: notifications.failure,
        due_at: notifications.due_at,
      })
      .from(notifications)
      .where(and(eq(notifications.target, given.target), isNull(notifications.dead_at)))
      .orderBy(asc(notifications.seq))
      .limit(1),
)

const remove = query((db, { notifications }, given: Given<{ seq: number }>) =>
  db.delete(notifications).where(eq(notifications.seq, given.seq)),
)

type Taken = Pick<Row, "seq" | "target"> & { readonly sent_at: number }

const noteSent = query((db, { notificationTargets }, given: Given<Omit<Taken, "seq">>) =>
  db
    .insert(notificationTargets)
    .values({ target: given.target, sent_at: given.sent_at })
    .onConflictDoUpdate({
      target: notificationTargets.target,
      set: { sent_at: sql`${given.sent_at}` },
    }),
)

interface Attempt {
  readonly seq: number
  readonly failure: string
  readonly due_at: number
}

const postpone = query((db, { notifications }, given: Given<Attempt>) =>
  db
    .update(notifications)
    .set({
      attempts: sql`${notifications.attempts} + 1`,
      failure: sql`${given.failure}`,
      due_at: sql`${given.due_at}`,
    })
    .where(eq(notifications.seq, given.seq)),
)

interface GivenUp {
  readonly target: NotificationTarget
  /** The one that is refused; null for none. */
  readonly refused: number | null
  /** All that happened until then. */
  readonly until: string
  readonly now: number
}

const giveUp = query((db, { notifications }, given: Given<GivenUp>) =>
  db
    .update(notifications)
    .set({ dead_at: sql`${given.now}` })
    .where(
      and(
        eq(notifications.target, given.target),
        isNull(notifications.dead_at),
        or(lte(notifications.occurred_at, given.until), eq(notifications.seq, given.refused)),
      ),
    ),
)

const forget = query((db, { notifications }, given: Given<{ before: number }>) =>
  db.delete(notifications).where(lt(notifications.dead_at, given.before)),
)

const drop = query((db, { notifications }, given: Given<{ target: NotificationTarget }>) =>
  db.delete(notifications).where(eq(notifications.target, given.target)),
)

/** Notifications that are still to be sent. One that was sent is gone. */
export class NotificationStore extends Context.Service<
  NotificationStore,
  {
    /** The oldest that is to be sent to a target; null when there is none. */
    readonly next: (target: NotificationTarget) => Effect.Effect<QueuedNotification | null>
    /** A target has taken one, at `sent_at` (epoch ms): it is gone. */
    readonly sent: (taken: Taken) => Effect.Effect<void>
    /** Counts a failed attempt; the next is made at `due_at` (epoch ms). */
    readonly postpone: (attempt: Attempt) => Effect.Effect<void>
    /** Gives up notifications to a target, and answers how many. */
    readonly giveUp: (given: GivenUp) => Effect.Effect<number>
    /** Removes those that were given up before a moment (epoch ms). */
    readonly forget: (before: number) => Effect.Effect<void>
    /** Removes all that is for a target. */
    readonly drop: (target: NotificationTarget) => Effect.Effect<void>
  }
>()("db/NotificationStore") {
  static readonly layer = Layer.effect(
    NotificationStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return NotificationStore.of({
        next: (target) => Effect.map(rows(oldestQueued, { target }), ([found]) => found ?? null),
        sent: ({ seq, target, sent_at }) =>
          write("system", function* (tx) {
            yield* tx.rows(remove, { seq })
            yield* tx.rows(noteSent, { target, sent_at })
          }),
        postpone: (attempt) => Effect.asVoid(write("system", (tx) => tx.rows(postpone, attempt))),
        giveUp: (given) => write("system", (tx) => tx.count(giveUp, given)),
        forget: (before) => Effect.asVoid(write("system", (tx) => tx.rows(forget, { before }))),
        drop: (target) => Effect.asVoid(write("system", (tx) => tx.rows(drop, { target }))),
      })
    }),
  )
}
