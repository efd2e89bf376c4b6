import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { exportJWK, generateKeyPair } from "jose"
import Provider from "oidc-provider"
import { lazy } from "#domain/lazy"

export const CLIENT_ID = "hygeia"
export const CLIENT_SECRET = "a client's secret: with & and %"

type TokenEndpointAuth = "none" | "client_secret_basic" | "client_secret_post"

const listening = Effect.acquireRelease(
  Effect.promise(async () => {
    const server = createServer()
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    return server
  }),
  (server) =>
    Effect.sync(() => {
      server.close()
      server.closeAllConnections()
    }),
)

/** Made once: a pair of RSA keys takes a tenth of a second. */
const signingKey = lazy(async () => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: "only", alg: "RS256", use: "sig" }
})

/**
 * A real OpenID provider on a port of its own, until the scope closes. It signs in whoever types a
 * name, and knows one client, which must come with PKCE and, unless it is public, with its secret.
 */
export const openIdProvider = Effect.fnUntraced(function* (
  redirect_uri: string,
  auth: TokenEndpointAuth = "none",
) {
  const server = yield* listening
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = yield* Effect.promise(signingKey)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: auth,
        ...(auth === "none" ? {} : { client_secret: CLIENT_SECRET }),
        application_type: "native",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        redirect_uris: [redirect_uri],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["a-key-of-its-own"] },
    claims: { openid: ["sub"], email: ["email"] },
    conformIdTokenClaims: false,
    clientAuthMethods: [auth],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.org` }),
    }),
  })
  server.on("request", provider.callback())
  return { issuer, jwks_url: `${issuer}/jwks` }
})
