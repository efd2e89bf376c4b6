import type { BodyHash } from "#domain/webhook"

/** The largest delivery; backfills with samples run to tens of megabytes. */
export const MAX_DELIVERY_BYTES = 67_108_864

/** How much of signed bodies may be in memory at once, over all sockets. */
export const MAX_BYTES_IN_FLIGHT = 268_435_456

/** So much is hashed in about two milliseconds; then others have the event loop. */
const HASHED_AT_ONCE = 1_048_576

/** A body that is not there: it is too large, did not arrive whole, or there are too many just now. */
export type Unread = "too_large" | "incomplete" | "overloaded"

/** The memory that bodies under way share. */
export interface BodyBudget {
  /** Takes a part of it; false when so much is not left. */
  readonly take: (bytes: number) => boolean
  readonly give: (bytes: number) => void
}

export const bodyBudget = (most: number): BodyBudget => {
  let taken = 0
  return {
    take: (bytes) => {
      if (taken + bytes > most) return false
      taken += bytes
      return true
    },
    give: (bytes) => {
      taken -= bytes
    },
  }
}

const nextTurn = () => new Promise<void>((resume) => setImmediate(resume))

/** Hashes bytes, and lets others have the event loop as often as it takes. */
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

/** Puts the parts of a body together, some at a time. */
const joined = async (parts: ReadonlyArray<Uint8Array>, size: number) => {
  const whole = new Uint8Array(size)
  let at = 0
  let sinceTurn = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
    sinceTurn += part.byteLength
    if (sinceTurn < 4 * HASHED_AT_ONCE) continue
    sinceTurn = 0
    await nextTurn()
  }
  return whole
}

const readWhole = async (
  request: Request,
  announced: number | null,
  hash: BodyHash,
  take: (size: number) => boolean,
): Promise<Uint8Array | Unread> => {
  if (request.body === null || (announced !== null && announced <= HASHED_AT_ONCE)) {
    const bytes = await request.bytes()
    hash.update(bytes)
    return bytes
  }
  const hashing = makeHashing(hash)
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of request.body) {
    size += part.byteLength
    if (size > MAX_DELIVERY_BYTES) return "too_large"
    if (!take(size)) return "overloaded"
    await hashing(part)
    parts.push(part)
  }
  return parts.length === 1 ? parts[0]! : joined(parts, size)
}

/**
 * Reads the body of a signed delivery, hashes it while it arrives, and hands it on; what it takes of
 * the budget is given back when that is done.
 */
export const withDeliveryBody = async <A>(
  request: Request,
  hash: BodyHash,
  budget: BodyBudget,
  use: (body: Uint8Array | Unread) => Promise<A>,
): Promise<A> => {
  const header = request.headers.get("content-length")
  const announced = header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null
  if (announced !== null && announced > MAX_DELIVERY_BYTES) return use("too_large")
  let taken = 0
  const take = (size: number) => {
    if (size > taken && !budget.take(size - taken)) return false
    taken = Math.max(taken, size)
    return true
  }
  try {
    if (!take(announced ?? 0)) return await use("overloaded")
    const body = await readWhole(request, announced, hash, take).catch(() => "incomplete" as const)
    return await use(body)
  } finally {
    budget.give(taken)
  }
}
