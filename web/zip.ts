import type { Folder } from "#web/folder"

/** What the format of an archive of 1993 holds: 65,535 files, 4 GB. */
const MAX_FILES = 65_535
const MAX_BYTES = 4_000_000_000

/** Names are UTF-8. */
const UTF_8 = 0x0800
/** 1980-01-01, the first day that an archive can say. */
const DAY = 0x0021

const TABLE = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

const checksumOf = async (file: File) => {
  let sum = 0xff_ff_ff_ff
  const reader = file.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    for (const byte of piece.value) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8)
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}

/** Numbers of two and four bytes, the lowest byte first. */
const packed = (...fields: ReadonlyArray<readonly [bytes: 2 | 4, value: number]>) => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return view.buffer
}

/**
 * A folder as one archive, as it is: what an export holds belongs together, and one file of it may say what another
 * means. Its bytes stay where they are until they are sent. Null for a folder that is too large for an archive.
 */
export const zipOf = async ({ name, files }: Folder): Promise<File | null> => {
  const bytes = files.reduce((sum, { path, file }) => sum + file.size + 6 * path.length + 100, 0)
  if (files.length > MAX_FILES || bytes > MAX_BYTES) return null
  const parts: Array<BlobPart> = []
  const listed: Array<BlobPart> = []
  let offset = 0
  let listing = 0
  for (const { path, file } of files) {
    const title = new TextEncoder().encode(path)
    const sum = await checksumOf(file)
    const about = [
      [2, 20],
      [2, UTF_8],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, sum],
      [4, file.size],
      [4, file.size],
      [2, title.length],
      [2, 0],
    ] as const
    parts.push(packed([4, 0x04_03_4b_50], ...about), title, file)
    listed.push(
      packed([4, 0x02_01_4b_50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      title,
    )
    offset += 30 + title.length + file.size
    listing += 46 + title.length
  }
  const count = files.length
  const end = packed([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, count], [2, count])
  return new File(
    [...parts, ...listed, end, packed([4, listing], [4, offset], [2, 0])],
    `${name}.zip`,
    { type: "application/zip" },
  )
}
