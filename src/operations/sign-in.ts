import { Effect } from "effect"
import { DeviceCodeStore } from "#db/device-codes"
import { SignInStore } from "#db/sign-ins"
import { UserStore } from "#db/users"
import type { UserId } from "#domain/ids"
import { type Aim, newSecret } from "#domain/sign-in"
import { issueToken } from "#operations/issue-token"
import { BrowserSignIn } from "#upstream/sign-in"

/** Where a sign-in ended: with a token for the command line, or with a device that was let in. */
export type Arrival =
  | { readonly at: "command line"; readonly url: string }
  | { readonly at: "device" }
  | { readonly at: "nobody" }

/** How people sign in here: by a code this service prints, at a provider, or not in a browser. */
export const signInWay = BrowserSignIn.useSync(({ by }) => by)

const withToken = (callback: string, state: string, token: string) => {
  const url = new URL(callback)
  url.searchParams.set("token", token)
  url.searchParams.set("state", state)
  return url.href
}

const arrive = Effect.fnUntraced(function* (aim: Aim, user: UserId) {
  if ("user_code" in aim) {
    const decided = yield* DeviceCodeStore.use((codes) => codes.decide(aim.user_code, user))
    return { at: decided ? "device" : "nobody" } satisfies Arrival
  }
  const { service_token } = yield* issueToken(user)
  return {
    at: "command line",
    url: withToken(aim.callback, aim.state, service_token),
  } satisfies Arrival
})

/** Signs the owner in by the code this service has printed. */
export const signInByCode = Effect.fnUntraced(function* (aim: Aim, typed: string, network: string) {
  const way = yield* BrowserSignIn
  if (way.by !== "code") return "wrong"
  const redeemed = yield* way.redeem(typed, network)
  if (redeemed !== "accepted") return redeemed
  const owner = yield* UserStore.use((users) => users.localOwner)
  return yield* arrive(aim, owner.id)
})

/** Begins a trip to the provider. `state` is what the browser will come back with. */
export const departToProvider = Effect.fnUntraced(function* (aim: Aim) {
  const way = yield* BrowserSignIn
  if (way.by !== "provider") return null
  const trip = { state: newSecret(), nonce: newSecret(), code_verifier: newSecret() }
  const url = yield* way.departure(trip)
  const { nonce, code_verifier } = trip
  yield* SignInStore.use((store) => store.begin(trip.state, { aim, nonce, code_verifier }))
  return { url, state: trip.state }
})

/**
 * Ends a trip: `null` when it was never begun, too long ago or ended before, `"refused"` when the
 * provider vouches for nobody. A device is let in by the browser that asked for it alone: anybody
 * else's link would let a stranger's device in.
 */
export const arriveFromProvider = Effect.fnUntraced(function* (back: {
  readonly state: string
  readonly code: string | undefined
  /** The issuer of the answer, where the provider names it (RFC 9207). */
  readonly iss: string | undefined
  readonly begun: string | null
}) {
  const way = yield* BrowserSignIn
  const signIn = yield* SignInStore.use((store) => store.take(back.state))
  if (way.by !== "provider" || !signIn) return null
  if ("user_code" in signIn.aim && back.begun !== back.state) return null
  if (back.code === undefined) return "refused"
  const claims = yield* Effect.catchTag(
    way.arrival({ code: back.code, iss: back.iss }, signIn),
    "InvalidToken",
    () => Effect.succeed(null),
  )
  if (!claims) return "refused"
  const { issuer, subject, email } = claims
  const user = yield* UserStore.use((users) => users.atFirstSight(issuer, subject, email))
  return yield* arrive(signIn.aim, user.id)
})
