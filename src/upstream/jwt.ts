import { Clock, Effect, Redacted } from "effect"
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from "jose"
import { InvalidToken, UpstreamUnavailable } from "#domain/errors"
import { dateOf } from "#domain/time"

/** What may have signed a kind of token, and what it must say. */
export interface Rules {
  /** Nothing else is tried: a token does not choose how it is checked. */
  readonly algorithms: ReadonlyArray<string>
  readonly issuer: string
  /** Any audience when null. */
  readonly audience: string | null
  /** What an ID token has to repeat. */
  readonly nonce?: string
}

/** What a verified token says. Times in epoch seconds. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** The token's own name. */
  readonly id: string | null
  readonly issued_at: number | null
  readonly expires_at: number
}

/** Finds the key that a token names. */
export type Keys = JWTVerifyGetKey

/** A key that signs, with the set that verifies it. */
export interface SigningKey {
  readonly algorithm: string
  readonly key: CryptoKey | Uint8Array
  readonly kid: string | null
  readonly keys: Keys
}

/** Only asymmetric algorithms: with a shared secret the public key of a provider could sign. */
export const SESSION_ALGORITHMS = ["RS256", "ES256", "EdDSA"] as const

/** By how much the clock of who signed a token may differ, in seconds. */
export const SKEW_S = 5

/** The key set did not answer, or not with a key set. */
class KeySetDown extends Error {}

const isUnknownKey = (cause: unknown) =>
  cause instanceof errors.JWKSNoMatchingKey ||
  cause instanceof errors.JWKSMultipleMatchingKeys ||
  cause instanceof errors.JOSENotSupported

/**
 * The published keys of a provider, kept for ten minutes. A key it has not seen makes it look
 * again, at most once every `cooldownMs`.
 */
export const remoteKeys = (url: string, cooldownMs = 1_000): Keys => {
  const find = createRemoteJWKSet(new URL(url), {
    timeoutDuration: 5_000,
    cooldownDuration: cooldownMs,
    cacheMaxAge: 600_000,
  })
  return (header, token) =>
    find(header, token).catch((cause) => {
      throw isUnknownKey(cause) ? cause : new KeySetDown()
    })
}

/** A shared secret, for tokens that only this service signs and reads. */
export const secretKey = (secret: Redacted.Redacted): SigningKey => {
  const key = new TextEncoder().encode(Redacted.value(secret))
  return { algorithm: "HS256", key, kid: null, keys: async () => key }
}

/** A fresh private ES256 key as JSON, to be kept by the caller. */
export const newPrivateKey: Effect.Effect<string> = Effect.promise(async () => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: crypto.randomUUID() })
})

/** Reads what `newPrivateKey` made. */
export const privateKey = (json: Redacted.Redacted): Effect.Effect<SigningKey> =>
  Effect.promise(async () => {
    const jwk: JWK = JSON.parse(Redacted.value(json))
    const { d: _, ...verifying } = jwk
    return {
      algorithm: "ES256",
      key: await importJWK(jwk, "ES256"),
      kid: jwk.kid ?? null,
      keys: createLocalJWKSet({ keys: [{ ...verifying, alg: "ES256" }] }),
    }
  })

/** Checks signature, algorithm, `iss`, `aud`, `exp`, `nbf`, `sub` and, when there is one, the nonce. */
export const verifyJwt = Effect.fnUntraced(function* (token: string, keys: Keys, rules: Rules) {
  const now = yield* Clock.currentTimeMillis
  const { payload } = yield* Effect.tryPromise({
    try: () =>
      jwtVerify(token, keys, {
        algorithms: [...rules.algorithms],
        issuer: rules.issuer,
        ...(rules.audience === null ? {} : { audience: rules.audience }),
        requiredClaims: ["sub", "exp"],
        clockTolerance: SKEW_S,
        currentDate: dateOf(now),
      }),
    catch: (cause) =>
      cause instanceof KeySetDown
        ? new UpstreamUnavailable({ upstream: "identity", retryable: true })
        : new InvalidToken(),
  })
  const { sub, jti, nonce, email, email_verified } = payload
  // A number would be another person's name in letters.
  if (typeof sub !== "string" || sub === "" || nonce !== (rules.nonce ?? nonce))
    return yield* new InvalidToken()
  return {
    issuer: rules.issuer,
    subject: sub,
    email: typeof email === "string" && email_verified !== false ? email : null,
    id: jti ?? null,
    issued_at: payload.iat ?? null,
    expires_at: payload.exp!,
  } satisfies Claims
})

/** Signs a token that is valid from now on for `seconds`. */
export const signJwt = Effect.fnUntraced(function* (
  { algorithm, key, kid }: SigningKey,
  claims: Pick<Claims, "issuer" | "subject"> & {
    readonly audience: string
    readonly email?: string
    readonly id?: string
  },
  seconds: number,
) {
  const now = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
  return yield* Effect.promise(() =>
    new SignJWT(claims.email ? { email: claims.email } : {})
      .setProtectedHeader({ alg: algorithm, typ: "JWT", ...(kid ? { kid } : {}) })
      .setIssuer(claims.issuer)
      .setAudience(claims.audience)
      .setSubject(claims.subject)
      .setJti(claims.id ?? crypto.randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key),
  )
})
