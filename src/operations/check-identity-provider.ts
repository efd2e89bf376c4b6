import { Effect } from "effect"
import { type HealthCheck, sound, unsound } from "#domain/health-check"
import { Outgoing } from "#upstream/outgoing"

const TIMEOUT_MS = 5_000
const NAME = "sign-in"

/** How many keys a key set has; null when there is none at that address. */
const keysAt = (url: string) =>
  Effect.flatMap(Outgoing, ({ send }) =>
    Effect.tryPromise(async () => {
      const answer = await send(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const { keys } = (await answer.json()) as { readonly keys?: unknown }
      return answer.ok && Array.isArray(keys) ? keys.length : null
    }),
  ).pipe(Effect.catch(() => Effect.succeed(null)))

/** An outside identity provider, as it is configured; all null without one. */
interface IdentityProvider {
  readonly IDP_ISSUER: string | null
  readonly IDP_JWKS_URL: string | null
  readonly IDP_CLIENT_ID: string | null
}

/** Who signs people in, and whether the key set of an outside identity provider can be had. */
export const checkIdentityProvider = Effect.fnUntraced(function* ({
  IDP_ISSUER,
  IDP_JWKS_URL,
  IDP_CLIENT_ID,
}: IdentityProvider) {
  if (IDP_ISSUER === null || IDP_JWKS_URL === null) return [sound(NAME, "embedded: local accounts")]
  const keys = yield* keysAt(IDP_JWKS_URL)
  if (!keys)
    return [
      unsound(
        NAME,
        `no key set is at IDP_JWKS_URL${keys === 0 ? ": it is empty" : ""}`,
        "correct IDP_JWKS_URL (`jwks_uri` of the provider), or start the provider",
      ),
    ]
  const by = IDP_CLIENT_ID ? "and its sign-in page" : "with no sign-in page: IDP_CLIENT_ID is unset"
  return [sound(NAME, `the provider of IDP_ISSUER, ${by}; ${keys} keys`)]
}) as (provider: IdentityProvider) => Effect.Effect<ReadonlyArray<HealthCheck>>
