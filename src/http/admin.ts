import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { Email } from "#domain/user"
import { IssuedToken } from "#http/auth"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { Site, signInLink } from "#http/site"
import { mintDemoToken, mintKnownToken, mintToken } from "#operations/mint-token"
import { resetSignIn } from "#operations/reset-sign-in"

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

/** A link that signs a local person in who lost everything else. */
export const linkFor = Effect.fnUntraced(function* (email: string | null) {
  const { base_url } = yield* Site
  const { code } = yield* resetSignIn(email)
  return { link: signInLink(base_url, code) }
})

const SignInLink = Type.Object(
  { link: Type.String({ description: "Good once, within the hour." }) },
  { title: "SignInLink" },
)

/** Tokens and sign-in links for local people, by the admin key. */
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
    .post("/sign-in-links", ({ body, run }) => run(linkFor(body.email ?? null)), {
      ...jsonBody(Type.Object({ email: Type.Optional(Email) })),
      detail: operation({
        operationId: "resetSignIn",
        tag: "Me",
        summary: "Make a sign-in link for a local person",
        description:
          "The person with this e-mail, or the owner. Using it takes away whatever opened the account before.",
        responses: { 200: SignInLink },
        errors: ["not_found"],
        admin: true,
      }),
    })
