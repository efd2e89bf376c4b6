import { Context, type Effect } from "effect"
import type { InvalidToken, UpstreamUnavailable } from "#domain/errors"
import type { Claims } from "#upstream/jwt"

/** The result of typing a code. */
export type Redeemed = "accepted" | "wrong" | "locked"

/** The owner types a code that the service has printed. */
export interface CodeSignIn {
  readonly by: "code"
  /** The code that is good now, once; the next one where that has expired or was used. */
  readonly current: Effect.Effect<string>
  /** Looks at a code, and leaves it good. After five wrong ones from a network it may try again within a minute. */
  readonly check: (typed: string, network: string) => Effect.Effect<Redeemed>
  /** Uses the code up; false for any other, and for one that somebody else has just used. */
  readonly take: (typed: string) => Effect.Effect<boolean>
}

/** The secrets of one authorization request (OpenID Connect Core 3.1.2.1, RFC 7636). */
export interface AuthorizationRequest {
  readonly state: string
  readonly nonce: string
  readonly code_verifier: string
}

/** The person signs in at an outside provider, which identifies them afterwards. */
export interface ProviderSignIn {
  readonly by: "provider"
  readonly issuer: string
  /** The URL that a browser is sent to. */
  readonly authorizationUrl: (
    request: AuthorizationRequest,
  ) => Effect.Effect<string, UpstreamUnavailable>
  /**
   * The identity behind an authorization code; `iss` is the issuer that the provider's redirect
   * named.
   */
  readonly exchangeCode: (
    callback: { readonly code: string; readonly iss: string | undefined },
    request: Omit<AuthorizationRequest, "state">,
  ) => Effect.Effect<Claims, InvalidToken | UpstreamUnavailable>
  /** Where a browser ends its session at the provider (RP-Initiated Logout); null where it cannot. */
  readonly signOutUrl: Effect.Effect<string | null>
}

/** An external provider is configured without a client: signing in with a browser is impossible. */
export interface NoSignIn {
  readonly by: "nothing"
}

/** How people sign in with a browser. */
export class BrowserSignIn extends Context.Service<
  BrowserSignIn,
  CodeSignIn | ProviderSignIn | NoSignIn
>()("upstream/BrowserSignIn") {}
