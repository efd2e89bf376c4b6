import type { BodyHash } from "#operations/webhook-signature"

/** The largest delivery; backfills with samples run to tens of megabytes. */
export const MAX_DELIVERY_BYTES = 67_108_864

/** How many bytes of signed bodies may be in memory at once, over all connections. */
export const MAX_BYTES_IN_FLIGHT = 268_435_456

/** Bytes hashed before yielding to the event loop: about two milliseconds of work. */
const HASHED_AT_ONCE = 1_048_576

/** A body that was not read: too large, cut off, or over the shared budget. */
export type Unread = "too_large" | "incomplete" | "overloaded"

/** The memory that bodies in progress share. */
export interface BodyBudget {
  /** Reserves bytes; false when not enough is left. */
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

/** Joins the chunks of a body, yielding to the event loop in between. */
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
 * Reads the body of a signed delivery, hashes it while it arrives, and passes it on. The bytes it
 * reserved of the budget are released afterwards.
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
