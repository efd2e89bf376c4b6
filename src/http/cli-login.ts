import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { InvalidField } from "#domain/errors"
import { callbackOf, newSecret } from "#domain/sign-in"
import type { Bridge } from "#http/bridge"
import { formBody } from "#http/form"
import { operation } from "#http/operation"
import {
  arrivalPage,
  codePage,
  noSignInPage,
  refusedPage,
  sendTo,
  startAgainPage,
} from "#http/pages/login"
import { parameters } from "#http/schema"
import { ticketCookie, ticketOf } from "#http/ticket"
import { type Visitor, visitorOf } from "#http/visitor"
import { arriveFromProvider, departToProvider, signInByCode, signInWay } from "#operations/sign-in"

const Login = Type.Object({
  cb: Type.String({
    maxLength: 2_048,
    description: "Where the command line waits: http://localhost or http://127.0.0.1, with a port.",
  }),
  state: Type.String({ minLength: 1, maxLength: 1_024, description: "Comes back as it is." }),
})

const CodeForm = Type.Object({
  ...Login.properties,
  ticket: Type.String(),
  code: Type.String(),
})

const Return = Type.Object({
  state: Type.String(),
  code: Type.Optional(Type.String()),
  iss: Type.Optional(Type.String()),
})

const aimOf = Effect.fnUntraced(function* ({ cb, state }: Static<typeof Login>) {
  const callback = callbackOf(cb)
  if (callback) return { callback: callback.href, state }
  return yield* new InvalidField({
    field: "cb",
    message: "cb must be http://localhost or http://127.0.0.1, with a port and nothing hidden.",
  })
})

const begin = Effect.fnUntraced(function* ({ base_url }: Visitor, login: Static<typeof Login>) {
  const aim = yield* aimOf(login)
  if ((yield* signInWay) === "code") {
    const ticket = newSecret()
    const headers = ticketCookie(base_url, ticket)
    return codePage({ ...aim, ticket, redeemed: null, headers })
  }
  const departure = yield* departToProvider(aim)
  return departure
    ? sendTo(departure.url, 302, ticketCookie(base_url, departure.state))
    : noSignInPage()
})

const redeem = Effect.fnUntraced(function* (
  { headers, network, base_url }: Visitor,
  { ticket, code, ...login }: Static<typeof CodeForm>,
) {
  const aim = yield* aimOf(login)
  if (ticketOf(headers, base_url) !== ticket) return startAgainPage()
  const arrival = yield* signInByCode(aim, code, network)
  return typeof arrival === "string"
    ? codePage({ ...aim, ticket, redeemed: arrival })
    : arrivalPage(arrival)
})

const arrive = Effect.fnUntraced(function* (
  { headers, base_url }: Visitor,
  { state, code, iss }: Static<typeof Return>,
) {
  const begun = ticketOf(headers, base_url)
  const arrival = yield* arriveFromProvider({ state, code, iss, begun })
  if (arrival === null) return startAgainPage()
  return arrival === "refused" ? refusedPage() : arrivalPage(arrival)
})

/** Sign-in in a browser, for a command line that waits on the same computer. */
export const cliLogin = (edge: Bridge) =>
  new Elysia({ prefix: "/cli/login" })
    .use(edge)
    .get(
      "",
      ({ query, request, server, run }) =>
        run(Effect.flatMap(visitorOf(request, server), (visitor) => begin(visitor, query))),
      {
        query: parameters(Login),
        detail: operation({
          operationId: "cliLogin",
          tag: "Me",
          summary: "Sign a command line in",
          description:
            "A page for a browser. After sign-in it redirects to cb?token=<service_token>&state=<state>. With an outside identity provider it redirects there first.",
          responses: { 200: "text/html", 302: null },
          errors: ["upstream_unavailable"],
          public: true,
        }),
      },
    )
    .post(
      "",
      ({ body, request, server, run }) =>
        run(Effect.flatMap(visitorOf(request, server), (visitor) => redeem(visitor, body))),
      {
        ...formBody(CodeForm),
        detail: operation({
          operationId: "cliLoginByCode",
          tag: "Me",
          summary: "Sign in by the printed code",
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
        run(Effect.flatMap(visitorOf(request, server), (visitor) => arrive(visitor, query))),
      {
        query: parameters(Return),
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
