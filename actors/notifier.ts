import { Clock, Context, Effect, Layer, Metric, Random, Schedule } from "effect"
import { type Sleeper, sleeper } from "#actors/mailbox"
import { job } from "#actors/scheduler"
import { Database } from "#db/database"
import { NotificationStore, type QueuedNotification } from "#db/notifications"
import { NOTIFICATION_TARGETS, type NotificationTarget } from "#domain/notification"
import { isoOf } from "#domain/time"
import { notificationAttempts } from "#observability/queues"
import { type NotDelivered, NotificationTargets, type Target } from "#upstream/notification-targets"

const POLL_INTERVAL = "5 seconds"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The pauses after the first failed attempts at a notification; the last of them after every later one. */
const PAUSES_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
]

/** So long after it happened a notification is given up, once an attempt has failed. */
const MAX_AGE_MS = 36 * HOUR_MS

/** So often a target may refuse one notification before the next has its turn. */
const MAX_REFUSALS = 5

/** How long one that was given up is kept. */
const KEPT_DAYS = 30

const outcomes = {
  sent: notificationAttempts.of({ outcome: "sent" }),
  failed: notificationAttempts.of({ outcome: "failed" }),
  given_up: notificationAttempts.of({ outcome: "given_up" }),
}

/** With up to a quarter of it taken off as jitter. */
const pauseAfter = (attempts: number, asked_ms: number | null) =>
  Effect.map(Random.next, (share) => {
    const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]!
    return Math.round(Math.max(pause * (1 - share / 4), asked_ms ?? 0))
  })

/**
 * Sends notifications to each target in the order in which they happened, each until it is taken, over restarts too:
 * under the same id, since a crash may come between its sending and its removal. One that cannot be sent for a day
 * and a half is given up, with all that is as old. With no targets nothing is sent and nothing kept.
 */
export class Notifier extends Context.Service<
  Notifier,
  Sleeper & {
    /** Where it can send. */
    readonly targets: ReadonlyArray<NotificationTarget>
  }
>()("actors/Notifier") {
  static readonly layer = Layer.effect(
    Notifier,
    Effect.gen(function* () {
      const store = yield* NotificationStore
      const targets = yield* NotificationTargets
      const { eraseFreed } = yield* Database

      const failed = Effect.fnUntraced(function* (
        { seq, target, attempts }: QueuedNotification,
        { failure, isRefused, wait_ms }: NotDelivered,
      ) {
        const now = yield* Clock.currentTimeMillis
        yield* Metric.update(outcomes.failed, 1)
        yield* Effect.logWarning("a notification could not be sent", { failure })
        yield* store.postpone({
          seq,
          failure,
          due_at: now + (yield* pauseAfter(attempts, wait_ms)),
        })
        const given_up = yield* store.giveUp({
          target,
          refused: isRefused && attempts + 1 >= MAX_REFUSALS ? seq : null,
          until: isoOf(now - MAX_AGE_MS),
          now,
        })
        if (given_up === 0) return
        yield* Metric.update(outcomes.given_up, given_up)
        yield* Effect.logError("notifications were given up", { given_up })
      })

      const sent = Effect.fnUntraced(function* ({ seq, target }: QueuedNotification) {
        yield* store.sent({ seq, target, sent_at: yield* Clock.currentTimeMillis })
        yield* Metric.update(outcomes.sent, 1)
        yield* Effect.logInfo("a notification was sent")
      })

      /** Sends what is due to a target until there is no more, or one could not be sent. */
      const drain = Effect.fnUntraced(function* ({ name, deliver }: Target) {
        let hasSent = false
        for (;;) {
          const next = yield* store.next(name)
          if (next === null || next.due_at > (yield* Clock.currentTimeMillis)) return hasSent
          hasSent = yield* deliver(next).pipe(
            Effect.andThen(sent(next)),
            Effect.as(true),
            Effect.catch((cause) => Effect.as(failed(next, cause), hasSent)),
            Effect.annotateLogs({ target: name, notification: next.id }),
          )
        }
      })

      /** What is for a target that is not configured, any more perhaps, is not kept for it. */
      const drop = Effect.fnUntraced(function* (name: NotificationTarget) {
        const some = yield* store.next(name)
        if (some !== null) yield* store.drop(name)
        return some !== null
      })

      const runDue = Effect.gen(function* () {
        const freed = yield* Effect.forEach(
          NOTIFICATION_TARGETS,
          (name) => {
            const target = targets.find((each) => each.name === name)
            return target ? drain(target) : drop(name)
          },
          { concurrency: "unbounded" },
        )
        if (freed.includes(true)) yield* eraseFreed
      })

      const forget = Effect.gen(function* () {
        yield* store.forget((yield* Clock.currentTimeMillis) - KEPT_DAYS * DAY_MS)
      })

      const actor = yield* sleeper("notifier", runDue)
      yield* job("notifications", Schedule.spaced(POLL_INTERVAL), actor.wake)
      yield* job("notification-retention", Schedule.spaced("1 day"), forget)
      return { ...actor, targets: targets.map(({ name }) => name) }
    }),
  )
}
