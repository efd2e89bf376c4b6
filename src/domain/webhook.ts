/**
 * A raw delivery's life: `received` when it is stored, then `processed` when its rows are written,
 * `skipped` when the service has no use for it, or `parked` with an error, to be tried again.
 */
export const RAW_EVENT_STATES = ["received", "processed", "skipped", "parked"] as const
export type RawEventState = (typeof RAW_EVENT_STATES)[number]

/** How often a parked delivery is tried again. */
export const MAX_RETRIES = 7

/** Why a signature is refused, in the order in which it is looked at. */
export const SIGNATURE_REASONS = [
  "missing_header",
  "malformed_header",
  "bad_timestamp",
  "stale",
  "signature_mismatch",
] as const
export type SignatureReason = (typeof SIGNATURE_REASONS)[number]

/** How far, in seconds, the sender's clock may be from ours, either way. */
const TOLERANCE_S = 300

const HEX_SHA256 = /^[0-9a-f]{64}$/i

/** The header value that signs these bytes at this moment (epoch seconds). */
export const signatureOf = (secret: string, timestamp: number, body: Uint8Array): string =>
  `t=${timestamp},v1=${new Bun.CryptoHasher("sha256", secret).update(`${timestamp}.`).update(body).digest("hex")}`

/** What a signature header holds: the last `t` and every `v1`; other schemes are ignored. */
const readHeader = (header: string) => {
  let timestamp = ""
  const candidates: Array<string> = []
  for (const part of header.split(",")) {
    const text = part.trim()
    if (text.startsWith("t=")) timestamp = text.slice(2)
    else if (text.startsWith("v1=") && text.length > 3) candidates.push(text.slice(3))
  }
  return { timestamp, candidates }
}

/** What a signature header claims: a moment, and signatures any of which may be genuine. */
export interface SignatureClaim {
  readonly timestamp: string
  readonly signatures: ReadonlyArray<Uint8Array>
}

/** Reads a signature header before anything of the body is known, or says what is wrong with it. */
export const readSignature = (
  header: string | null,
  nowMs: number,
): SignatureClaim | SignatureReason => {
  if (!header) return "missing_header"
  const { timestamp, candidates } = readHeader(header)
  if (timestamp === "" || candidates.length === 0) return "malformed_header"
  if (!/^[+-]?\d+$/.test(timestamp)) return "bad_timestamp"
  if (Math.abs(Math.floor(nowMs / 1000) - Number(timestamp)) > TOLERANCE_S) return "stale"
  const signatures = candidates
    .filter((candidate) => HEX_SHA256.test(candidate))
    .map((candidate) => Buffer.from(candidate, "hex"))
  return { timestamp, signatures }
}

/** The hashes of a body, computed while it arrives. */
export interface BodyHash {
  readonly update: (bytes: Uint8Array) => void
  /** The SHA-256 of all bytes, and whether they are what somebody with a secret has signed. */
  readonly end: () => { readonly sha256: Uint8Array; readonly isGenuine: boolean }
}

/**
 * Hashes a body for every secret. Any of the secrets and any signature may match; the comparison
 * takes the same time whatever was sent.
 */
export const hashBody = (
  { timestamp, signatures }: SignatureClaim,
  secrets: ReadonlyArray<string>,
): BodyHash => {
  const plain = new Bun.CryptoHasher("sha256")
  const keyed = secrets.map((secret) =>
    new Bun.CryptoHasher("sha256", secret).update(`${timestamp}.`),
  )
  return {
    update: (bytes) => {
      plain.update(bytes)
      for (const hash of keyed) hash.update(bytes)
    },
    end: () => {
      const expected = keyed.map((hash) => hash.digest())
      const isGenuine = expected.some((one) =>
        signatures.some((signature) => crypto.timingSafeEqual(signature, one)),
      )
      return { sha256: plain.digest(), isGenuine }
    },
  }
}

/** A parsed JSON object of somebody else's making: nothing about it is certain. */
export type Payload = Readonly<Record<string, unknown>>

/** What the outside of a delivery says. */
export interface Envelope {
  readonly type: string
  /** Empty where the payload names no connection. */
  readonly aggregator_user_id: string
  /** Our own user id, or what joins a lab report to its upload; null when absent or empty. */
  readonly reference_id: string | null
}

const textOf = (...values: ReadonlyArray<unknown>): string | null => {
  for (const value of values) if (typeof value === "string" && value !== "") return value
  return null
}

const isObject = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The object a JSON text holds; null when it holds something else. */
export const payloadOf = (json: unknown): Payload | null => (isObject(json) ? json : null)

const NOBODY: Payload = {}

const typeOf = (payload: Payload): string => {
  if (typeof payload.type === "string" && payload.type !== "") return payload.type
  return textOf(payload.upload_id) !== null && Array.isArray(payload.data)
    ? "lab_report"
    : "unknown"
}

/**
 * Reads the outside of both payload shapes. A lab report of the older shape has neither type nor
 * user: its type is `lab_report` and its `upload_id` is its reference.
 */
export const envelopeOf = (payload: Payload): Envelope => {
  const type = typeOf(payload)
  const user = isObject(payload.user)
    ? payload.user
    : isObject(payload.new_user)
      ? payload.new_user
      : NOBODY
  const inner = isObject(payload.data) ? payload.data : NOBODY
  return {
    type,
    aggregator_user_id: textOf(user.user_id) ?? "",
    reference_id: type.startsWith("lab_report")
      ? textOf(payload.upload_id, inner.upload_id, inner.reference_id, payload.reference_id)
      : textOf(user.reference_id, payload.reference_id),
  }
}

/** Every id that says whom a delivery is about: users of the aggregator, references, uploads. */
export const idsIn = (payload: Payload): ReadonlyArray<string> => {
  const inner = isObject(payload.data) ? payload.data : NOBODY
  const users = [payload.user, payload.new_user, payload.old_user].filter(isObject)
  return [
    ...users.flatMap(({ user_id, reference_id }) => [user_id, reference_id]),
    ...[payload, inner].flatMap(({ upload_id, reference_id }) => [upload_id, reference_id]),
  ].filter((id): id is string => typeof id === "string" && id !== "")
}

/** What the outside of a delivery's body says. */
export interface OpenedBody {
  readonly envelope: Envelope
  /** Every id that says whom it is about. */
  readonly ids: ReadonlyArray<string>
}

const decoder = new TextDecoder("utf-8", { fatal: true })

/** Reads the outside of a body; null when it is no JSON object in UTF-8. */
export const openBody = (body: Uint8Array): OpenedBody | null => {
  let payload: Payload | null = null
  try {
    payload = payloadOf(JSON.parse(decoder.decode(body)))
  } catch {
    return null
  }
  return payload && { envelope: envelopeOf(payload), ids: idsIn(payload) }
}
