import { constants, crc32, deflateRawSync, gzipSync } from "node:zlib"

const MIB = 1024 ** 2

/** A file as it stands in an archive, deflated. */
interface Packed {
  readonly deflated: Uint8Array
  readonly crc: number
  readonly size: number
}

const le = (...pairs: ReadonlyArray<readonly [value: number, size: number]>) =>
  Buffer.concat(
    pairs.map(([value, size]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )

/** Some bytes and behind them so many mebibytes of one character, packed to a thousandth without being made. */
export const packedOf = (head: string | Uint8Array, mib: number, filler = " "): Packed => {
  const options = { finishFlush: constants.Z_FULL_FLUSH }
  const filled = Buffer.alloc(MIB, filler)
  const block = deflateRawSync(filled, options)
  const all = Array.from({ length: mib })
  return {
    deflated: Buffer.concat([
      deflateRawSync(head, options),
      ...all.map(() => block),
      Buffer.from([3, 0]),
    ]),
    crc: all.reduce<number>((crc) => crc32(filled, crc), crc32(head)),
    size: Buffer.byteLength(head) + mib * MIB,
  }
}

/** A file that is packed by itself. */
export const gzipOf = ({ deflated, crc, size }: Packed): Uint8Array =>
  Buffer.concat([
    Buffer.from("1f8b0800000000000003", "hex"),
    deflated,
    le([crc, 4], [size % 2 ** 32, 4]),
  ])

/** A zip of packed files whose sizes stand behind them, as programs write it that do not know them before. */
export const streamedZip = (files: Readonly<Record<string, Packed>>): Uint8Array =>
  Buffer.concat([
    ...Object.entries(files).flatMap(([path, { deflated, crc, size }]) => [
      le([0x04034b50, 4], [20, 2], [8, 2], [8, 2], [0, 4]),
      le([0, 4], [0, 4], [0, 4], [Buffer.byteLength(path), 2], [0, 2]),
      Buffer.from(path),
      deflated,
      le([0x08074b50, 4], [crc, 4], [deflated.length, 4], [size, 4]),
    ]),
    le([0x06054b50, 4]),
    Buffer.alloc(18),
  ])

/** A file that is packed by itself and breaks off behind some bytes, all of which can be unpacked. */
export const brokenGzip = (content: string | Uint8Array): Uint8Array =>
  new Uint8Array(gzipSync(content, { finishFlush: constants.Z_FULL_FLUSH }))

/** A zip of deflated files, with its directory. */
export const zipOfPacked = (files: Readonly<Record<string, string>>): Buffer => {
  const locals: Array<Buffer> = []
  const entries: Array<Buffer> = []
  let at = 0
  for (const [path, text] of Object.entries(files)) {
    const deflated = deflateRawSync(text)
    const shared = Buffer.concat([
      le([20, 2], [0, 2], [8, 2], [0, 4], [crc32(text), 4], [deflated.length, 4]),
      le([Buffer.byteLength(text), 4], [Buffer.byteLength(path), 2], [0, 2]),
    ])
    const local = Buffer.concat([le([0x04034b50, 4]), shared, Buffer.from(path), deflated])
    const placed = le([0, 2], [0, 2], [0, 2], [0, 4], [at, 4])
    entries.push(Buffer.concat([le([0x02014b50, 4], [20, 2]), shared, placed, Buffer.from(path)]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const counts = le([0x06054b50, 4], [0, 4], [entries.length, 2], [entries.length, 2])
  return Buffer.concat([...locals, directory, counts, le([directory.length, 4], [at, 4], [0, 2])])
}

/** Bytes of which two beside each other are others. */
export const spoiled = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at || index === at + 1 ? byte ^ 0xff : byte))
