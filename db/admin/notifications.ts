import { and, count, eq, isNotNull, isNull, max } from "drizzle-orm"
import type { Effect } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { oldestQueued } from "#db/notifications"
import type { NotificationTarget } from "#domain/notification"
import type { TargetState } from "#domain/notification-target"
import { isoOf } from "#domain/time"

type To = Given<{ target: NotificationTarget }>

const lastSent = query((db, { notificationTargets }, given: To) =>
  db
    .select({ sent_at: notificationTargets.sent_at })
    .from(notificationTargets)
    .where(eq(notificationTargets.target, given.target)),
)

const waiting = query((db, { notifications }, given: To) =>
  db
    .select({ rows: count() })
    .from(notifications)
    .where(and(eq(notifications.target, given.target), isNull(notifications.dead_at))),
)

const givenUp = query((db, { notifications }, given: To) =>
  db
    .select({ rows: count(), last: max(notifications.dead_at) })
    .from(notifications)
    .where(and(eq(notifications.target, given.target), isNotNull(notifications.dead_at))),
)

const instantOf = (epochMs: number | null | undefined) =>
  typeof epochMs === "number" ? isoOf(epochMs) : null

/** How each of some targets is doing: what it took last, what waits for it, and what was given up. */
export const listTargets = (
  targets: ReadonlyArray<NotificationTarget>,
): Effect.Effect<ReadonlyArray<TargetState>, never, Database> =>
  Database.use(({ snapshot }) =>
    snapshot(function* (tx) {
      const states: Array<TargetState> = []
      for (const target of targets) {
        const [sent] = yield* tx.rows(lastSent, { target })
        const [queued] = yield* tx.rows(waiting, { target })
        const [next] = yield* tx.rows(oldestQueued, { target })
        const [dead] = yield* tx.rows(givenUp, { target })
        states.push({
          target,
          sent_at: instantOf(sent?.sent_at),
          waiting: queued!.rows,
          attempts: next?.attempts ?? 0,
          failure: next?.failure ?? null,
          next_attempt_at: instantOf(next?.due_at),
          given_up: dead!.rows,
          given_up_at: instantOf(dead!.last),
        })
      }
      return states
    }),
  )
