import { MAX_PACKED_FILES } from "#domain/file-import"

/** Where a member of a zip stands in its file: from its local header up to what comes behind it, in bytes. */
export interface MemberPlace {
  readonly from: number
  readonly to: number
}

/** What can be read of a file from one byte up to another, as `Bun.file` is. */
interface Sliced {
  readonly size: number
  readonly slice: (from: number, to: number) => { readonly bytes: () => Promise<Uint8Array> }
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const END_BYTES = 22
const CENTRAL_BYTES = 46

/** A comment may stand behind the end of a directory. */
const MAX_COMMENT = 65_535

/** A longer directory is not read: one with as many entries as may be has paths of 300 bytes in it. */
const MAX_DIRECTORY = (CENTRAL_BYTES + 300) * MAX_PACKED_FILES

/** A directory of more entries, or farther back, writes these instead, and the number elsewhere. */
const ELSEWHERE = { count: 0xffff, offset: 0xffffffff } as const

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** The place and the number of entries of the directory; null where the file does not end with one. */
const endOf = async (file: Sliced) => {
  const from = Math.max(0, file.size - END_BYTES - MAX_COMMENT)
  const view = viewOf(await file.slice(from, file.size).bytes())
  for (let at = view.byteLength - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue
    if (at + END_BYTES + view.getUint16(at + 20, true) !== view.byteLength) continue
    const count = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 12, true)
    const start = view.getUint32(at + 16, true)
    if (count === ELSEWHERE.count || start === ELSEWHERE.offset) return null
    return start + size === from + at && size <= MAX_DIRECTORY ? { count, size, start } : null
  }
  return null
}

/** Where the entries of a directory say that their members begin; null where one is none. */
const startsIn = (directory: Uint8Array, count: number): ReadonlyArray<number> | null => {
  const view = viewOf(directory)
  const starts: Array<number> = []
  let at = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + CENTRAL_BYTES > view.byteLength || view.getUint32(at, true) !== CENTRAL) return null
    starts.push(view.getUint32(at + 42, true))
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    at += CENTRAL_BYTES + name! + extra! + comment!
  }
  return at === view.byteLength ? starts : null
}

/**
 * The members of a zip in the order in which they stand in it, by the directory at its end: none lies within another.
 * Null where that is missing, does not fit the file from its first byte on, or is written for more than 65,534 members
 * or 4 GiB: such a zip can be read from front to back alone. Rejects where the file cannot be read.
 */
export const membersOf = async (file: Sliced): Promise<ReadonlyArray<MemberPlace> | null> => {
  const end = await endOf(file)
  if (end === null) return null
  const directory = await file.slice(end.start, end.start + end.size).bytes()
  const starts = startsIn(directory, end.count)?.toSorted((a, b) => a - b)
  if (starts === undefined || starts[0] !== 0 || starts.at(-1)! >= end.start) return null
  return [...new Set(starts)].map((from, at, all) => ({ from, to: all[at + 1] ?? end.start }))
}
