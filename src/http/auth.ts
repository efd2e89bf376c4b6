import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { authenticate, bearerOf } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { sessionOf } from "#http/browser"
import { operation } from "#http/operation"
import { approveCli } from "#operations/approve-cli"
import { requireFreshCookie } from "#operations/fresh-sign-in"
import { revokeToken } from "#operations/revoke-token"

/** A service token as it is handed out. */
export const IssuedToken = Type.Object(
  {
    service_token: Type.String(),
    expires_in_days: Type.Integer(),
    user_id: Type.String(),
  },
  { title: "IssuedToken" },
)

/** A browser's cookie stands for a session token, and gives out a token only right after a sign-in. */
const approve = Effect.fnUntraced(function* (request: Request) {
  yield* requireFreshCookie(request, yield* sessionOf(request))
  return yield* approveCli(yield* bearerOf(request))
})

/** Issues and revokes the service tokens of the caller. */
export const auth = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/auth" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .post("/cli-approve", ({ request, run }) => run(approve(request)), {
      detail: operation({
        operationId: "approveCli",
        tag: "Me",
        summary: "Mint a service token",
        description:
          "Asks for a session token of the identity provider, or a browser in which its person has signed in within " +
          "the last ten minutes. Each call mints a fresh token.",
        responses: { 200: IssuedToken },
        errors: ["forbidden"],
        idempotent: false,
      }),
    })
    .post(
      "/cli-revoke",
      async ({ request, run }) => {
        await run(Effect.flatMap(bearerOf(request), revokeToken))
        return new Response(null, { status: 204 })
      },
      {
        detail: operation({
          operationId: "revokeToken",
          tag: "Me",
          summary: "End service tokens",
          description: "A service token ends itself, a session every service token of its person.",
          responses: { 204: null },
          idempotent: false,
          planned: true,
        }),
      },
    )
