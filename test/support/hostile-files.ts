import { constants, crc32, deflateRawSync } from "node:zlib"

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
