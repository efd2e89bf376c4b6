import { crc32, deflateSync } from "node:zlib"

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BITS = 8
const RGB = 2
const CHANNELS = 3

const chunk = (type: string, bytes: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), bytes])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(bytes.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A PNG of opaque dots: red, green, blue and an opacity that is not looked at, row after row from the top. */
export const pngOf = (rgba: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> => {
  const stride = 1 + width * CHANNELS
  const rows = new Uint8Array(stride * height)
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0, to = y * stride + 1; x < width; x++, from += 4, to += CHANNELS) {
      rows[to] = rgba[from]!
      rows[to + 1] = rgba[from + 1]!
      rows[to + 2] = rgba[from + 2]!
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([BITS, RGB], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(SIGNATURE),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  )
}
