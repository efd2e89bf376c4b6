import { Clock, Context, Effect, Layer, Schedule } from "effect"
import { job, nightly } from "#actors/scheduler"
import { Integrity } from "#db/sqlite/integrity"
import { isoOf } from "#domain/time"

/** The result of the last check of the database file; `checking` until the first one has ended. */
export type IntegrityStatus = "ok" | "checking" | "failing"

/** The first answers after a start come before the check, which takes a core for itself. */
const AFTER_START = "2 seconds"

/** Checks the database file soon after the start and every night, and keeps the last result. */
export class IntegrityCheck extends Context.Service<
  IntegrityCheck,
  {
    readonly status: Effect.Effect<IntegrityStatus>
    /** When the last check ended (ISO 8601); null before the first has. */
    readonly checkedAt: Effect.Effect<string | null>
  }
>()("actors/IntegrityCheck") {
  static readonly layer = Layer.effect(
    IntegrityCheck,
    Effect.gen(function* () {
      const { isWhole } = yield* Integrity
      let status: IntegrityStatus = "checking"
      let checked_at: string | null = null

      const check = Effect.gen(function* () {
        status = (yield* isWhole) ? "ok" : "failing"
        checked_at = isoOf(yield* Clock.currentTimeMillis)
        yield* status === "ok"
          ? Effect.logInfo("the database file is whole")
          : Effect.logFatal("the database file is damaged: restore a backup")
      })

      const soonThenNightly = Schedule.concat(Schedule.duration(AFTER_START), nightly)
      yield* job("integrity", soonThenNightly, check)
      return IntegrityCheck.of({
        status: Effect.sync(() => status),
        checkedAt: Effect.sync(() => checked_at),
      })
    }),
  )
}
