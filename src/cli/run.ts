import { Cause, Effect, Exit, Runtime } from "effect"
import { logs } from "#cli/log"
import { Config, type InvalidConfig, readConfig, type Values } from "#config"

const runMain = Runtime.makeRunMain(({ fiber, teardown }) => {
  const stop = () => fiber.interruptUnsafe()
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  fiber.addObserver((exit) => teardown(exit, (code) => process.exit(code)))
})

/** Whether a command that is stopped has ended in order, or before it was done. */
type Kind = "until-stopped" | "until-done"

const isStopped = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)

const teardownOf =
  (kind: Kind): Runtime.Teardown =>
  (exit, onExit) => {
    const isOver = Exit.isSuccess(exit) || (kind === "until-stopped" && isStopped(exit))
    if (!isOver && isStopped(exit)) process.stderr.write("hygeia: Stopped before it was done.\n")
    onExit(isOver ? 0 : 1)
  }

/** Prints one line for a command that failed; a defect goes to the log in full as well. */
const report = (cause: Cause.Cause<unknown>) =>
  Effect.gen(function* () {
    if (Cause.hasInterruptsOnly(cause)) return
    const error = Cause.squash(cause)
    const isExpected = cause.reasons.some(Cause.isFailReason)
    if (!isExpected) yield* Effect.logError("failed", cause)
    const message = error instanceof Error ? error.message : "failed"
    yield* Effect.sync(() => process.stderr.write(`hygeia: ${message}\n`))
  })

const run = <A, E>(
  kind: Kind,
  command: Effect.Effect<A, E, Config>,
  configuration: Effect.Effect<Values, InvalidConfig> = readConfig(),
) =>
  runMain(
    Effect.gen(function* () {
      const config = yield* configuration
      return yield* command.pipe(
        Effect.tapCause(report),
        Effect.provideService(Config, config),
        Effect.provide(logs(config.LOG_LEVEL)),
      )
    }).pipe(Effect.tapErrorTag("InvalidConfig", (error) => report(Cause.fail(error)))),
    { disableErrorReporting: true, teardown: teardownOf(kind) },
  )

/**
 * Runs a command as the process, with its configuration and logs, until it ends or SIGINT or SIGTERM interrupts it.
 * Exits with 0 when it was done, and with 1 and one line on stderr when it failed or was interrupted.
 */
export const runCommand = <A, E>(
  command: Effect.Effect<A, E, Config>,
  configuration?: Effect.Effect<Values, InvalidConfig>,
) => run("until-done", command, configuration)

/** The same for a command that goes on until it is interrupted, which is its end in order: with 0. */
export const runService = <A, E>(command: Effect.Effect<A, E, Config>) =>
  run("until-stopped", command)
