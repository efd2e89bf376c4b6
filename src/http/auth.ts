import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { authenticate, bearerOf } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { approveCli } from "#operations/approve-cli"
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

/** Issues and revokes the service tokens of the caller. */
export const auth = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/auth" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .post(
      "/cli-approve",
      ({ request, run }) => run(Effect.flatMap(bearerOf(request), approveCli)),
      {
        detail: operation({
          operationId: "approveCli",
          tag: "Me",
          summary: "Mint a service token",
          description:
            "Asks for a session token of the identity provider. Each call mints a fresh token.",
          responses: { 200: IssuedToken },
          idempotent: false,
        }),
      },
    )
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
