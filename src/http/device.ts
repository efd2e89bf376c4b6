import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { DeviceCodeStore } from "#db/device-codes"
import { deviceCodeOf, newSecret, WAITING } from "#domain/sign-in"
import { IssuedToken } from "#http/auth"
import type { Bridge } from "#http/bridge"
import { csrfCookie, csrfTokenOf } from "#http/csrf"
import { formBody } from "#http/form"
import { operation } from "#http/operation"
import { pageWays, signInOnPage } from "#http/page-sign-in"
import { noSignInPage, sendTo, signedInPage, startAgainPage } from "#http/pages/login"
import { devicePage, turnedAwayPage } from "#http/pages/login-device"
import { jsonBody, parameters } from "#http/schema"
import { Site } from "#http/site"
import { type Visitor, visitorOf } from "#http/visitor"
import { pollDevice, startDevice } from "#operations/device-flow"
import { signInMethod, startAtProvider } from "#operations/sign-in"

const StartedDevice = Type.Object(
  {
    device_code: Type.String(),
    user_code: Type.String(),
    verification_uri: Type.String({ format: "uri" }),
    verification_uri_complete: Type.String({ format: "uri" }),
    expires_in: Type.Integer(),
    interval: Type.Integer(),
  },
  { title: "StartedDevice" },
)

const DevicePoll = Type.Object({ device_code: Type.String({ minLength: 1, maxLength: 256 }) })

const DeviceToken = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal("Bearer"),
    expires_in: Type.Integer(),
    ...IssuedToken.properties,
  },
  { title: "DeviceToken" },
)

const WaitingDevice = Type.Object({ error: Type.Enum([...WAITING]) }, { title: "WaitingDevice" })

const Shown = Type.Object({ user_code: Type.Optional(Type.String({ maxLength: 32 })) })

const Answer = Type.Object({
  csrf_token: Type.String(),
  user_code: Type.String({ maxLength: 32 }),
  answer: Type.Enum(["allow", "deny"]),
  code: Type.Optional(Type.String({ maxLength: 32 })),
})

const start = Effect.fnUntraced(function* () {
  const { base_url } = yield* Site
  const started = yield* startDevice()
  const verification_uri = `${base_url}/cli/device`
  const verification_uri_complete = `${verification_uri}?user_code=${started.user_code}`
  return { ...started, verification_uri, verification_uri_complete }
})

const show = Effect.fnUntraced(function* (
  request: Request,
  { base_url }: Visitor,
  user_code: string,
) {
  const method = yield* signInMethod
  if (method === "nothing") return noSignInPage()
  const csrf_token = newSecret()
  const headers = csrfCookie(base_url, csrf_token)
  const ways = method === "code" ? yield* pageWays(request) : null
  return devicePage({ user_code, csrf_token, ways, problem: null, headers })
})

const decide = Effect.fnUntraced(function* (
  request: Request,
  visitor: Visitor,
  form: Static<typeof Answer>,
) {
  const { headers, network, base_url } = visitor
  const { csrf_token } = form
  if (csrfTokenOf(headers, base_url) !== csrf_token) return startAgainPage()
  const user_code = deviceCodeOf(form.user_code)
  const ways = (yield* signInMethod) === "code" ? yield* pageWays(request) : null
  const devices = yield* DeviceCodeStore
  if (!user_code || !(yield* devices.isPending(user_code)))
    return devicePage({ user_code: form.user_code, csrf_token, ways, problem: "unknown" })
  if (form.answer === "deny") {
    yield* devices.decide(user_code, null)
    return turnedAwayPage()
  }
  const started = yield* startAtProvider({ user_code })
  if (started) return sendTo(started.url, 303, csrfCookie(base_url, started.state))
  const result = yield* signInOnPage(request, { user_code }, form.code ?? "", network)
  return typeof result === "string"
    ? devicePage({ user_code, csrf_token, ways, problem: result })
    : signedInPage(result)
})

/** Sign-in for a device without a browser of its own (RFC 8628). */
export const device = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .post("/v1/auth/cli/start", ({ run }) => run(start()), {
      detail: operation({
        operationId: "startDevice",
        tag: "Me",
        summary: "Start signing a device in",
        responses: { 200: StartedDevice },
        public: true,
        planned: true,
      }),
    })
    .post(
      "/v1/auth/cli/approve",
      async ({ body, run, set }) => {
        const answer = await run(pollDevice(body.device_code))
        if (typeof answer !== "string") return answer
        set.status = 400
        return { error: answer }
      },
      {
        ...jsonBody(DevicePoll),
        detail: operation({
          operationId: "pollDevice",
          tag: "Me",
          summary: "Ask whether a device was let in",
          description: "Ask again after `interval` seconds, and five more after each slow_down.",
          responses: { 200: DeviceToken, 400: WaitingDevice },
          public: true,
          planned: true,
        }),
      },
    )
    .get(
      "/cli/device",
      ({ query, request, server, run }) =>
        run(
          Effect.flatMap(visitorOf(request, server), (visitor) =>
            show(request, visitor, query.user_code ?? ""),
          ),
        ),
      {
        query: parameters(Shown),
        detail: operation({
          operationId: "showDevice",
          tag: "Me",
          summary: "Decide about a device",
          responses: { 200: "text/html" },
          public: true,
          planned: true,
        }),
      },
    )
    .post(
      "/cli/device",
      ({ body, request, server, run }) =>
        run(
          Effect.flatMap(visitorOf(request, server), (visitor) => decide(request, visitor, body)),
        ),
      {
        ...formBody(Answer),
        detail: operation({
          operationId: "decideDevice",
          tag: "Me",
          summary: "Let a device in or not",
          request: { "application/x-www-form-urlencoded": Answer },
          responses: {
            200: "text/html",
            303: null,
            410: "text/html",
            422: "text/html",
            429: "text/html",
          },
          errors: ["upstream_unavailable"],
          public: true,
          planned: true,
        }),
      },
    )
