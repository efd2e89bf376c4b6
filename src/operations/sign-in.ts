import { Effect } from "effect"
import { DeviceCodeStore } from "#db/device-codes"
import { SignInStore } from "#db/sign-ins"
import { UserStore } from "#db/users"
import { InvalidToken, RateLimitExceeded } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { Screen } from "#domain/screen"
import { newSecret, SignInNotOffered, type SignInTarget } from "#domain/sign-in"
import { freshSession } from "#operations/fresh-sign-in"
import { issueToken } from "#operations/issue-token"
import { redeemPrinted } from "#operations/printed-code"
import { redeemReset } from "#operations/reset-sign-in"
import type { SecondFactor } from "#operations/second-factor"
import { Sessions } from "#operations/sessions"
import type { SignInPlace } from "#operations/sign-in-throttle"
import { BrowserSignIn } from "#upstream/sign-in"

/**
 * The result of a sign-in: a token for a command line, an approved device, or an expired request.
 */
export type SignInResult =
  | { readonly for: "command line"; readonly url: string }
  | { readonly for: "device" }
  | { readonly for: "browser"; readonly secret: string; readonly screen: Screen }
  | { readonly for: "nothing" }

/** The sign-in method: a code that this service prints, a provider, or none in a browser. */
export const signInMethod = BrowserSignIn.useSync(({ by }) => by)

const withToken = (callback: string, state: string, token: string) => {
  const url = new URL(callback)
  url.searchParams.set("token", token)
  url.searchParams.set("state", state)
  return url.href
}

const complete = Effect.fnUntraced(function* (target: SignInTarget, user: UserId) {
  if ("user_code" in target) {
    const decided = yield* DeviceCodeStore.use((codes) => codes.decide(target.user_code, user))
    return { for: decided ? "device" : "nothing" } satisfies SignInResult
  }
  if ("browser" in target) {
    const secret = yield* Sessions.use((sessions) => sessions.open(user, target.browser))
    return { for: "browser", secret, screen: target.screen } satisfies SignInResult
  }
  const { service_token } = yield* issueToken(user)
  const url = withToken(target.callback, target.state, service_token)
  return { for: "command line", url } satisfies SignInResult
})

/** Signs the owner in by the code this service has printed; none is right where a second factor is set. */
export const signInByCode = Effect.fnUntraced(function* (
  target: SignInTarget,
  typed: string,
  network: string,
) {
  const redeemed = yield* Effect.catchTag(
    redeemPrinted(typed, network, {}),
    "SecondFactorNeeded",
    () => Effect.succeed("wrong" as const),
  )
  return typeof redeemed === "string" ? redeemed : yield* complete(target, redeemed.id)
})

/**
 * Lets a command line or a device act for who has just signed in in the browser with this secret; null for nobody, and
 * while it shows the demo person.
 */
export const signInBySession = Effect.fnUntraced(function* (target: SignInTarget, secret: string) {
  const session = yield* freshSession(secret)
  return session?.demo_id === null ? yield* complete(target, session.user_id) : null
})

/**
 * Signs the owner in in a browser, by the code of the printed link and what else they have set up, or somebody whose
 * sign-in was reset, of whom nothing is set any more. Returns the secret that the browser keeps. A network that sent
 * too many wrong codes has to wait a minute.
 */
export const signInBrowser = Effect.fnUntraced(function* (
  { link, ...factor }: SecondFactor & { readonly link: string },
  { network, browser }: Pick<SignInPlace, "network" | "browser">,
) {
  const sessions = yield* Sessions
  const reset = yield* redeemReset(link)
  if (reset) return yield* sessions.open(reset, browser)
  yield* requireLocalSignIn
  const redeemed = yield* redeemPrinted(link, network, factor)
  if (redeemed === "locked") return yield* new RateLimitExceeded({ limit: 5, retry_after_s: 60 })
  if (redeemed === "wrong") return yield* new InvalidToken()
  return yield* sessions.open(redeemed.id, browser)
})

/** Refuses where people do not sign in by accounts of this service. */
export const requireLocalSignIn = BrowserSignIn.use(({ by }) =>
  by === "code" ? Effect.void : Effect.fail(new SignInNotOffered()),
)

/** Starts a sign-in at the provider. `state` is what the browser will come back with. */
export const startAtProvider = Effect.fnUntraced(function* (target: SignInTarget) {
  const method = yield* BrowserSignIn
  if (method.by !== "provider") return null
  const request = { state: newSecret(), nonce: newSecret(), code_verifier: newSecret() }
  const url = yield* method.authorizationUrl(request)
  const { state, ...secrets } = request
  yield* SignInStore.use((store) => store.begin(state, { aim: target, ...secrets }))
  return { url, state }
})

/** The parameters of a provider's redirect, and the state in the browser's cookie. */
interface ProviderCallback {
  readonly state: string
  /** Absent when the provider refused. */
  readonly code: string | undefined
  /** The issuer of the answer, where the provider names it (RFC 9207). */
  readonly iss: string | undefined
  readonly cookie_state: string | null
}

/**
 * Finishes a sign-in at the provider: `null` when the state is unknown, expired or used,
 * `"refused"` when the provider identifies nobody. A device is approved, and a browser signed in, only in the browser
 * that started the sign-in: otherwise a link sent by somebody else would approve that person's device, or sign the
 * reader in as its sender.
 */
export const finishAtProvider = Effect.fnUntraced(function* (callback: ProviderCallback) {
  const { state, code, iss, cookie_state } = callback
  const method = yield* BrowserSignIn
  const signIn = yield* SignInStore.use((store) => store.take(state))
  if (method.by !== "provider" || !signIn) return null
  if (!("callback" in signIn.aim) && cookie_state !== state) return null
  if (code === undefined) return "refused"
  const claims = yield* Effect.catchTag(
    method.exchangeCode({ code, iss }, signIn),
    "InvalidToken",
    () => Effect.succeed(null),
  )
  if (!claims) return "refused"
  const { issuer, subject, email } = claims
  const user = yield* UserStore.use((users) => users.findOrCreate(issuer, subject, email))
  return yield* complete(signIn.aim, user.id)
})
