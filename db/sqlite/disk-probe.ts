import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs"
import { isStorageFailure } from "#db/sqlite/storage-failure"

/**
 * Large enough that the probe has to allocate new pages: a full disk cannot hide behind free space
 * in a page.
 */
const PROBE_BYTES = 262_144

/** Results are cached this long: the endpoint is public, and every probe costs an fsync. */
const HOLDS_MS = 1_000

/**
 * Whether the disk of a file has room for more, at an instant (epoch milliseconds). Small changes can go into pages
 * that the log has already, so that they say nothing about it. `synced` is given the milliseconds of each fsync.
 */
export const makeDiskProbe = (
  file: string,
  synced: (took_ms: number) => void,
): ((nowMs: number) => boolean) => {
  const beside = `${file}-probe`
  const zeros = Buffer.alloc(PROBE_BYTES)
  let looked: { readonly at: number; readonly hasRoom: boolean } | null = null

  const look = (): boolean => {
    try {
      const probe = openSync(beside, "w", 0o600)
      try {
        writeSync(probe, zeros)
        const from = performance.now()
        fsyncSync(probe)
        synced(performance.now() - from)
        return true
      } finally {
        closeSync(probe)
        rmSync(beside, { force: true })
      }
    } catch (cause) {
      if (isStorageFailure(cause)) return false
      throw cause
    }
  }

  return (nowMs) => {
    if (file === ":memory:") return true
    if (looked === null || Math.abs(nowMs - looked.at) >= HOLDS_MS)
      looked = { at: nowMs, hasRoom: look() }
    return looked.hasRoom
  }
}
