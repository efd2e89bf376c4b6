import { inflateSync } from "node:zlib"
import { MAX_PIXELS } from "#domain/lab-limit"
import { BeyondLimit } from "#embedded/aggregator/labs/beyond-limit"

/** A page as it looks: a byte of brightness for each of its points, row after row from the top. */
export interface Picture {
  readonly gray: Uint8Array
  readonly width: number
  readonly height: number
  /** How many points of it are one of the page. */
  readonly scale: number
}

/** A small picture is enlarged: letters are read best where they are 30 points high and more. */
const MAX_ENLARGEMENT = 3

const HEADER_BYTES = 8
const CHUNK_BYTES = 12

/** The contents of the chunks of a PNG that have its points. */
const pointsOf = (png: Buffer): Buffer => {
  const parts: Array<Buffer> = []
  for (let at = HEADER_BYTES; at + CHUNK_BYTES <= png.length; ) {
    const size = png.readUInt32BE(at)
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + size))
    at += CHUNK_BYTES + size
  }
  return Buffer.concat(parts)
}

/** Undoes how a row of a PNG is written: as its difference to the points before and above. */
const unfilter = (row: Buffer, above: Uint8Array | null, filter: number, step: number): void => {
  if (filter === 0) return
  for (let at = 0; at < row.length; at++) {
    const left = at < step ? 0 : row[at - step]!
    const up = above?.[at] ?? 0
    const corner = at < step ? 0 : (above?.[at - step] ?? 0)
    const [toLeft, toUp, toCorner] = [
      Math.abs(up - corner),
      Math.abs(left - corner),
      Math.abs(left + up - 2 * corner),
    ]
    const nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    row[at]! += [0, left, up, (left + up) >> 1, nearest][filter] ?? 0
  }
}

/** The brightness of a PNG of eight bits a colour, on white where it is transparent. */
const brightnessOf = (png: Buffer): Omit<Picture, "scale"> => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const channels = png[25] === 6 ? 4 : png[25] === 2 ? 3 : 1
  const stride = width * channels
  const rows = inflateSync(pointsOf(png), { maxOutputLength: (stride + 1) * height })
  const gray = new Uint8Array(width * height)
  let above: Buffer | null = null
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1)
    const row = rows.subarray(from + 1, from + 1 + stride)
    unfilter(row, above, rows[from]!, channels)
    for (let x = 0, at = 0; x < width; x++, at += channels) {
      const opacity = channels === 4 ? row[at + 3]! / 255 : 1
      const light = channels === 1 ? row[at]! : (row[at]! + 2 * row[at + 1]! + row[at + 2]!) / 4
      gray[y * width + x] = 255 - (255 - light) * opacity
    }
    above = row
  }
  return { gray, width, height }
}

/** The size of a photo by its header, upright. Rejects for a file that is no photo, and for one that is too large. */
export const photoSize = async (
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> => {
  const size = await new Bun.Image(bytes, { maxPixels: Number.MAX_SAFE_INTEGER }).metadata()
  if (size.width * size.height > MAX_PIXELS) throw new BeyondLimit("too_many_pixels")
  return size
}

/** A photo or scan, upright, its longer side of so many points at most. */
export const photoOf = async (bytes: Uint8Array, side: number): Promise<Picture> => {
  const image = new Bun.Image(bytes, { maxPixels: MAX_PIXELS })
  const size = await image.metadata()
  const scale = Math.min(side / Math.max(size.width, size.height), MAX_ENLARGEMENT)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const png = await image.resize(width, height).png({ compressionLevel: 0 }).buffer()
  return { ...brightnessOf(png), scale }
}
