import { Effect, Exit } from "effect"
import { TestConsole } from "effect/testing"
import { surroundingsOf } from "#app/contacts"
import { doctor } from "#cli/doctor"
import { Config, examineConfig } from "#config"
import type { Contact, HealthCheck } from "#domain/health-check"

/** Variables of the environment. */
export type Env = Readonly<Record<string, string>>

interface Examined {
  readonly ok: boolean
  readonly checks: ReadonlyArray<HealthCheck>
  readonly contacts: ReadonlyArray<Contact>
}

/** What `hygeia doctor --json` prints of an environment, and whether it succeeds. */
export const examined = Effect.fnUntraced(function* (env: Env) {
  const given = { SHUTDOWN_GRACE_S: "0", PORT: "0", ...env }
  const { config } = yield* examineConfig(given)
  const exit = yield* Effect.flatMap(surroundingsOf(given), (around) =>
    doctor(around, "0.0.0", true),
  ).pipe(Effect.provideService(Config, config), Effect.exit)
  const printed = JSON.parse(String((yield* TestConsole.logLines).at(-1))) as Examined
  const status = (name: string) => printed.checks.find((check) => check.name === name)?.status
  return { ...printed, status, succeeds: Exit.isSuccess(exit) }
})

/** A service on a port of its own, until the scope closes. */
export const serving = (answer: (request: Request) => Response) =>
  Effect.acquireRelease(
    Effect.sync(() => Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer })),
    (server) => Effect.promise(() => server.stop(true)),
  )
