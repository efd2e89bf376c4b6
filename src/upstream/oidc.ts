import { Effect, Exit, Layer } from "effect"
import { type Static, type TSchema, Type } from "typebox"
import { InvalidToken, UpstreamUnavailable } from "#domain/errors"
import { validatorOf } from "#domain/validator"
import { remoteKeys, SESSION_ALGORITHMS, verifyJwt } from "#upstream/jwt"
import { BrowserSignIn } from "#upstream/sign-in"

/** The public OpenID client that this service is at a provider. */
export interface OidcClient {
  readonly issuer: string
  readonly jwks_url: string
  readonly client_id: string
  /** Where the provider sends a browser back to. */
  readonly redirect_uri: string
}

const Endpoints = Type.Object({
  issuer: Type.String(),
  authorization_endpoint: Type.String({ pattern: "^https?://[^\\s]+$" }),
  token_endpoint: Type.String({ pattern: "^https?://[^\\s]+$" }),
})

const Tokens = Type.Object({ id_token: Type.String({ maxLength: 65_536 }) })

const down = (retryable: boolean) => new UpstreamUnavailable({ upstream: "identity", retryable })

/** No answer after so long is no answer. */
const PATIENCE = "5 seconds"

/** Asks the provider. A 400 is its word on what was sent, anything else unforeseen a fault of its. */
const ask = <S extends TSchema>(url: string, schema: S, init: RequestInit = {}) => {
  const validator = validatorOf(schema)
  return Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(url, { ...init, redirect: "error", signal })
      return { status: response.status, answer: response.ok ? await response.json() : null }
    },
    catch: () => down(true),
  }).pipe(
    Effect.timeoutOrElse({ duration: PATIENCE, orElse: () => Effect.fail(down(true)) }),
    Effect.flatMap(
      ({ status, answer }): Effect.Effect<Static<S>, InvalidToken | UpstreamUnavailable> => {
        if (validator().Check(answer)) return Effect.succeed(answer as Static<S>)
        return Effect.fail(status === 400 ? new InvalidToken() : down(status >= 500))
      },
    ),
  )
}

const discover = (issuer: string) =>
  ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, Endpoints).pipe(
    Effect.catchTag("InvalidToken", () => Effect.fail(down(false))),
    Effect.filterOrFail(
      (endpoints) => endpoints.issuer === issuer,
      () => down(false),
    ),
  )

/** RFC 7636: what may be shown of a verifier beforehand. */
const challengeOf = (verifier: string) =>
  new Bun.CryptoHasher("sha256").update(verifier).digest("base64url")

/** Sign-in by the authorization code flow with PKCE. The ID token says who it was. */
export const providerSignIn = ({ issuer, jwks_url, client_id, redirect_uri }: OidcClient) =>
  Layer.effect(
    BrowserSignIn,
    Effect.gen(function* () {
      const keys = remoteKeys(jwks_url)
      const endpoints = yield* Effect.cachedWithTTL(discover(issuer), (exit) =>
        Exit.isSuccess(exit) ? "10 minutes" : 0,
      )

      return BrowserSignIn.of({
        by: "provider",

        departure: Effect.fnUntraced(function* ({ state, nonce, code_verifier }) {
          const url = new URL((yield* endpoints).authorization_endpoint)
          const asked = {
            response_type: "code",
            client_id,
            redirect_uri,
            scope: "openid email",
            state,
            nonce,
            code_challenge: challengeOf(code_verifier),
            code_challenge_method: "S256",
          }
          for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
          return url.href
        }),

        arrival: Effect.fnUntraced(function* (code, { nonce, code_verifier }) {
          const { id_token } = yield* ask((yield* endpoints).token_endpoint, Tokens, {
            method: "POST",
            body: new URLSearchParams({
              grant_type: "authorization_code",
              code,
              redirect_uri,
              client_id,
              code_verifier,
            }),
          })
          const algorithms = SESSION_ALGORITHMS
          return yield* verifyJwt(id_token, keys, {
            algorithms,
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
