import { Context, type Effect } from "effect"
import type { InvalidToken, UpstreamUnavailable } from "#domain/errors"
import type { Claims } from "#upstream/jwt"

/** What became of a code somebody typed. */
export type Redeemed = "accepted" | "wrong" | "locked"

/** Whoever can read what the service prints is its owner. */
export interface CodeSignIn {
  readonly by: "code"
  /** The code that is good now. */
  readonly current: Effect.Effect<string>
  /** Uses the code up. After five wrong ones from a network it may try again within a minute. */
  readonly redeem: (typed: string, network: string) => Effect.Effect<Redeemed>
}

/** The secrets of one trip to the provider and back. */
export interface Trip {
  readonly state: string
  readonly nonce: string
  readonly code_verifier: string
}

/** An outside provider asks the person, and says afterwards who it was. */
export interface ProviderSignIn {
  readonly by: "provider"
  /** The URL that a browser is sent to. */
  readonly departure: (trip: Trip) => Effect.Effect<string, UpstreamUnavailable>
  /** Who came back with this authorization code, from the issuer that the answer names. */
  readonly arrival: (
    back: { readonly code: string; readonly iss: string | undefined },
    trip: Omit<Trip, "state">,
  ) => Effect.Effect<Claims, InvalidToken | UpstreamUnavailable>
}

/** There is an outside provider, and no client of it that could ask. */
export interface NoSignIn {
  readonly by: "nothing"
}

/** How a person shows in a browser who they are. */
export class BrowserSignIn extends Context.Service<
  BrowserSignIn,
  CodeSignIn | ProviderSignIn | NoSignIn
>()("upstream/BrowserSignIn") {}
