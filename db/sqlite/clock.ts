import type { Database as Sqlite } from "bun:sqlite"

/** How long a mark handed to clients may lag behind the wall clock. */
const MARK_EVERY_MS = 1_000

/**
 * The monotonic clock behind every `updated_at`, in epoch milliseconds. It advances with every
 * commit and never goes back, not even when the machine's clock does or after a restart: its last
 * value is stored in the same transaction as the rows that carry it.
 */
export interface SyncClock {
  /** A stamp later than all before it, for the rows of one commit. */
  readonly tick: (wallMs: number) => number
  /** Writes the last stamp; part of the transaction whose rows carry it. */
  readonly keep: () => void
  /** Takes back what was said since the last commit, because the next one has failed. */
  readonly restore: () => void
  /** The last stamp or mark: every row committed from now on is stamped later. */
  readonly last: () => number
  /** Whether `last` lags so far behind that a tick should be written before it is shown. */
  readonly isStale: (wallMs: number) => boolean
}

/** Makes a clock that continues from the last stamp stored in the file. */
export const makeSyncClock = (sqlite: Sqlite): SyncClock => {
  const kept = sqlite.query<{ mark: number }, []>("SELECT mark FROM clock")
  let last = kept.get()!.mark
  const keep = sqlite.query<void, [number]>("UPDATE clock SET mark = ?")
  return {
    tick: (wallMs) => {
      last = Math.max(Math.trunc(wallMs), last + 1)
      return last
    },
    keep: () => void keep.run(last),
    restore: () => {
      last = kept.get()!.mark
    },
    last: () => last,
    isStale: (wallMs) => wallMs - last > MARK_EVERY_MS,
  }
}
