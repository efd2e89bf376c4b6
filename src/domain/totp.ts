/** One-time passwords by RFC 6238 as every authenticator app makes them: SHA-1, 30 seconds, six digits. */
const STEP_S = 30
const DIGITS = 6

/** A clock may be as many steps off. */
const DRIFT = 1

/** The length of a secret in bytes, as RFC 4226 recommends it. */
const SECRET_BYTES = 20

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Bytes in base32 without padding (RFC 4648). */
export const base32 = (bytes: Uint8Array): string => {
  let [text, held, bits] = ["", 0, 0]
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + BASE32[(held << (5 - bits)) & 31] : text
}

/** A fresh secret: 160 bits of a CSPRNG. */
export const newTotpSecret = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES))

/** The time step of an instant. */
export const stepAt = (epoch_ms: number) => Math.floor(epoch_ms / 1_000 / STEP_S)

/** The code of a time step: HOTP (RFC 4226) of its number. */
export const codeAt = (secret: Uint8Array, step: number, digits = DIGITS): string => {
  const counter = new Uint8Array(8)
  new DataView(counter.buffer).setBigUint64(0, BigInt(step))
  const mac = new Bun.CryptoHasher("sha1", secret).update(counter).digest()
  const bits = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff
  return String(bits % 10 ** digits).padStart(digits, "0")
}

const isSame = (one: string, other: string) =>
  crypto.timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The time step of a typed code, later than the one used last; null when it is of none around now. */
export const stepOfCode = (
  secret: Uint8Array,
  typed: string,
  now_ms: number,
  last_step: number,
): number | null => {
  const code = typed.replace(" ", "")
  if (!/^\d{6}$/.test(code)) return null
  const now = stepAt(now_ms)
  let found: number | null = null
  for (let step = now - DRIFT; step <= now + DRIFT; step++)
    if (isSame(codeAt(secret, step), code) && step > last_step) found ??= step
  return found
}

/** What an authenticator app reads from a QR code. */
export const otpauthUri = (secret: Uint8Array, host: string, email: string): string => {
  const issuer = `Hygeia (${host})`
  const label = encodeURIComponent(`${issuer}:${email}`)
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
