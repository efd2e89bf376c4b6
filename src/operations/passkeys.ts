import { Clock, Effect } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { PasskeyChallengeStore } from "#db/passkey-challenges"
import { PasskeyStore } from "#db/passkeys"
import { InvalidRequest, InvalidToken, SignInMethodNotFound } from "#domain/errors"
import { newId, type UserId } from "#domain/ids"
import {
  CHALLENGE_S,
  type CreationOptions,
  type Passkey,
  type PasskeyId,
  type PasskeyRegistration,
  type RelyingParty,
  type RequestOptions,
  type SignedChallenge,
  type StoredPasskey,
} from "#domain/passkey"
import { newSecret } from "#domain/sign-in"
import { isoOf } from "#domain/time"
import { requireFreshSignIn } from "#operations/fresh-sign-in"
import { openSession, requireLocalAccounts } from "#operations/sign-in-by-password"
import type { SignInPlace } from "#operations/sign-in-throttle"
import { ALGORITHMS, verifyNewCredential, verifySignedChallenge } from "#upstream/webauthn"

const hashOf = (...parts: ReadonlyArray<string>) =>
  Bun.SHA256.hash(JSON.stringify(parts), "base64") as string

/** A browser offers no passkeys at this address, what it made does not hold, or there are too many. */
const refused = new InvalidRequest({
  message: "That passkey cannot be used here. Passkeys need https with a name, or localhost.",
})

/** Challenges of a sign-in and of a registration are kept apart, whatever the browser's secret. */
const ofSignIn = (browser_secret: string) => hashOf("sign-in", browser_secret)
const ofRegistration = (session_secret: string) => hashOf("registration", session_secret)

const base64Url = (text: string) => Buffer.from(text).toString("base64url")

const newChallenge = Effect.fnUntraced(function* (browser_hash: string) {
  const challenge = newSecret()
  yield* PasskeyChallengeStore.use((store) => store.put(browser_hash, challenge))
  return challenge
})

const takeChallenge = (browser_hash: string) =>
  PasskeyChallengeStore.use((store) => store.take(browser_hash))

const shown = ({ id, name, created_at, used_at }: StoredPasskey): Passkey => ({
  id,
  name,
  created_at: isoOf(created_at),
  used_at: used_at === null ? null : isoOf(used_at),
})

/** The passkeys of a person, the oldest first. */
export const listPasskeys = (caller: UserId) =>
  Effect.map(
    PasskeyStore.use((store) => store.list(caller)),
    (passkeys) => passkeys.map(shown),
  )

/** What a browser needs to make a passkey of the person who has just signed in in it. */
export const passkeyOptions = Effect.fnUntraced(function* (
  caller: UserId,
  session_secret: string | null,
  party: RelyingParty | null,
) {
  const user = yield* requireFreshSignIn(caller, session_secret)
  if (!party) return yield* refused
  const account = yield* LocalAccountStore.use((accounts) => accounts.find(caller))
  const had = yield* PasskeyStore.use((store) => store.list(caller))
  const name = account?.email ?? user.email ?? "Hygeia"
  return {
    rp: { id: party.id, name: "Hygeia" },
    user: { id: base64Url(caller), name, displayName: name },
    challenge: yield* newChallenge(ofRegistration(session_secret ?? "")),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: CHALLENGE_S * 1_000,
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: had.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: "public-key" as const,
      transports: [...transports],
    })),
  } satisfies CreationOptions
})

/** Keeps a passkey that a browser has made. */
export const addPasskey = Effect.fnUntraced(function* (
  caller: UserId,
  { name = "Passkey", passkey: made }: PasskeyRegistration,
  session_secret: string | null,
  party: RelyingParty | null,
) {
  yield* requireFreshSignIn(caller, session_secret)
  const challenge = yield* takeChallenge(ofRegistration(session_secret ?? ""))
  const key = challenge && party ? yield* verifyNewCredential(made, challenge, party) : null
  if (!key) return yield* refused
  const passkey: StoredPasskey = {
    ...key,
    id: newId("key"),
    user_id: caller,
    name,
    transports: made.response.transports ?? [],
    created_at: yield* Clock.currentTimeMillis,
    used_at: null,
  }
  if (!(yield* PasskeyStore.use((store) => store.add(passkey)))) return yield* refused
  return shown(passkey)
})

/** Forgets a passkey of a person: nobody signs in with it any more. */
export const removePasskey = Effect.fnUntraced(function* (
  caller: UserId,
  id: PasskeyId,
  session_secret: string | null,
) {
  yield* requireFreshSignIn(caller, session_secret)
  if (!(yield* PasskeyStore.use((store) => store.remove(caller, id))))
    return yield* new SignInMethodNotFound()
})

/** What a browser needs to sign somebody in with any passkey, and the secret that it keeps meanwhile. */
export const signInOptions = Effect.fnUntraced(function* (party: RelyingParty | null) {
  yield* requireLocalAccounts
  if (!party) return yield* refused
  const browser_secret = newSecret()
  const options: RequestOptions = {
    rpId: party.id,
    challenge: yield* newChallenge(ofSignIn(browser_secret)),
    timeout: CHALLENGE_S * 1_000,
    userVerification: "required",
  }
  return { options, browser_secret }
})

/** Signs somebody in with a passkey, which proves both that they have it and that it is they who use it. */
export const signInByPasskey = Effect.fnUntraced(function* (
  signed: SignedChallenge,
  browser_secret: string | null,
  party: RelyingParty | null,
  place: SignInPlace,
) {
  yield* requireLocalAccounts
  const challenge = browser_secret && (yield* takeChallenge(ofSignIn(browser_secret)))
  const store = yield* PasskeyStore
  const passkey = challenge ? yield* store.findByCredential(signed.id) : null
  if (!challenge || !party || !passkey) return yield* new InvalidToken()
  const handle = signed.response.userHandle ?? null
  if (handle !== null && handle !== base64Url(passkey.user_id)) return yield* new InvalidToken()
  const counter = yield* verifySignedChallenge(signed, challenge, party, passkey)
  if (counter === null || !(yield* store.use(passkey, counter))) return yield* new InvalidToken()
  return yield* openSession(passkey.user_id, place)
})
