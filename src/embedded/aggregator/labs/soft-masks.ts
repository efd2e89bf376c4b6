/** How many dots the mask of a picture of a size has, at most; 0 for a size that no masked picture of the file has. */
export type MaskPixels = (width: number, height: number) => number

/** Where an object of a PDF begins. */
const OBJECT = /(?:^|[^\d])(\d{1,10})[\s\0]{1,8}\d{1,5}[\s\0]{1,8}obj(?![a-z])/g
/** No dictionary of a picture is longer, and none goes on behind where its stream begins. */
const MAX_DICTIONARY = 4_096

const WIDTH = /\/(?:Width|W)\s{0,8}(\d{1,9})(?!\s{1,8}\d{1,5}\s{1,8}R)/
const HEIGHT = /\/(?:Height|H)\s{0,8}(\d{1,9})(?!\s{1,8}\d{1,5}\s{1,8}R)/
const MASK = /\/SMask\s{0,8}(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R/

const numberOf = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1] ?? 0)

/**
 * The sizes of soft masks by those of the pictures that have them, as their dictionaries state: nothing is unpacked for
 * it, and a stream stands in no other. One pass over the file; where pictures of one size have several masks, the
 * largest counts for each.
 */
export const maskPixelsIn = (bytes: Uint8Array): MaskPixels => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
  const pixels = new Map<string, number>()
  const masked: Array<readonly [size: string, mask: string]> = []
  for (const found of text.matchAll(OBJECT)) {
    const from = found.index + found[0].length
    const [dictionary = ""] = text.slice(from, from + MAX_DICTIONARY).split("stream", 1)
    const [width, height] = [numberOf(WIDTH, dictionary), numberOf(HEIGHT, dictionary)]
    if (width * height === 0) continue
    pixels.set(found[1]!, width * height)
    const mask = MASK.exec(dictionary)?.[1]
    if (mask !== undefined) masked.push([`${width} ${height}`, mask])
  }
  const most = new Map<string, number>()
  for (const [size, mask] of masked)
    most.set(size, Math.max(most.get(size) ?? 0, pixels.get(mask) ?? 0))
  return (width, height) => most.get(`${width} ${height}`) ?? 0
}
