import { Context, Effect, Layer, Redacted } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import { Outgoing } from "#upstream/outgoing"

/** Accounts at an external identity provider, over SCIM 2.0 (RFC 7644). */
export class Scim extends Context.Service<
  Scim,
  {
    /** The issuer whose accounts can be deleted; null when none is configured. */
    readonly issuer: string | null
    /** Deletes an account. One that is already gone is no failure. */
    readonly deleteUser: (subject: string) => Effect.Effect<void, UpstreamUnavailable>
  }
>()("upstream/Scim") {}

/** No SCIM endpoint is configured: accounts at the provider stay. */
export const noScim = Layer.succeed(Scim, { issuer: null, deleteUser: () => Effect.void })

const TIMEOUT = "10 seconds"

/** Statuses that mean the account does not exist any more. */
const GONE: ReadonlySet<number> = new Set([200, 202, 204, 404, 410])

const unavailable = (retryable: boolean) =>
  new UpstreamUnavailable({ upstream: "identity", retryable })

/** A provider's SCIM endpoint: its base URL, and the bearer token for it. */
export const outsideScim = (provider: {
  readonly issuer: string
  readonly url: string
  readonly token: Redacted.Redacted | null
}) => {
  const headers = {
    accept: "application/scim+json, application/json",
    ...(provider.token && { authorization: `Bearer ${Redacted.value(provider.token)}` }),
  }
  const deleteUser = ({ send }: typeof Outgoing.Service, subject: string) =>
    Effect.tryPromise({
      try: async (signal) => {
        const url = `${provider.url}/Users/${encodeURIComponent(subject)}`
        // Following a redirect would send the token to another host.
        const redirect = "manual" as const
        const response = await send(url, { method: "DELETE", headers, redirect, signal })
        await response.body?.cancel()
        return response.status
      },
      catch: () => unavailable(true),
    }).pipe(
      Effect.timeoutOrElse({ duration: TIMEOUT, orElse: () => Effect.fail(unavailable(true)) }),
      Effect.flatMap((status) =>
        GONE.has(status) ? Effect.void : Effect.fail(unavailable(status >= 500 || status === 429)),
      ),
    )
  return Layer.effect(
    Scim,
    Effect.map(Outgoing, (outgoing) => ({
      issuer: provider.issuer,
      deleteUser: (subject: string) => deleteUser(outgoing, subject),
    })),
  )
}
