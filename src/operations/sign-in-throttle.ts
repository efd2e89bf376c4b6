import { Clock, Effect } from "effect"
import { KnownDeviceStore } from "#db/known-devices"
import { SignInAttemptStore } from "#db/sign-in-attempts"
import { RateLimitExceeded } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { emailKey } from "#domain/local-account"
import { newSecret } from "#domain/sign-in"
import { type Asker, PasswordHashes } from "#operations/password-hashes"

/** The browser that a sign-in comes from. */
export interface SignInPlace {
  readonly network: string
  /** What the browser calls itself, shortened. */
  readonly browser: string
  /** The secret by which a browser is known in which somebody has signed in before; null for a new one. */
  readonly device: string | null
}

/** So many attempts may be wrong within the hour before the next has to wait: by account, and by network. */
const FREE_OF_ACCOUNT = 5
const FREE_OF_NETWORK = 20

/** How long a browser is known after a sign-in, in milliseconds. */
export const KNOWN_MS = 180 * 86_400_000

const sha256 = (...parts: ReadonlyArray<string>) =>
  Bun.SHA256.hash(JSON.stringify(parts), "base64") as string

const networkHash = (user: UserId, network: string) => sha256("network", user, network)
const deviceHash = (device: string | null) => sha256("device", device ?? "")

/**
 * What an attempt counts by. Strangers are counted by account and network, and by network, so that they delay nobody
 * but who shares their network; a browser in which the person has signed in before is counted by itself, and a network
 * that they have signed in from is not held against them for what it does to other accounts.
 */
const keysOf = Effect.fnUntraced(function* (
  email: string,
  user: UserId | null,
  { network, device }: SignInPlace,
) {
  const account = emailKey(email)
  const known = user
    ? yield* KnownDeviceStore.use((devices) =>
        devices.recognise({
          user,
          secret_hash: deviceHash(device),
          network_hash: networkHash(user, network),
        }),
      )
    : null
  const asker: Asker = known === null ? "stranger" : "known"
  if (known === "device" && device !== null)
    return { asker, keys: [{ key_hash: sha256("device", account, device), free: FREE_OF_ACCOUNT }] }
  const ofAccount = { key_hash: sha256("account", account, network), free: FREE_OF_ACCOUNT }
  const ofNetwork = { key_hash: sha256("network", network), free: FREE_OF_NETWORK }
  return { asker, keys: known === "network" ? [ofAccount] : [ofAccount, ofNetwork] }
})

/**
 * Runs a check of a password, which may be wrong, and counts when it was. Too many wrong ones delay the next, for at
 * most a minute: nothing is ever locked. One that its turn never came for counts as none.
 */
export const throttled = Effect.fnUntraced(function* <A, E, R>(
  email: string,
  user: UserId | null,
  place: SignInPlace,
  check: Effect.Effect<A, E, R>,
) {
  const attempts = yield* SignInAttemptStore
  const hashes = yield* PasswordHashes
  const { asker, keys } = yield* keysOf(email, user, place)
  const wait = yield* attempts.take(keys)
  if (wait > 0)
    return yield* new RateLimitExceeded({
      limit: FREE_OF_ACCOUNT,
      retry_after_s: Math.ceil(wait / 1_000),
    })
  const outcome = yield* hashes
    .inTurn(asker, check)
    .pipe(
      Effect.tapError((error) =>
        error instanceof RateLimitExceeded ? attempts.giveBack(keys) : Effect.void,
      ),
    )
  yield* attempts.giveBack(keys)
  return outcome
})

/** Remembers the browser in which somebody has signed in. Returns the secret that it keeps. */
export const rememberDevice = Effect.fnUntraced(function* (
  user: UserId,
  { network, device }: SignInPlace,
) {
  const secret = device ?? newSecret()
  const now = yield* Clock.currentTimeMillis
  yield* KnownDeviceStore.use((devices) =>
    devices.put({
      user_id: user,
      secret_hash: deviceHash(secret),
      network_hash: networkHash(user, network),
      expires_at: now + KNOWN_MS,
    }),
  )
  return secret
})
