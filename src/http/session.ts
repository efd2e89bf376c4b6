import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { InvalidToken } from "#domain/errors"
import { RequestOptions } from "#domain/passkey"
import { SCREENS } from "#domain/screen"
import { ActingAs, SessionState } from "#domain/session"
import { SignInNotOffered } from "#domain/sign-in"
import type { Bridge } from "#http/bridge"
import { sessionOf, signInPlace } from "#http/browser"
import { csrfCookie } from "#http/csrf"
import { operation } from "#http/operation"
import { isOwnRequest } from "#http/own-request"
import { partyOf } from "#http/relying-party"
import { jsonBody, optionalJsonBody } from "#http/schema"
import {
  challengeCookie,
  challengeSecretOf,
  noSessionCookie,
  sessionCookie,
  sessionCookies,
} from "#http/session-cookie"
import { type ByPasskey, SignIn } from "#http/sign-in-body"
import { Site } from "#http/site"
import { type Sockets, visitorOf } from "#http/visitor"
import { acceptInvitation } from "#operations/invitations"
import { signInByPasskey, signInOptions } from "#operations/passkeys"
import { actAs, providerSignOut, sessionState, signOut } from "#operations/sessions"
import { requireLocalSignIn, signInBrowser, startAtProvider } from "#operations/sign-in"
import { signInByPassword } from "#operations/sign-in-by-password"
import type { SignInPlace } from "#operations/sign-in-throttle"

const AtProvider = Type.Object(
  {
    screen: Type.Optional(
      Type.Enum([...SCREENS], { description: "The screen of the console to go on at." }),
    ),
  },
  { title: "SignInAtProvider" },
)

const Elsewhere = Type.Object(
  {
    url: Type.String({ format: "uri", description: "Where the browser goes on, at the provider." }),
  },
  { title: "AtProvider" },
)

const Acting = Type.Object({ acting_as: ActingAs }, { title: "Acting" })

const byPasskey = Effect.fnUntraced(function* (
  request: Request,
  { passkey }: Static<typeof ByPasskey>,
  place: SignInPlace,
) {
  const { base_url } = yield* Site
  const browser_secret = challengeSecretOf(request.headers, base_url)
  return yield* signInByPasskey(passkey, browser_secret, yield* partyOf(request), place)
})

const opened = Effect.fnUntraced(function* (
  request: Request,
  body: Static<typeof SignIn>,
  place: SignInPlace,
) {
  const { base_url } = yield* Site
  if ("link" in body) {
    const secret = yield* signInBrowser(body, place)
    return { secret, cookies: sessionCookie(base_url, secret) }
  }
  const session =
    "invitation" in body
      ? yield* acceptInvitation(body, place)
      : "passkey" in body
        ? yield* byPasskey(request, body, place)
        : yield* signInByPassword(body, place)
  return { secret: session.secret, cookies: sessionCookies(base_url, session) }
})

/** A new session, whatever the browser had before: that one ends. */
const signIn = Effect.fnUntraced(function* (
  request: Request,
  server: Sockets | null,
  body: Static<typeof SignIn>,
) {
  const { base_url } = yield* Site
  if (!isOwnRequest(request, base_url)) return yield* new InvalidToken()
  yield* requireLocalSignIn
  const { secret, cookies } = yield* opened(request, body, yield* signInPlace(request, server))
  yield* Effect.flatMap(sessionOf(request), signOut)
  return { state: yield* sessionState(secret), cookies }
})

const challenge = Effect.fnUntraced(function* (request: Request) {
  const { base_url } = yield* Site
  if (!isOwnRequest(request, base_url)) return yield* new InvalidToken()
  yield* requireLocalSignIn
  const { options, browser_secret } = yield* signInOptions(yield* partyOf(request))
  return { options, cookie: challengeCookie(base_url, browser_secret) }
})

/** Who was signed in here is no more: what comes back from the provider is a session of its own. */
const goToProvider = Effect.fnUntraced(function* (
  request: Request,
  server: Sockets | null,
  { screen = "today" }: Static<typeof AtProvider>,
) {
  const { base_url } = yield* Site
  if (!isOwnRequest(request, base_url)) return yield* new InvalidToken()
  const { browser } = yield* signInPlace(request, server)
  const started = yield* startAtProvider({ browser, screen })
  if (!started) return yield* new SignInNotOffered()
  yield* Effect.flatMap(sessionOf(request), signOut)
  // The way back is read by what its visitor reached, so that is what the cookie is named by.
  const reached = (yield* visitorOf(request, server)).base_url
  return { url: started.url, cookie: csrfCookie(reached, started.state) }
})

const leave = Effect.fnUntraced(function* (request: Request) {
  const hadSession = yield* Effect.flatMap(sessionOf(request), signOut)
  const { base_url } = yield* Site
  return { url: hadSession ? yield* providerSignOut : null, cookie: noSessionCookie(base_url) }
})

/** Signing in and out in a browser, which keeps a cookie. None of it needs a bearer token. */
export const session = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/session" })
    .use(edge)
    .get("", ({ request, run }) => run(Effect.flatMap(sessionOf(request), sessionState)), {
      detail: operation({
        operationId: "getSession",
        tag: "Me",
        summary: "Who is signed in in this browser",
        responses: { 200: SessionState },
        public: true,
        cookie: "read",
      }),
    })
    .post(
      "",
      async ({ body, request, runToEnd, server, set }) => {
        const { state, cookies } = await runToEnd(signIn(request, server, body))
        Object.assign(set.headers, cookies)
        return state
      },
      {
        ...jsonBody(SignIn),
        detail: operation({
          operationId: "signIn",
          tag: "Me",
          summary: "Sign in in this browser",
          description:
            "Sets an HttpOnly cookie that the console's requests are made with. By the code of a printed link, by " +
            "e-mail and password, or by an invitation, which makes the account. A wrong password is answered as an " +
            "unknown address is.",
          responses: { 200: SessionState },
          errors: ["invalid_token", "forbidden", "already_exists", "rate_limit_exceeded"],
          public: true,
          idempotent: false,
        }),
      },
    )
    .post(
      "/options",
      async ({ request, runToEnd, set }) => {
        const { options, cookie } = await runToEnd(challenge(request))
        Object.assign(set.headers, cookie)
        return options
      },
      {
        detail: operation({
          operationId: "makeSignInOptions",
          tag: "Me",
          summary: "What a browser needs to sign in by a passkey",
          description:
            "Sets a cookie: the challenge is good once, in this browser, for five minutes.",
          responses: { 200: RequestOptions },
          errors: ["invalid_token", "invalid_request", "forbidden"],
          public: true,
          idempotent: false,
        }),
      },
    )
    .post(
      "/provider",
      async ({ body, request, runToEnd, server, set }) => {
        const { url, cookie } = await runToEnd(goToProvider(request, server, body))
        Object.assign(set.headers, cookie)
        return { url }
      },
      {
        ...optionalJsonBody(AtProvider),
        detail: operation({
          operationId: "signInAtProvider",
          tag: "Me",
          summary: "Start signing in at the identity provider",
          description:
            "Where an outside provider is configured. Sets a cookie: the way back ends in this browser alone, and " +
            "within 15 minutes.",
          responses: { 200: Elsewhere },
          errors: ["invalid_token", "forbidden", "upstream_unavailable"],
          public: true,
          idempotent: false,
        }),
      },
    )
    .put(
      "",
      async ({ body, request, runToEnd }) =>
        runToEnd(
          Effect.flatMap(sessionOf(request), (secret) =>
            secret === null ? Effect.fail(new InvalidToken()) : actAs(secret, body.acting_as),
          ),
        ),
      {
        ...jsonBody(Acting),
        detail: operation({
          operationId: "actAs",
          tag: "Me",
          summary: "Look at the demo person, or at oneself",
          description: "For the owner: every request of this browser is the demo person's then.",
          responses: { 200: SessionState },
          errors: ["invalid_token", "forbidden", "not_found"],
          public: true,
          cookie: "needed",
          idempotent: false,
        }),
      },
    )
    .delete(
      "",
      async ({ request, runToEnd, set }) => {
        const { url, cookie } = await runToEnd(leave(request))
        Object.assign(set.headers, cookie)
        if (url !== null) return { url }
        set.status = 204
      },
      {
        detail: operation({
          operationId: "signOut",
          tag: "Me",
          summary: "Sign out in this browser",
          description: "Where a provider can be signed out of too, says where.",
          responses: { 200: Elsewhere, 204: null },
          public: true,
          cookie: "read",
          idempotent: false,
        }),
      },
    )
