import { Context, Effect, Layer, Schedule } from "effect"
import { job, nightly } from "#actors/scheduler"
import { Integrity } from "#db/sqlite/integrity"

/** The result of the last check of the database file; `checking` until the first one has ended. */
export type IntegrityStatus = "ok" | "checking" | "failing"

/** The first answers after a start come before the check, which takes a core for itself. */
const AFTER_START = "2 seconds"

/** Checks the database file soon after the start and every night, and keeps the last result. */
export class IntegrityCheck extends Context.Service<
  IntegrityCheck,
  { readonly status: Effect.Effect<IntegrityStatus> }
>()("actors/IntegrityCheck") {
  static readonly layer = Layer.effect(
    IntegrityCheck,
    Effect.gen(function* () {
      const { isWhole } = yield* Integrity
      let status: IntegrityStatus = "checking"

      const check = Effect.gen(function* () {
        status = (yield* isWhole) ? "ok" : "failing"
        yield* status === "ok"
          ? Effect.logInfo("the database file is whole")
          : Effect.logFatal("the database file is damaged: restore a backup")
      })

      const soonThenNightly = Schedule.concat(Schedule.duration(AFTER_START), nightly)
      yield* job("integrity", soonThenNightly, check)
      return IntegrityCheck.of({ status: Effect.sync(() => status) })
    }),
  )
}
