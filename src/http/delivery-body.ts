import { blocksOf, nextTurn } from "#http/blocks"
import type { BodyShare } from "#http/body-budget"
import type { BodyHash } from "#operations/webhook-signature"

/** The largest delivery; backfills with samples run to tens of megabytes. */
export const MAX_DELIVERY_BYTES = 67_108_864

/** A body announced as no larger than this is read at once, and counts for nothing. */
const SMALL_BYTES = 65_536

/** Bytes hashed before yielding to the event loop: about two milliseconds of work. */
const HASHED_AT_ONCE = 1_048_576

/** A larger body has this long to arrive, and a second more for every megabyte of it. */
const GRACE_MS = 30_000
const MIN_BYTES_PER_MS = 1_000

/**
 * A body that was not read: too large, cut off, or `overloaded`, when there is no room for it, or it
 * came so slowly that it would have held its room too long.
 */
export type Unread = "too_large" | "incomplete" | "overloaded"

class Stopped {
  readonly reason: Unread

  constructor(reason: Unread) {
    this.reason = reason
  }
}

/** Whether so many bytes are too few after so many milliseconds. */
export const isTooSlow = (bytes: number, elapsedMs: number): boolean =>
  elapsedMs > GRACE_MS + bytes / MIN_BYTES_PER_MS

/** Hashes bytes, yielding to the event loop in between. */
const makeHashing = (hash: BodyHash) => {
  let sinceTurn = 0
  return async (bytes: Uint8Array) => {
    for (let from = 0; from < bytes.byteLength; from += HASHED_AT_ONCE) {
      const slice = bytes.subarray(from, from + HASHED_AT_ONCE)
      hash.update(slice)
      sinceTurn += slice.byteLength
      if (sinceTurn < HASHED_AT_ONCE) continue
      sinceTurn = 0
      await nextTurn()
    }
  }
}

/** Joins the blocks of a body, yielding to the event loop in between. */
const joined = async (blocks: ReadonlyArray<Uint8Array>, size: number) => {
  const whole = new Uint8Array(size)
  let at = 0
  let sinceTurn = 0
  for (const block of blocks) {
    whole.set(block, at)
    at += block.byteLength
    sinceTurn += block.byteLength
    if (sinceTurn < 4 * HASHED_AT_ONCE) continue
    sinceTurn = 0
    await nextTurn()
  }
  return whole
}

const readInBlocks = async (
  body: ReadableStream<Uint8Array>,
  hash: BodyHash,
  share: BodyShare,
): Promise<Uint8Array> => {
  const began = performance.now()
  const hashing = makeHashing(hash)
  const blocks: Array<Uint8Array> = []
  let size = 0
  const arrived = (bytes: number) => {
    size += bytes
    if (size > MAX_DELIVERY_BYTES) throw new Stopped("too_large")
    if (isTooSlow(size, performance.now() - began)) throw new Stopped("overloaded")
    if (!share.take(bytes)) throw new Stopped("overloaded")
  }
  for await (const block of blocksOf(body, arrived)) {
    await hashing(block)
    blocks.push(block)
  }
  return blocks.length === 1 ? blocks[0]! : joined(blocks, size)
}

const readAtOnce = async (request: Request, hash: BodyHash) => {
  const bytes = await request.bytes()
  hash.update(bytes)
  return bytes
}

/**
 * Reads the body of a signed delivery, hashes it while it arrives, and passes it on. Its share of the
 * memory for bodies is given back afterwards.
 */
export const withDeliveryBody = async <A>(
  request: Request,
  hash: BodyHash,
  openShare: () => Promise<BodyShare>,
  use: (body: Uint8Array | Unread) => Promise<A>,
): Promise<A> => {
  const header = request.headers.get("content-length")
  const announced = header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null
  if (announced !== null && announced > MAX_DELIVERY_BYTES) return use("too_large")
  const unread = (cause: unknown): Unread =>
    cause instanceof Stopped ? cause.reason : "incomplete"
  // A short body is not asked for as a stream: making the stream costs more than reading it.
  if ((announced !== null && announced <= SMALL_BYTES) || request.body === null)
    return use(await readAtOnce(request, hash).catch(unread))
  const share = await openShare()
  try {
    return await use(await readInBlocks(request.body, hash, share).catch(unread))
  } finally {
    share.close()
  }
}
