import { Effect, Layer } from "effect"
import { withSecret } from "#app/secret"
import type { Values } from "#config"
import type { SecretRefused, Secrets } from "#db/secrets"
import { localIdentity } from "#embedded/identity/accounts"
import { oneTimeCode } from "#embedded/identity/one-time-code"
import { Site } from "#http/site"
import { Seal } from "#operations/seal"
import { type Identity, outsideIdentity } from "#upstream/identity"
import { newPrivateKey } from "#upstream/jwt"
import { noSignIn, providerSignIn } from "#upstream/oidc"
import { noScim, outsideScim, type Scim } from "#upstream/scim"
import type { ServiceTokens } from "#upstream/service-tokens"
import { SessionTokens } from "#upstream/session-tokens"
import type { BrowserSignIn } from "#upstream/sign-in"

/** Signs what a browser's cookie stands for. */
export const sessionTokens = ({ SESSION_KEY }: Values) =>
  withSecret(
    "session-key",
    SESSION_KEY,
    (key) => Layer.mergeAll(SessionTokens.layer(key), Seal.layer(key)),
    newPrivateKey,
  )

const localAccounts = ({ SESSION_KEY }: Values) =>
  Layer.mergeAll(
    withSecret("session-key", SESSION_KEY, localIdentity, newPrivateKey),
    oneTimeCode,
    noScim,
  )

/**
 * The identity provider: verifies users, signs them in and deletes their accounts; outside or
 * embedded.
 */
export const identityProvider = (
  config: Values,
): Layer.Layer<BrowserSignIn | Identity | Scim, SecretRefused, Secrets | ServiceTokens | Site> => {
  const { IDP_ISSUER: issuer, IDP_JWKS_URL: jwks_url, IDP_CLIENT_ID: client_id } = config
  if (!issuer || !jwks_url) return localAccounts(config)
  const { IDP_SCIM_URL: url, IDP_SCIM_TOKEN: token, IDP_CLIENT_SECRET: client_secret } = config
  const signIn = Effect.map(Site, ({ base_url }) => {
    const redirect_uri = `${base_url}/cli/login/callback`
    return client_id
      ? providerSignIn({ issuer, jwks_url, client_id, client_secret, redirect_uri })
      : noSignIn
  })
  return Layer.mergeAll(
    outsideIdentity({ issuer, jwks_url, audience: config.IDP_AUDIENCE }),
    Layer.unwrap(signIn),
    url ? outsideScim({ issuer, url, token }) : noScim,
  )
}
