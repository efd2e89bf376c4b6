/** A chunk of at least this size is passed on as it is; smaller ones are gathered. */
const SMALL_BYTES = 16_384

const BLOCK_BYTES = 65_536

/** Chunks taken between two turns of the event loop. */
const CHUNKS_AT_ONCE = 1_000

/** Waits until the event loop has turned, so that others get their turn. */
export const nextTurn = () => new Promise<void>((resume) => setImmediate(resume))

/**
 * The bytes of a body as they arrive, in blocks. A sender decides how they are cut: a chunk of one byte
 * would cost a hundred times its size in memory, so small chunks are copied together. `arrived` sees
 * the size of every chunk at once, and ends the reading by throwing.
 */
export async function* blocksOf(
  body: ReadableStream<Uint8Array>,
  arrived: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const block = new Uint8Array(BLOCK_BYTES)
  let used = 0
  let chunks = 0
  for await (const chunk of body) {
    arrived(chunk.byteLength)
    chunks++
    if (chunks % CHUNKS_AT_ONCE === 0) await nextTurn()
    const isSmall = chunk.byteLength < SMALL_BYTES
    if (used > 0 && (!isSmall || used + chunk.byteLength > BLOCK_BYTES)) {
      yield block.slice(0, used)
      used = 0
    }
    if (isSmall) {
      block.set(chunk, used)
      used += chunk.byteLength
    } else yield chunk
  }
  if (used > 0) yield block.slice(0, used)
}
