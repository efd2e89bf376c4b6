import { Clock, Effect, Redacted } from "effect"
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
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
import { Outgoing } from "#upstream/outgoing"

/** The algorithms and claims that a kind of token must have. */
export interface Rules {
  /** The only algorithms accepted, independent of the header of the token. */
  readonly algorithms: ReadonlyArray<string>
  readonly issuer: string
  /** Any audience when null. */
  readonly audience: string | null
  /** The nonce that an ID token must repeat. */
  readonly nonce?: string
}

/** The claims of a verified token. Times in epoch seconds. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** The `jti`. */
  readonly id: string | null
  readonly issued_at: number | null
  readonly expires_at: number
}

/** Finds the key by the header of a token. */
export type Keys = JWTVerifyGetKey

/** A signing key, with the key set that verifies its signatures. */
export interface SigningKey {
  readonly algorithm: string
  readonly key: CryptoKey | Uint8Array
  readonly kid: string | null
  readonly keys: Keys
  /** What others verify with; null for a shared secret. */
  readonly public_key: JWK | null
}

/** Only asymmetric algorithms: with a shared secret the public key of a provider could sign. */
export const SESSION_ALGORITHMS = ["RS256", "ES256", "EdDSA"] as const

/** How many seconds the clock of an issuer may differ from ours. */
export const SKEW_S = 5

/** The key set could not be fetched or parsed. */
class KeySetDown extends Error {}

const isUnknownKey = (cause: unknown) =>
  cause instanceof errors.JWKSNoMatchingKey ||
  cause instanceof errors.JWKSMultipleMatchingKeys ||
  cause instanceof errors.JOSENotSupported

/**
 * The published keys of a provider, cached for ten minutes. An unknown key id fetches them again, at
 * most once every `cooldownMs`.
 */
export const remoteKeys = (url: string, cooldownMs = 1_000): Effect.Effect<Keys> =>
  Effect.map(Outgoing, ({ send }) => {
    const find = createRemoteJWKSet(new URL(url), {
      timeoutDuration: 5_000,
      cooldownDuration: cooldownMs,
      cacheMaxAge: 600_000,
      [customFetch]: send,
    })
    return (header, token) =>
      find(header, token).catch((cause) => {
        throw isUnknownKey(cause) ? cause : new KeySetDown()
      })
  })

/** A shared secret, for tokens that only this service signs and reads. */
export const secretKey = (secret: Redacted.Redacted): SigningKey => {
  const key = new TextEncoder().encode(Redacted.value(secret))
  return { algorithm: "HS256", key, kid: null, keys: async () => key, public_key: null }
}

/** A new private ES256 key as JSON. */
export const newPrivateKey: Effect.Effect<string> = Effect.promise(async () => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: crypto.randomUUID() })
})

/** Parses a key that `newPrivateKey` made. */
export const privateKey = (json: Redacted.Redacted): Effect.Effect<SigningKey> =>
  Effect.promise(async () => {
    const jwk: JWK = JSON.parse(Redacted.value(json))
    const { d: _, ...verifying } = jwk
    const public_key = { ...verifying, alg: "ES256", use: "sig" }
    return {
      algorithm: "ES256",
      key: await importJWK(jwk, "ES256"),
      kid: jwk.kid ?? null,
      keys: createLocalJWKSet({ keys: [public_key] }),
      public_key,
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
  // A `sub` that is a number would be confused with the same digits as a string.
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

/** Signs a token that is valid for `seconds` from now. */
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
