import { Elysia } from "elysia"
import { Type } from "typebox"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { sessionKeys } from "#operations/sessions"

const KeySet = Type.Object(
  {
    keys: Type.Array(
      Type.Object(
        {
          kty: Type.String(),
          crv: Type.String(),
          x: Type.String(),
          y: Type.String(),
          alg: Type.String(),
          use: Type.String(),
          kid: Type.Optional(Type.String()),
        },
        { title: "PublicKey" },
      ),
    ),
  },
  { title: "KeySet" },
)

/** The public keys of session tokens, for whoever verifies them elsewhere (RFC 7517). */
export const keySet = (edge: Bridge) =>
  new Elysia().use(edge).get("/.well-known/jwks.json", ({ run }) => run(sessionKeys), {
    detail: operation({
      operationId: "getKeySet",
      tag: "Meta",
      summary: "Public keys of session tokens",
      responses: { 200: KeySet },
      public: true,
    }),
  })
