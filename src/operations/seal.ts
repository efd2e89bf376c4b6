import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { Context, Effect, Layer, Redacted } from "effect"

const NONCE = 12
const TAG = 16

interface SealedBytes {
  readonly seal: (bytes: Uint8Array, owner: string) => string
  /** Null for what this key has not sealed for this owner. */
  readonly open: (sealed: string, owner: string) => Effect.Effect<Uint8Array | null>
}

const opened = (key: Uint8Array, sealed: string, owner: string): Uint8Array => {
  const bytes = Buffer.from(sealed, "base64")
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return new Uint8Array(
    Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]),
  )
}

/**
 * Seals secrets that have to be readable again, by AES-256-GCM with a key that is derived from the session key: the
 * database file alone opens none. A sealed secret is its owner's, and of no use in another's row.
 */
export class Seal extends Context.Service<Seal, SealedBytes>()("operations/Seal") {
  static readonly layer = (session_key: Redacted.Redacted) => {
    const material = Redacted.value(session_key)
    const key = new Uint8Array(hkdfSync("sha256", material, "", "hygeia sealed secrets", 32))
    return Layer.succeed(Seal, {
      seal: (bytes, owner) => {
        const nonce = randomBytes(NONCE)
        const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner))
        const text = Buffer.concat([cipher.update(bytes), cipher.final()])
        return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64")
      },
      open: (sealed, owner) =>
        Effect.orElseSucceed(
          Effect.try({
            try: () => opened(key, sealed, owner),
            catch: () => "not sealed by this key",
          }),
          () => null,
        ),
    })
  }
}
