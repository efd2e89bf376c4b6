import { Clock, Effect } from "effect"
import { folderState, isWhole } from "#db/folder-state"
import type { HealthCheck } from "#domain/health-check"
import { BYTES_PER_MB } from "#domain/megabyte"

const MIN_FREE_MB = 100
const ENOUGH_FREE_MB = 1_024

/** A file that is newer than now by more than this was written by another clock. */
const SKEW_MS = 300_000

const of = (name: string, status: HealthCheck["status"], message: string): HealthCheck => ({
  name,
  status,
  message,
})

/** How much room is left where a folder is. */
const disk = (free_bytes: number): HealthCheck => {
  const free = Math.floor(free_bytes / BYTES_PER_MB)
  const status = free < MIN_FREE_MB ? "fail" : free < ENOUGH_FREE_MB ? "warn" : "ok"
  return of("disk", status, `${free} MB are free`)
}

/**
 * How a DATA_DIR is: who can read it, whether its database is whole, the room on its disk, and whether the clock agrees
 * with it. `integrity` is what a running server says of its own database; null where none runs.
 */
export const checkFolder = Effect.fnUntraced(function* (path: string, integrity: string | null) {
  const state = yield* folderState(path)
  const now = yield* Clock.currentTimeMillis
  const folder = !state.exists
    ? of("folder", "ok", `${path} is not there yet: the first start makes it`)
    : state.exposed.length > 0
      ? of("folder", "fail", `others can read ${state.exposed.join(", ")}: chmod go-rwx`)
      : of("folder", "ok", `${path} is its owner's alone`)
  const isAhead = state.written_at !== null && state.written_at > now + SKEW_MS
  const clock = isAhead
    ? of("clock", "fail", "the database was written later than this machine says it is now")
    : of("clock", "ok", "not behind what was written last")
  const database = Effect.gen(function* () {
    if (!state.hasDatabase) return of("database", "ok", "none yet")
    if (integrity === "checking") return of("database", "warn", "being checked by its server")
    const whole = integrity === null ? yield* isWhole(path) : integrity === "ok"
    return whole
      ? of("database", "ok", "whole")
      : of("database", "fail", "damaged, or not to be read: restore a backup")
  })
  return [folder, yield* database, disk(state.free_bytes), clock]
})
