import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { InvalidToken } from "#domain/errors"
import { NewPassword, TypedPassword } from "#domain/local-account"
import { ActingAs, SessionState } from "#domain/session"
import { Email } from "#domain/user"
import type { Bridge } from "#http/bridge"
import { sessionOf, signInPlace } from "#http/browser"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { isOwnRequest, noSessionCookie, sessionCookie, sessionCookies } from "#http/session-cookie"
import { Site } from "#http/site"
import type { Sockets } from "#http/visitor"
import { acceptInvitation } from "#operations/invitations"
import { actAs, sessionState, signOut } from "#operations/sessions"
import { signInBrowser } from "#operations/sign-in"
import { signInByPassword } from "#operations/sign-in-by-password"
import type { SignInPlace } from "#operations/sign-in-throttle"

const ByLink = Type.Object(
  { link: Type.String({ maxLength: 64, description: "The code behind the # of a printed link." }) },
  { title: "SignInByLink" },
)

const ByPassword = Type.Object(
  { email: Type.String({ maxLength: 254 }), password: TypedPassword },
  { title: "SignInByPassword", additionalProperties: false },
)

const ByInvitation = Type.Object(
  {
    invitation: Type.String({
      maxLength: 64,
      description: "What stands behind the # of the link.",
    }),
    email: Email,
    password: NewPassword,
  },
  { title: "SignInByInvitation", additionalProperties: false },
)

/** How somebody signs in. */
const SignIn = Type.Union([ByLink, ByInvitation, ByPassword], { title: "SignIn" })

const Acting = Type.Object({ acting_as: ActingAs }, { title: "Acting" })

const opened = Effect.fnUntraced(function* (body: Static<typeof SignIn>, place: SignInPlace) {
  const { base_url } = yield* Site
  if ("link" in body) {
    const secret = yield* signInBrowser(body.link, place)
    return { secret, cookies: sessionCookie(base_url, secret) }
  }
  const session =
    "invitation" in body
      ? yield* acceptInvitation(body, place)
      : yield* signInByPassword(body, place)
  return { secret: session.secret, cookies: sessionCookies(base_url, session) }
})

/** A new session, whatever the browser had before: that one ends. */
const signIn = Effect.fnUntraced(function* (
  request: Request,
  server: Sockets | null,
  body: Static<typeof SignIn>,
) {
  if (!isOwnRequest(request)) return yield* new InvalidToken()
  const { secret, cookies } = yield* opened(body, yield* signInPlace(request, server))
  yield* Effect.flatMap(sessionOf(request), signOut)
  return { state: yield* sessionState(secret), cookies }
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
          errors: ["invalid_token", "already_exists", "rate_limit_exceeded"],
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
          idempotent: false,
        }),
      },
    )
    .delete(
      "",
      async ({ request, runToEnd, set }) => {
        await runToEnd(Effect.flatMap(sessionOf(request), signOut))
        Object.assign(set.headers, noSessionCookie((await runToEnd(Site)).base_url))
        set.status = 204
      },
      {
        detail: operation({
          operationId: "signOut",
          tag: "Me",
          summary: "Sign out in this browser",
          responses: { 204: null },
          public: true,
          idempotent: false,
        }),
      },
    )
