import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { Email } from "#domain/user"
import { IssuedToken } from "#http/auth"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { mintDemoToken, mintKnownToken, mintToken } from "#operations/mint-token"

const TokenRequest = Type.Object({
  email: Type.Optional(Email),
  demo: Type.Optional(Type.Literal(true)),
  known: Type.Optional(
    Type.Literal(true, {
      description: "404 where nobody has that e-mail yet, instead of making them.",
    }),
  ),
})

const minted = ({ email, demo, known }: Static<typeof TokenRequest>) => {
  if (demo) return mintDemoToken
  return known && email !== undefined ? mintKnownToken(email) : mintToken(email ?? null)
}

/** Tokens for local people, by the admin key. */
export const admin = (edge: Bridge) =>
  new Elysia({ prefix: "/admin" })
    .use(edge)
    .use(adminOnly(edge))
    .post("/tokens", ({ body, run }) => run(minted(body)), {
      ...jsonBody(TokenRequest),
      detail: operation({
        operationId: "mintToken",
        tag: "Me",
        summary: "Mint a token for a local person",
        description: "The person with this e-mail, the demo person, or the owner.",
        responses: { 200: IssuedToken },
        errors: ["not_found"],
        admin: true,
      }),
    })
