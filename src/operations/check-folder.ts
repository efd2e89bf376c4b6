import { Clock, Effect } from "effect"
import { type FolderState, folderState, glance, isWhole } from "#db/folder-state"
import { doubtful, type HealthCheck, sound, unsound } from "#domain/health-check"
import { BYTES_PER_MB } from "#domain/megabyte"
import { epochOf, isoOf } from "#domain/time"

const MIN_FREE_MB = 100
const ENOUGH_FREE_MB = 1_024

/** A log of writes beyond this is not being written back into the database. */
const MAX_LOG_MB = 1_024

/** A file that is newer than now by more than this was written by another clock. */
const SKEW_MS = 300_000

/** No clock that is right shows an earlier instant than the start of the year this was written in. */
const MIN_NOW = epochOf("2026-01-01T00:00:00Z") ?? 0

const RESTORE = "restore a backup into an empty DATA_DIR (`hygeia restore FILE`)"

const mb = (bytes: number) => Math.floor(bytes / BYTES_PER_MB)

/** How much room is left where a folder is. */
const disk = (free_bytes: number): HealthCheck => {
  const free = mb(free_bytes)
  if (free < MIN_FREE_MB)
    return unsound("disk", `${free} MB are free`, "make room, or move DATA_DIR to another disk")
  return free < ENOUGH_FREE_MB
    ? doubtful("disk", `${free} MB are free`, "make room: imports and backups need more")
    : sound("disk", `${free} MB are free`)
}

const folder = (path: string, state: FolderState): HealthCheck => {
  const of = (message: string, remedy: string) => unsound("folder", message, remedy)
  if (!state.isUsable)
    return of(`${path} is no folder that can be written`, "name another DATA_DIR, or its owner")
  if (!state.exists) return sound("folder", `${path} is not there yet: the first start makes it`)
  if (state.unusable.length > 0)
    return of(
      `this user cannot use ${state.unusable.join(", ")}`,
      `let the user of the service own ${path} and all in it; move away what is of another kind`,
    )
  if (state.isRestoring)
    return of("a restore was begun and not finished", "run `hygeia restore FILE` again")
  if (state.orphans.length > 0)
    return of(
      `${state.orphans.join(", ")} are there, and no database`,
      `${RESTORE}, or remove them`,
    )
  if (state.cut_off.length > 0)
    return of(
      `${state.cut_off.join(", ")} is cut off, or no key`,
      "restore it from a backup, or remove it: the next start makes another",
    )
  return state.exposed.length > 0
    ? of(`others can read ${state.exposed.join(", ")}`, `chmod -R go-rwx ${path}`)
    : sound("folder", `${path} is its owner's alone`)
}

const clock = (written_at: number | null, now: number): HealthCheck => {
  const remedy = "set the clock of this machine, by the network (NTP) best"
  if (now < MIN_NOW) return unsound("clock", "this machine says it is before 2026", remedy)
  return written_at !== null && written_at > now + SKEW_MS
    ? unsound("clock", "the database was written later than this machine says it is now", remedy)
    : sound("clock", "not behind what was written last")
}

/** What a server says of the file of its database, and when it looked last (ISO 8601). */
interface ServerCheck {
  readonly status: string
  readonly checked_at: string | null
}

const database = Effect.fnUntraced(function* (
  path: string,
  state: FolderState,
  integrity: ServerCheck | null,
) {
  const name = "database"
  if (!state.hasDatabase) return [sound(name, "none yet")]
  const size = `${mb(state.database_bytes)} MB, log ${mb(state.log_bytes)} MB`
  const read = yield* glance(path)
  if (read && read.version > read.known)
    return [
      unsound(
        name,
        `it is of version ${read.version}, and this executable knows ${read.known}`,
        "start the newer executable that wrote it",
      ),
    ]
  if (integrity?.status === "checking")
    return [doubtful(name, `${size}; its server checks it`, "run `hygeia doctor` again")]
  if (integrity?.status === "unknown")
    return [
      doubtful(name, `${size}; its server does not say more`, "see what is said of the server"),
    ]
  const whole = integrity === null ? yield* isWhole(path) : integrity.status === "ok"
  if (whole === false) return [unsound(name, "damaged", RESTORE)]
  if (whole === null || read === null)
    return [
      unsound(
        name,
        "it cannot be read just now",
        "see what is said of the disk and of the folder, and run `hygeia doctor` again",
      ),
    ]
  const by = integrity === null ? "checked now" : `checked by its server ${integrity.checked_at}`
  const found = `whole, ${by}; ${size}; version ${read.version} of ${read.known}`
  const last = read.delivered_at === null ? "none yet" : `the last came ${isoOf(read.delivered_at)}`
  return [
    mb(state.log_bytes) > MAX_LOG_MB
      ? doubtful(name, found, "restart the server, which writes the log back into the database")
      : sound(name, found),
    read.parked > 0
      ? doubtful(
          "deliveries",
          `${last}; ${read.parked} could not be used`,
          "see GET /admin/raw-events?state=parked",
        )
      : sound("deliveries", last),
  ]
})

/**
 * How a DATA_DIR is: who can read it, whether its database is whole, the room on its disk, and whether the clock agrees
 * with it. `integrity` is what a running server says of its own database, its status `unknown` where it does not say;
 * null where none runs.
 */
export const checkFolder = Effect.fnUntraced(function* (
  path: string,
  integrity: ServerCheck | null,
) {
  const state = yield* folderState(path)
  const now = yield* Clock.currentTimeMillis
  return [
    folder(path, state),
    ...(state.unusable.length > 0 ? [] : yield* database(path, state, integrity)),
    disk(state.free_bytes),
    clock(state.written_at, now),
  ]
})
