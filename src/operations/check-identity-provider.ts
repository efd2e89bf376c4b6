import { Effect, Redacted } from "effect"
import { doubtful, type HealthCheck, sound, unsound } from "#domain/health-check"
import { type Answer, answerOf } from "#upstream/answer"

const SIGN_IN = "sign-in"
const DELETION = "account deletion"

/** An outside identity provider, as it is configured; all null without one. */
interface IdentityProvider {
  readonly IDP_ISSUER: string | null
  readonly IDP_JWKS_URL: string | null
  readonly IDP_CLIENT_ID: string | null
  readonly IDP_SCIM_URL: string | null
  readonly IDP_SCIM_TOKEN: Redacted.Redacted | null
}

/** A member of what a service answered with success; undefined where there is none. */
const memberOf = (answer: Answer | null, name: string): unknown =>
  answer?.status === 200 ? Object(answer.body)[name] : undefined

const keySet = Effect.fnUntraced(function* (url: string) {
  const keys = memberOf(yield* answerOf(url), "keys")
  const remedy = "correct IDP_JWKS_URL (`jwks_uri` of the provider), or start the provider"
  if (!Array.isArray(keys)) return unsound(SIGN_IN, "no key set is at IDP_JWKS_URL", remedy)
  return keys.length === 0
    ? unsound(SIGN_IN, "the key set at IDP_JWKS_URL is empty", remedy)
    : sound(SIGN_IN, `the provider of IDP_ISSUER; ${keys.length} keys`)
})

const signInPage = Effect.fnUntraced(function* (issuer: string, client: string | null) {
  if (client === null) return sound("sign-in page", "none: IDP_CLIENT_ID is unset")
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`
  return memberOf(yield* answerOf(url), "issuer") === issuer
    ? sound("sign-in page", "that of the provider")
    : unsound(
        "sign-in page",
        "/.well-known/openid-configuration of IDP_ISSUER is not there, or names another issuer",
        "correct IDP_ISSUER: it is `issuer` there, letter for letter",
      )
})

const deletion = Effect.fnUntraced(function* (url: string | null, token: Redacted.Redacted | null) {
  if (url === null) return sound(DELETION, "accounts at the provider stay: IDP_SCIM_URL is unset")
  const answer = yield* answerOf(`${url.replace(/\/$/, "")}/ServiceProviderConfig`, {
    accept: "application/scim+json, application/json",
    ...(token && { authorization: `Bearer ${Redacted.value(token)}` }),
  })
  if (answer === null)
    return unsound(DELETION, "IDP_SCIM_URL does not answer", "correct it, or start the provider")
  if (answer.status === 401 || answer.status === 403)
    return unsound(DELETION, "IDP_SCIM_URL refuses the token", "correct IDP_SCIM_TOKEN")
  return answer.status === 200
    ? sound(DELETION, "by SCIM of IDP_SCIM_URL, which answers")
    : doubtful(
        DELETION,
        `IDP_SCIM_URL answers ${answer.status} to /ServiceProviderConfig`,
        "see that it is the base of a SCIM 2.0 service",
      )
})

/** Who signs people in; of an outside identity provider, whether what is needed of it can be had. */
export const checkIdentityProvider = ({
  IDP_ISSUER,
  IDP_JWKS_URL,
  IDP_CLIENT_ID,
  IDP_SCIM_URL,
  IDP_SCIM_TOKEN,
}: IdentityProvider): Effect.Effect<ReadonlyArray<HealthCheck>> =>
  IDP_ISSUER === null || IDP_JWKS_URL === null
    ? Effect.succeed([sound(SIGN_IN, "embedded: local accounts")])
    : Effect.all(
        [
          keySet(IDP_JWKS_URL),
          signInPage(IDP_ISSUER, IDP_CLIENT_ID),
          deletion(IDP_SCIM_URL, IDP_SCIM_TOKEN),
        ],
        { concurrency: "unbounded" },
      )
