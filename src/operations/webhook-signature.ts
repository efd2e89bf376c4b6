import type { SignatureReason } from "#domain/webhook"

/** How far, in seconds, the sender's clock may be from ours, either way. */
const TOLERANCE_S = 300

const HEX_SHA256 = /^[0-9a-f]{64}$/i

/** The header value that signs these bytes at this moment (epoch seconds). */
export const signatureOf = (secret: string, timestamp: number, body: Uint8Array): string =>
  `t=${timestamp},v1=${new Bun.CryptoHasher("sha256", secret).update(`${timestamp}.`).update(body).digest("hex")}`

/** Parses a signature header: the last `t` and every `v1`; other schemes are ignored. */
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

/** The content of a signature header: a timestamp, and signatures of which one must match. */
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
