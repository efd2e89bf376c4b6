import { Elysia } from "elysia"
import { Type } from "typebox"
import { Email } from "#domain/user"
import { IssuedToken } from "#http/auth"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { mintToken } from "#operations/mint-token"
import { prepareDemo } from "#operations/prepare-demo"

const TokenRequest = Type.Object({ email: Type.Optional(Email) })

const PreparedDemo = Type.Object({
  user_id: Type.String(),
  started_on: Type.String({ format: "date" }),
  upload_ids: Type.Object({ earlier: Type.String(), later: Type.String() }),
})

const DemoRequest = Type.Object({ today: Type.String({ format: "date" }) })

/** Routes of the admin key: tokens for local people, and the demo person. */
export const admin = (edge: Bridge) =>
  new Elysia({ prefix: "/admin" })
    .use(edge)
    .use(adminOnly(edge))
    .post("/tokens", ({ body, run }) => run(mintToken(body.email ?? null)), {
      ...jsonBody(TokenRequest),
      detail: operation({
        operationId: "mintToken",
        tag: "Me",
        summary: "Mint a token for a local person",
        responses: { 200: IssuedToken },
        admin: true,
      }),
    })
    .post("/demo", ({ body, run }) => run(prepareDemo(body.today)), {
      ...jsonBody(DemoRequest),
      detail: operation({
        operationId: "prepareDemo",
        tag: "Meta",
        summary: "Make the owner the demo person",
        responses: { 200: PreparedDemo },
        admin: true,
      }),
    })
