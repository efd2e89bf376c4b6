import { Elysia } from "elysia"
import { Type } from "typebox"
import { Email } from "#domain/user"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { jsonBody } from "#http/schema"
import { mintToken } from "#operations/mint-token"
import { prepareDemo } from "#operations/prepare-demo"

const TokenRequest = Type.Object({ email: Type.Optional(Email) })

const DemoRequest = Type.Object({ today: Type.String({ format: "date" }) })

/** What the holder of the admin key may do. */
export const admin = (edge: Bridge) =>
  new Elysia({ prefix: "/admin" })
    .use(edge)
    .use(adminOnly(edge))
    .post("/tokens", ({ body, run }) => run(mintToken(body.email ?? null)), {
      ...jsonBody(TokenRequest),
      detail: { hide: true },
    })
    .post("/demo", ({ body, run }) => run(prepareDemo(body.today)), {
      ...jsonBody(DemoRequest),
      detail: { hide: true },
    })
