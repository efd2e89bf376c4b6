import type { Database as Sqlite } from "bun:sqlite"
import { closeSync, fsyncSync, openSync, readSync, writeSync } from "node:fs"

/** How long a statement waits for another process. */
export const BUSY_TIMEOUT_MS = 5_000

/** Bytes scanned between two yields, in a few milliseconds. */
const STRETCH_BYTES = 4_194_304

/** The first byte of a b-tree page, and how long its header is. */
const HEADERS: Readonly<Record<number, number>> = { 2: 12, 5: 12, 10: 8, 13: 8 }

/** The header of the file, in front of that of the first page. */
const FILE_HEADER = 100

/**
 * From this page on (137 GB) the first byte of a page of another kind, which is part of a page
 * number, could be mistaken for that of a b-tree page.
 */
const MAX_PAGES = 0x02_00_00_00

/** The bytes of a b-tree page between its cell pointers and its cells; null for any other page. */
const gapIn = (page: Buffer, start: number): readonly [from: number, to: number] | null => {
  const header = HEADERS[page[start]!]
  if (header === undefined) return null
  const from = start + header + 2 * page.readUInt16BE(start + 3)
  const to = page.readUInt16BE(start + 5)
  return from < to && to <= page.length ? [from, to] : null
}

/**
 * Where cells have moved to another page of the file, copies of them can stay behind in the gap of
 * the one they left, and `secure_delete` does not reach them there. They mean nothing to SQLite.
 */
export interface SecureErase {
  /**
   * Blanks the gaps of a stretch of pages from one on, for good: no copy of those pages is left in
   * the log or in memory. Answers the page to go on with, or null at the end of the file; `from`
   * again when somebody else reads the file just now, so that the log cannot be emptied.
   */
  readonly blank: (from: number) => number | null
  readonly close: () => void
}

/** Gaps of the file a connection is on. Nothing must be open on the connection when they are blanked. */
export const makeSecureErase = (sqlite: Sqlite, file: string): SecureErase => {
  const { page_size } = sqlite.query<{ page_size: number }, []>("PRAGMA page_size").get()!
  const zeros = Buffer.alloc(page_size)
  const pages = Math.floor(STRETCH_BYTES / page_size)
  const checkpoint = sqlite.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)")
  const isFile = sqlite.query<{ file: string }, []>("PRAGMA database_list").get()!.file !== ""
  // Closing it would free the locks SQLite has on the file: POSIX locks are the process's.
  let opened: number | null = null

  // Nobody is waited for: that would stop everything else.
  const emptyLog = (): boolean => {
    sqlite.run("PRAGMA busy_timeout = 0")
    const [outcome] = checkpoint.all()
    sqlite.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return outcome!.busy === 0
  }

  const blank = (from: number): number | null => {
    if (!emptyLog()) return from
    if (!isFile) return null
    sqlite.run("PRAGMA shrink_memory")
    opened ??= openSync(file, "r+")
    const stretch = Buffer.alloc(pages * page_size)
    const offset = (from - 1) * page_size
    const read = Math.floor(readSync(opened, stretch, 0, stretch.length, offset) / page_size)
    let isTouched = false
    for (let index = 0; index < read && from + index < MAX_PAGES; index++) {
      const at = index * page_size
      const page = stretch.subarray(at, at + page_size)
      const gap = gapIn(page, from + index === 1 ? FILE_HEADER : 0)
      if (!gap) continue
      const [start, end] = gap
      const blanks = zeros.subarray(start, end)
      if (page.subarray(start, end).equals(blanks)) continue
      writeSync(opened, blanks, 0, blanks.length, offset + at + start)
      isTouched = true
    }
    if (isTouched) fsyncSync(opened)
    return read < pages ? null : from + pages
  }

  return {
    blank,
    close: () => {
      if (opened !== null) closeSync(opened)
    },
  }
}
