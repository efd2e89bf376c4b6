import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { InvalidToken } from "#domain/errors"
import { ActingAs, SessionState } from "#domain/session"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { isOwnRequest, noSessionCookie, sessionCookie, sessionSecretOf } from "#http/session-cookie"
import { Site } from "#http/site"
import { visitorOf } from "#http/visitor"
import { actAs, sessionState, signOut } from "#operations/sessions"
import { signInBrowser } from "#operations/sign-in"

/** How somebody signs in: by the link, or its code, that the service printed. */
const SignIn = Type.Object({ link: Type.String({ maxLength: 64 }) }, { title: "SignIn" })

const Acting = Type.Object({ acting_as: ActingAs }, { title: "Acting" })

const BROWSER = /(Firefox|Edg|Chrome|Safari)/
const SYSTEM = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/

/** What a person knows a browser by: its name and system, as its own header puts them. */
const browserOf = (headers: Headers): string => {
  const agent = (headers.get("user-agent") ?? "").slice(0, 400)
  const [name, system] = [BROWSER.exec(agent)?.[1], SYSTEM.exec(agent)?.[1]]
  return [name?.replace("Edg", "Edge") ?? "Browser", system].filter(Boolean).join(", ")
}

const secretOf = Effect.fnUntraced(function* (request: Request) {
  const { base_url } = yield* Site
  return isOwnRequest(request) ? sessionSecretOf(request.headers, base_url) : null
})

const signIn = Effect.fnUntraced(function* (
  request: Request,
  network: string,
  { link }: Static<typeof SignIn>,
) {
  if (!isOwnRequest(request)) return yield* new InvalidToken()
  const { base_url } = yield* Site
  const secret = yield* signInBrowser(link, network, browserOf(request.headers))
  return { state: yield* sessionState(secret), cookie: sessionCookie(base_url, secret) }
})

/** Signing in and out in a browser, which keeps a cookie. None of it needs a bearer token. */
export const session = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/session" })
    .use(edge)
    .get("", ({ request, run }) => run(Effect.flatMap(secretOf(request), sessionState)), {
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
        const { state, cookie } = await runToEnd(
          Effect.flatMap(visitorOf(request, server), ({ network }) =>
            signIn(request, network, body),
          ),
        )
        Object.assign(set.headers, cookie)
        return state
      },
      {
        ...jsonBody(SignIn),
        detail: operation({
          operationId: "signIn",
          tag: "Me",
          summary: "Sign in in this browser",
          description: "Sets an HttpOnly cookie that the console's requests are made with.",
          responses: { 200: SessionState },
          errors: ["invalid_token", "rate_limit_exceeded"],
          public: true,
          idempotent: false,
        }),
      },
    )
    .put(
      "",
      async ({ body, request, runToEnd }) =>
        runToEnd(
          Effect.flatMap(secretOf(request), (secret) =>
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
        await runToEnd(Effect.flatMap(secretOf(request), signOut))
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
