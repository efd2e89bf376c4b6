import { Clock, Cron, DateTime, Effect, Layer, Option, Schedule, type Scope } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import { Jobs } from "#actors/jobs"
import { supervise } from "#actors/supervise"
import { REPLAY_MS } from "#actors/turn-events"
import { DataDir } from "#db/data-dir"
import { DATABASE } from "#db/folder-names"
import { IdempotencyStore } from "#db/idempotency"
import { RateWindowStore } from "#db/rate-windows"
import { RawEventStore } from "#db/raw-events"
import { dropMigrationCopies } from "#db/sqlite/migration-copy"
import { TurnEventStore } from "#db/turn-events"
import { TurnStepStore } from "#db/turn-steps"
import { isoOf } from "#domain/time"

/**
 * Runs a job on a schedule until the scope closes. When the service `Jobs` is provided, its runs
 * are recorded.
 */
export const job = <R>(
  name: string,
  when: Schedule.Schedule<unknown, unknown, unknown>,
  work: Effect.Effect<void, never, R>,
): Effect.Effect<unknown, never, R | Scope.Scope> =>
  Effect.serviceOption(Jobs).pipe(
    Effect.map(Option.match({ onNone: () => work, onSome: (jobs) => jobs.watch(name, work) })),
    Effect.flatMap((watched) => Effect.schedule(watched, when)),
    Effect.andThen(Effect.never),
    supervise(`scheduler/${name}`),
    Effect.forkScoped,
  )

/** 03:00 UTC. The zone is given by its offset: looking up a name takes 6 ms at the start. */
export const nightly = Schedule.cron(Cron.parseUnsafe("0 3 * * *", DateTime.zoneMakeOffset(0)))

const DAY_MS = 86_400_000

/** How long the database is kept as it was before a migration. */
const COPIES_KEPT_DAYS = 7

/** Every scheduled job of the service but those of other actors. */
export const scheduler = (options: { readonly raw_retention_days: number }) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const ingest = yield* Ingest
      const idempotency = yield* IdempotencyStore
      const rateWindows = yield* RateWindowStore
      const rawEvents = yield* RawEventStore
      const turnEvents = yield* TurnEventStore
      const turnSteps = yield* TurnStepStore
      const dir = yield* DataDir

      const dropBodies = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const dropped = yield* rawEvents.dropBodies(now - options.raw_retention_days * DAY_MS)
        yield* Effect.logInfo("old delivery bodies are dropped", { dropped })
      })

      const forgetEvents = Effect.gen(function* () {
        const endedBefore = isoOf((yield* Clock.currentTimeMillis) - REPLAY_MS)
        yield* turnEvents.forget(endedBefore)
        yield* turnSteps.forgetOutputs(endedBefore)
      })

      const forgetRequests = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        yield* idempotency.forget(now)
        yield* rateWindows.forget(now)
      })

      // A copy has whatever was deleted since, so it is not kept for long.
      const dropCopies = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        yield* Effect.sync(() =>
          dropMigrationCopies(dir.file(DATABASE), now - COPIES_KEPT_DAYS * DAY_MS),
        )
      })

      yield* job("retry-parked", nightly, ingest.send(IngestMessage.RetryParked()))
      yield* job("queue-lost", Schedule.spaced("5 minutes"), ingest.send(IngestMessage.QueueLost()))
      yield* job("copy-retention", nightly, dropCopies)
      yield* job("raw-retention", nightly, dropBodies)
      yield* job("turn-retention", Schedule.spaced("5 minutes"), forgetEvents)
      yield* job("request-retention", Schedule.spaced("1 hour"), forgetRequests)
    }),
  )
