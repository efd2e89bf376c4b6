import { crc32 } from "node:zlib"
import { repeated } from "#test/repeated-bytes"

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (type: string, bytes: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type), bytes])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A PNG of brightness, of rows that are packed already. */
const pngOf = (width: number, height: number, packed: Uint8Array): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const chunks = [chunk("IHDR", head), chunk("IDAT", packed), chunk("IEND", Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]))
}

/** A PNG of one brightness. */
export const hugePng = (width: number, height: number) =>
  pngOf(width, height, repeated("\0", Math.ceil(((width + 1) * height) / 1_000_000)))

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2

/** A JPEG whose header says that it is so large: the rest is that of a small one. */
export const claimedJpeg = async (side: number): Promise<Uint8Array<ArrayBuffer>> => {
  const jpeg = Buffer.from(await new Bun.Image(hugePng(64, 64)).jpeg().bytes())
  let at = 2
  while (!isFrame(jpeg[at + 1]!)) at += 2 + jpeg.readUInt16BE(at + 2)
  jpeg.writeUInt16BE(side, at + 5)
  jpeg.writeUInt16BE(side, at + 7)
  return new Uint8Array(jpeg)
}
