/** The number of the part of a model that lists the words of its language. */
const DICTIONARY = 19
const ENTRY_BYTES = 8
const ABSENT = -1

/**
 * A model of Tesseract without its list of words: half of its bytes, of no use for names and numbers of a
 * laboratory. A model is a number of parts, the place of each, and the parts.
 */
export const withoutDictionary = (model: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(model.buffer, model.byteOffset, model.byteLength)
  const count = bytes.readUInt32LE(0)
  const places = Array.from({ length: count }, (_, at) =>
    Number(bytes.readBigInt64LE(4 + at * ENTRY_BYTES)),
  )
  const ends = [...places.filter((place) => place >= 0), bytes.length].sort((a, b) => a - b)
  const head = Buffer.alloc(4 + count * ENTRY_BYTES)
  head.writeUInt32LE(count)
  const parts: Array<Buffer> = [head]
  let next = head.length
  for (const [at, place] of places.entries()) {
    const isKept = place >= 0 && at !== DICTIONARY
    head.writeBigInt64LE(BigInt(isKept ? next : ABSENT), 4 + at * ENTRY_BYTES)
    if (!isKept) continue
    const part = bytes.subarray(place, ends.find((end) => end > place)!)
    parts.push(part)
    next += part.length
  }
  return Buffer.concat(parts)
}
