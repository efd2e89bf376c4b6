import { closeSync, openSync, readSync } from "node:fs"

const HEADER_BYTES = 100
const INTERIOR = 5
const LEAF = 13
const MAX_PAGES = 20_000
/** A longer statement is no table of anybody's. */
const MAX_CELL = 1 << 20

/** A number of 7 bits a byte, as SQLite writes lengths. */
const varint = (page: Buffer, at: number): number => {
  let value = 0
  for (let index = at; index < at + 8 && index < page.length; index++) {
    value = value * 128 + (page[index]! & 127)
    if ((page[index]! & 128) === 0) return value
  }
  return Number.POSITIVE_INFINITY
}

/** The pages below a page of a tree; null where it is no page of one, or holds a statement without end. */
const below = (page: Buffer, header: number): ReadonlyArray<number> | null => {
  const type = page[header]
  if (type !== INTERIOR && type !== LEAF) return null
  const first = header + (type === INTERIOR ? 12 : 8)
  const count = page.readUInt16BE(header + 3)
  if (first + count * 2 > page.length) return null
  const pages: Array<number> = []
  for (let cell = 0; cell < count; cell++) {
    const at = page.readUInt16BE(first + cell * 2)
    if (at + 4 > page.length) return null
    if (type === INTERIOR) pages.push(page.readUInt32BE(at))
    else if (varint(page, at) > MAX_CELL) return null
  }
  if (type === INTERIOR) pages.push(page.readUInt32BE(header + 8))
  return pages
}

/**
 * Whether the pages of a database's schema are a tree in which each stands once. SQLite reads the schema before
 * anything can be asked of it, and pages that point at each other would keep it reading for ever.
 */
export const hasSchemaTree = (file: string): boolean => {
  const handle = openSync(file, "r")
  try {
    const head = Buffer.alloc(HEADER_BYTES)
    if (readSync(handle, head, 0, HEADER_BYTES, 0) < HEADER_BYTES) return false
    const stated = head.readUInt16BE(16)
    const size = stated === 1 ? 65_536 : stated
    if (size < 512) return false
    const seen = new Set<number>()
    const waiting = [1]
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      if (seen.has(number) || seen.size >= MAX_PAGES) return false
      seen.add(number)
      const page = Buffer.alloc(size)
      if (readSync(handle, page, 0, size, (number - 1) * size) < size) return false
      const pages = below(page, number === 1 ? HEADER_BYTES : 0)
      if (pages === null) return false
      waiting.push(...pages)
    }
    return true
  } finally {
    closeSync(handle)
  }
}
