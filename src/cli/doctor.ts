import { Console, Data, Effect, Redacted } from "effect"
import { Config } from "#config"
import type { LastBackup } from "#domain/backup"
import { type Contact, type HealthCheck, sound, unsound } from "#domain/health-check"
import { NOTIFICATION_TARGETS } from "#domain/notification"
import type { TargetState } from "#domain/notification-target"
import { checkFolder } from "#operations/check-folder"
import { checkLastBackup } from "#operations/check-last-backup"
import { checkNotifications, TARGET_VARIABLES } from "#operations/check-notifications"
import { checkVersions } from "#operations/check-versions"
import { type FoundServer, findServer, isFolderOwned } from "#operations/find-server"

/** Something that was checked is not as it should be. */
export class Unwell extends Data.TaggedError("Unwell")<{ readonly message: string }> {}

/** What only the configuration as a whole can tell. */
export interface Surroundings {
  readonly contacts: ReadonlyArray<Contact>
  /**
   * Of the variables themselves, of the address to listen on, and of the limit of open files: the one that a running
   * server says it has, where one runs.
   */
  readonly settings: (
    server: { readonly descriptor_limit: number | null | undefined } | null,
  ) => Effect.Effect<ReadonlyArray<HealthCheck>>
  /** Of the contacts and of the model provider. */
  readonly checks: Effect.Effect<ReadonlyArray<HealthCheck>>
}

const TIMEOUT_MS = 3_000

/** What a running server says of itself to whoever has its admin key; null when it does not answer. */
const readinessOf = Effect.fnUntraced(function* ({ url, admin_key }: FoundServer) {
  const { ADMIN_KEY } = yield* Config
  const key = ADMIN_KEY?.[0] ?? admin_key
  return yield* Effect.tryPromise(async () => {
    const headers = key ? { "x-admin-key": Redacted.value(key) } : {}
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(`${url}/readyz`, { headers, signal })
    return (await answer.json()) as {
      readonly ok?: boolean
      readonly integrity?: string
      readonly integrity_checked_at?: string | null
      readonly descriptor_limit?: number | null
      readonly backup?: LastBackup | null
      readonly notifications?: ReadonlyArray<TargetState>
    }
  }).pipe(Effect.catch(() => Effect.succeed(null)))
})

type Ready = Effect.Success<ReturnType<typeof readinessOf>>

const runningCheck = (server: FoundServer | null, ready: Ready, isOwned: boolean): HealthCheck => {
  if (!server && isOwned)
    return unsound(
      "server",
      "one owns this folder, and server.json does not say where",
      "restart it",
    )
  if (!server) return sound("server", "none runs on this folder")
  if (!ready)
    return unsound("server", `${server.url} does not answer`, "see its log, and restart it")
  if (ready.ok !== true)
    return unsound("server", `${server.url} is not ready`, "see its log, and what is said below")
  return ready.integrity === undefined
    ? unsound(
        "server",
        `${server.url} does not take this admin key`,
        "set ADMIN_KEY to the key that the server was started with",
      )
    : sound("server", `${server.url} is ready`)
}

const checked = Effect.fnUntraced(function* (around: Surroundings, version: string) {
  const config = yield* Config
  const { BACKUP_DIR, DATA_DIR } = config
  const targets = NOTIFICATION_TARGETS.filter((name) => config[TARGET_VARIABLES[name]] !== null)
  const server = yield* findServer(DATA_DIR)
  const ready = server && (yield* readinessOf(server))
  const isOwned = yield* isFolderOwned(DATA_DIR)
  const integrity = isOwned
    ? {
        status: ready?.integrity ?? "unknown",
        checked_at: ready?.integrity_checked_at ?? null,
      }
    : null
  return [
    checkVersions(version),
    ...(yield* around.settings(isOwned ? { descriptor_limit: ready?.descriptor_limit } : null)),
    runningCheck(server, ready, isOwned),
    ...(yield* checkFolder(DATA_DIR, integrity)),
    yield* checkLastBackup(BACKUP_DIR, ready?.backup),
    ...checkNotifications(targets, ready?.notifications ?? null),
    ...(yield* around.checks),
  ] satisfies ReadonlyArray<HealthCheck>
})

/** What came from outside of us has no line of its own. */
const plain = (text: string) => text.replace(/\p{Cc}+/gu, " ")

const lineOf = ({ name, status, message, remedy }: HealthCheck) =>
  plain(`${status.padEnd(5)} ${name}: ${message}${remedy === null ? "" : ` -> ${remedy}`}`)

const contactLines = (contacts: ReadonlyArray<Contact>): ReadonlyArray<string> =>
  contacts.length === 0
    ? ["No host is ever contacted."]
    : [
        "Hosts that can be contacted, and no other:",
        ...contacts.map(({ host, variable, why }) => `  ${host} (${variable}): ${why}`),
      ]

/** `hygeia doctor`: prints how everything is, and every host that could ever be contacted; fails when a check does. */
export const doctor = Effect.fnUntraced(function* (
  around: Surroundings,
  version: string,
  json: boolean,
) {
  const checks = yield* checked(around, version)
  const failed = checks.filter(({ status }) => status === "fail")
  const { contacts } = around
  yield* Console.log(
    json
      ? JSON.stringify({ ok: failed.length === 0, checks, contacts })
      : [...checks.map(lineOf), "", ...contactLines(contacts)].join("\n"),
  )
  if (failed.length > 0)
    return yield* new Unwell({
      message: `failed: ${[...new Set(failed.map(({ name }) => name))].join(", ")}`,
    })
})
