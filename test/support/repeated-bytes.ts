import { constants, deflateRawSync } from "node:zlib"

/** The bytes of a zlib stream that unpacks to a piece over and over, so many megabytes of it: one of them is packed. */
export const repeated = (piece: string, megabytes: number): Uint8Array => {
  const packed = deflateRawSync(Buffer.alloc(1_000_000, piece), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  })
  const head = Buffer.from([0x78, 0x9c])
  const end = Buffer.concat([deflateRawSync(Buffer.alloc(0)), Buffer.alloc(4)])
  return Buffer.concat([head, ...Array.from({ length: megabytes }, () => packed), end])
}
