import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { InvalidField } from "#domain/errors"
import { callbackOf, newSecret } from "#domain/sign-in"
import type { Bridge } from "#http/bridge"
import { csrfCookie, csrfTokenOf } from "#http/csrf"
import { formBody } from "#http/form"
import { operation } from "#http/operation"
import { pageWays, signInOnPage } from "#http/page-sign-in"
import {
  codePage,
  noSignInPage,
  refusedPage,
  sendTo,
  signedInPage,
  startAgainPage,
} from "#http/pages/login"
import { parameters } from "#http/schema"
import { sessionCookie } from "#http/session-cookie"
import { Site } from "#http/site"
import { type Visitor, visitorOf } from "#http/visitor"
import { finishAtProvider, signInMethod, startAtProvider } from "#operations/sign-in"

const Login = Type.Object({
  cb: Type.String({
    maxLength: 2_048,
    description: "Where the command line waits: http://localhost or http://127.0.0.1, with a port.",
  }),
  state: Type.String({ minLength: 1, maxLength: 1_024, description: "Comes back as it is." }),
})

const CodeForm = Type.Object({
  ...Login.properties,
  csrf_token: Type.String(),
  code: Type.Optional(Type.String({ maxLength: 64 })),
})

const Callback = Type.Object({
  state: Type.String(),
  code: Type.Optional(Type.String()),
  iss: Type.Optional(Type.String()),
})

const targetOf = Effect.fnUntraced(function* ({ cb, state }: Static<typeof Login>) {
  const callback = callbackOf(cb)
  if (callback) return { callback: callback.href, state }
  return yield* new InvalidField({
    field: "cb",
    message: "cb must be http://localhost or http://127.0.0.1, with a port and nothing hidden.",
  })
})

const start = Effect.fnUntraced(function* (
  request: Request,
  { base_url }: Visitor,
  login: Static<typeof Login>,
) {
  const target = yield* targetOf(login)
  if ((yield* signInMethod) === "code") {
    const csrf_token = newSecret()
    const headers = csrfCookie(base_url, csrf_token)
    const ways = yield* pageWays(request)
    return codePage({ ...target, csrf_token, ways, redeemed: null, headers })
  }
  const started = yield* startAtProvider(target)
  return started ? sendTo(started.url, 302, csrfCookie(base_url, started.state)) : noSignInPage()
})

const redeem = Effect.fnUntraced(function* (
  request: Request,
  { headers, network, base_url }: Visitor,
  { csrf_token, code, ...login }: Static<typeof CodeForm>,
) {
  const target = yield* targetOf(login)
  if (csrfTokenOf(headers, base_url) !== csrf_token) return startAgainPage()
  const result = yield* signInOnPage(request, target, code ?? "", network)
  if (typeof result !== "string") return signedInPage(result)
  const ways = yield* pageWays(request)
  return codePage({ ...target, csrf_token, ways, redeemed: result })
})

/** Whether a browser has gone to the address itself. It comes from the provider: another site, and never a frame. */
const isNavigation = (headers: Headers) =>
  (headers.get("sec-fetch-mode") ?? "navigate") === "navigate" &&
  (headers.get("sec-fetch-dest") ?? "document") === "document"

/**
 * What the provider sends a browser back to. No cookie of a session comes along, as the site before is another one:
 * what ties the answer to the browser is the cookie of the sign-in's state.
 */
const finish = Effect.fnUntraced(function* (
  { headers, base_url }: Visitor,
  { state, code, iss }: Static<typeof Callback>,
) {
  if (!isNavigation(headers)) return startAgainPage()
  const cookie_state = csrfTokenOf(headers, base_url)
  const result = yield* finishAtProvider({ state, code, iss, cookie_state })
  if (result === null) return startAgainPage()
  if (result === "refused") return refusedPage()
  if (result.for !== "browser") return signedInPage(result)
  const site = yield* Site
  return sendTo(`/${result.screen}`, 303, sessionCookie(site.base_url, result.secret))
})

/** Sign-in with a browser, for a command line that waits on the same computer. */
export const cliLogin = (edge: Bridge) =>
  new Elysia({ prefix: "/cli/login" })
    .use(edge)
    .get(
      "",
      ({ query, request, server, run }) =>
        run(
          Effect.flatMap(visitorOf(request, server), (visitor) => start(request, visitor, query)),
        ),
      {
        query: parameters(Login),
        detail: operation({
          operationId: "cliLogin",
          tag: "Me",
          summary: "Sign a command line in",
          description:
            "A page for a browser. After sign-in it redirects to " +
            "cb?token=<service_token>&state=<state>. With an outside identity provider it " +
            "redirects there first.",
          responses: { 200: "text/html", 302: null },
          errors: ["upstream_unavailable"],
          public: true,
        }),
      },
    )
    .post(
      "",
      ({ body, request, server, run }) =>
        run(
          Effect.flatMap(visitorOf(request, server), (visitor) => redeem(request, visitor, body)),
        ),
      {
        ...formBody(CodeForm),
        detail: operation({
          operationId: "cliLoginByCode",
          tag: "Me",
          summary: "Sign in by the printed code, or as who is signed in in the console",
          request: { "application/x-www-form-urlencoded": CodeForm },
          responses: { 303: null, 410: "text/html", 422: "text/html", 429: "text/html" },
          public: true,
          legacy: true,
        }),
      },
    )
    .get(
      "/callback",
      ({ query, request, server, run }) =>
        run(Effect.flatMap(visitorOf(request, server), (visitor) => finish(visitor, query))),
      {
        query: parameters(Callback),
        detail: operation({
          operationId: "cliLoginCallback",
          tag: "Me",
          summary: "Come back from the provider",
          responses: { 200: "text/html", 303: null, 410: "text/html", 422: "text/html" },
          errors: ["upstream_unavailable"],
          public: true,
          legacy: true,
        }),
      },
    )
