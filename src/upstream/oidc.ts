import { Effect, Exit, Layer, Redacted } from "effect"
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  None,
  ResponseBodyError,
} from "openid-client"
import { InvalidToken, UpstreamUnavailable } from "#domain/errors"
import { remoteKeys, SESSION_ALGORITHMS, SKEW_S, verifyJwt } from "#upstream/jwt"
import { Outgoing, type Send } from "#upstream/outgoing"
import { BrowserSignIn } from "#upstream/sign-in"

/** The OpenID client that this service is at a provider. */
export interface OidcClient {
  readonly issuer: string
  readonly jwks_url: string
  readonly client_id: string
  /** What makes it a confidential client; null for a public one. */
  readonly client_secret: Redacted.Redacted | null
  /** Where the provider sends a browser back to. */
  readonly redirect_uri: string
}

const TIMEOUT_S = 5

const down = (retryable: boolean) => new UpstreamUnavailable({ upstream: "identity", retryable })

/** There was no response, or a 5xx: the same request may succeed later. */
const isTransient = (cause: unknown) =>
  cause instanceof TypeError ||
  (cause instanceof ResponseBodyError && cause.status >= 500) ||
  (cause instanceof ClientError &&
    (cause.code === "OAUTH_TIMEOUT" ||
      (cause.cause instanceof Response && cause.cause.status >= 500)))

/** The provider answered, with an ID token whose claims are not those of this sign-in. */
const hasWrongClaims = (cause: unknown) =>
  cause instanceof ClientError &&
  cause.cause instanceof Error &&
  Object(cause.cause.cause).claims !== undefined

/** The provider rejected the code. `invalid_client` is about our configuration, not about the code. */
const isRefusedCode = (cause: unknown) =>
  cause instanceof ResponseBodyError && cause.status === 400 && cause.error !== "invalid_client"

const refusalOf = (cause: unknown): InvalidToken | UpstreamUnavailable =>
  isRefusedCode(cause) || hasWrongClaims(cause) ? new InvalidToken() : down(isTransient(cause))

/** RFC 6749, 2.3.1: the secret goes into a header, or into the body where only that is taken. */
const secretAuth = (secret: string): ClientAuth => {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
    const isPost =
      !methods.includes("client_secret_basic") && methods.includes("client_secret_post")
    return (isPost ? post : basic)(server, ...request)
  }
}

const isHttp = (url: string | undefined) => url !== undefined && /^https?:$/.test(protocolOf(url))

const protocolOf = (url: string) => URL.parse(url)?.protocol ?? ""

const discover = ({ issuer, client_id, client_secret }: OidcClient, send: Send) =>
  Effect.tryPromise({
    try: () =>
      discovery(
        new URL(issuer),
        client_id,
        { [clockTolerance]: SKEW_S },
        client_secret ? secretAuth(Redacted.value(client_secret)) : None(),
        {
          timeout: TIMEOUT_S,
          [customFetch]: (url, { body, ...init }) => send(url, { ...init, body: body ?? null }),
          // A provider in one's own network may speak plain HTTP; which one it is, is configured.
          execute: issuer.startsWith("http:") ? [allowInsecureRequests] : [],
        },
      ),
    catch: (cause) => down(isTransient(cause)),
  }).pipe(
    Effect.filterOrFail(
      (provider) => {
        const { authorization_endpoint, token_endpoint } = provider.serverMetadata()
        return isHttp(authorization_endpoint) && isHttp(token_endpoint)
      },
      () => down(false),
    ),
  )

/** RFC 9207: refuses the response of another provider (a mix-up attack). */
const isFrom = (provider: Configuration, iss: string | undefined) => {
  const { issuer, authorization_response_iss_parameter_supported } = provider.serverMetadata()
  return iss === issuer || (iss === undefined && !authorization_response_iss_parameter_supported)
}

/** Sign-in by the authorization code flow with PKCE; the ID token identifies the person. */
export const providerSignIn = (client: OidcClient) =>
  Layer.effect(
    BrowserSignIn,
    Effect.gen(function* () {
      const { issuer, client_id, redirect_uri } = client
      const keys = yield* remoteKeys(client.jwks_url)
      const { send } = yield* Outgoing
      const provider = yield* Effect.cachedWithTTL(discover(client, send), (exit) =>
        Exit.isSuccess(exit) ? "10 minutes" : 0,
      )

      return BrowserSignIn.of({
        by: "provider",
        issuer,

        authorizationUrl: Effect.fnUntraced(function* ({ state, nonce, code_verifier }) {
          const code_challenge = yield* Effect.promise(() =>
            calculatePKCECodeChallenge(code_verifier),
          )
          return buildAuthorizationUrl(yield* provider, {
            redirect_uri,
            scope: "openid email",
            state,
            nonce,
            code_challenge,
            code_challenge_method: "S256",
          }).href
        }),

        // Where to come back to would have to be registered there, and a provider refuses one that is not.
        signOutUrl: Effect.map(provider, (configuration) =>
          isHttp(configuration.serverMetadata().end_session_endpoint)
            ? buildEndSessionUrl(configuration).href
            : null,
        ).pipe(Effect.catch(() => Effect.succeed(null))),

        exchangeCode: Effect.fnUntraced(function* ({ code, iss }, { nonce, code_verifier }) {
          const configuration = yield* provider
          if (!isFrom(configuration, iss)) return yield* new InvalidToken()
          const callback = new URL(redirect_uri)
          callback.searchParams.set("code", code)
          if (iss !== undefined) callback.searchParams.set("iss", iss)
          const { id_token } = yield* Effect.tryPromise({
            try: () =>
              authorizationCodeGrant(configuration, callback, {
                expectedNonce: nonce,
                pkceCodeVerifier: code_verifier,
                idTokenExpected: true,
              }),
            catch: refusalOf,
          })
          return yield* verifyJwt(id_token ?? "", keys, {
            algorithms: SESSION_ALGORITHMS,
            issuer,
            audience: client_id,
            nonce,
          })
        }),
      })
    }),
  )

/** No sign-in in a browser: people bring session tokens of their provider. */
export const noSignIn = Layer.succeed(BrowserSignIn, { by: "nothing" })
