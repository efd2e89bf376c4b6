import { Clock, Context, Effect, Layer, Metric, Random, Schedule } from "effect"
import { type Sleeper, sleeper } from "#actors/mailbox"
import { job } from "#actors/scheduler"
import { Database } from "#db/database"
import { type DueTask, OutboxStore, type OutboxTask } from "#db/outbox"
import { UploadStore } from "#db/uploads"
import type { UserId } from "#domain/ids"
import { outboxAttempts } from "#observability/queues"
import { Aggregator } from "#upstream/aggregator"
import { Scim } from "#upstream/scim"

/** Tasks run at once, at most. */
const MAX_PARALLEL = 4

const TIMEOUT = "30 seconds"

const POLL_INTERVAL = "2 seconds"

const MIN_WAIT_MS = 1_000
const MAX_WAIT_MS = 3_600_000

const done = outboxAttempts.of({ outcome: "done" })
const failed = outboxAttempts.of({ outcome: "failed" })

/** Exponential backoff from a second to an hour, with up to half of it taken off as jitter. */
const waitAfter = (attempts: number) =>
  Effect.map(
    Random.next,
    (share) => Math.min(MIN_WAIT_MS * 2 ** attempts, MAX_WAIT_MS) * (1 - share / 2),
  )

/**
 * Runs the tasks of the outbox and retries each until it succeeds, over restarts too. Nothing of a done
 * task stays on disk.
 */
export class Outbox extends Context.Service<Outbox, Sleeper>()("actors/Outbox") {
  static readonly layer = Layer.effect(
    Outbox,
    Effect.gen(function* () {
      const store = yield* OutboxStore
      const uploads = yield* UploadStore
      const aggregator = yield* Aggregator
      const scim = yield* Scim
      const { eraseFreed } = yield* Database

      const perform = ({ kind, target }: OutboxTask) => {
        switch (kind) {
          case "deauthenticate":
            return aggregator.deauthenticate(target)
          case "delete_identity":
            return scim.deleteUser(target)
          case "delete_uploads":
            return uploads.removeAll(target as UserId)
        }
      }

      const postpone = Effect.fnUntraced(function* ({ id, attempts }: DueTask) {
        const due_at = (yield* Clock.currentTimeMillis) + (yield* waitAfter(attempts))
        yield* store.postpone(id, Math.round(due_at))
        yield* Metric.update(failed, 1)
        yield* Effect.logWarning("an outbox task failed and is retried later")
        return false
      })

      const run = (task: DueTask) =>
        perform(task).pipe(
          Effect.timeout(TIMEOUT),
          Effect.andThen(store.remove(task.id)),
          Effect.andThen(Metric.update(done, 1)),
          Effect.andThen(Effect.logInfo("an outbox task is done")),
          Effect.as(true),
          Effect.catch(() => postpone(task)),
          Effect.annotateLogs({ task: task.kind, attempts: task.attempts + 1 }),
        )

      const runDue = Effect.gen(function* () {
        const due = yield* store.due(yield* Clock.currentTimeMillis)
        const outcomes = yield* Effect.forEach(due, run, { concurrency: MAX_PARALLEL })
        if (outcomes.includes(true)) yield* eraseFreed
      })

      const actor = yield* sleeper("outbox", runDue)
      yield* job("outbox", Schedule.spaced(POLL_INTERVAL), actor.wake)
      return actor
    }),
  )
}
