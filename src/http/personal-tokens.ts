import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import type { TokenId } from "#domain/ids"
import { NewPersonalToken, PersonalToken } from "#domain/personal-token"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { endToken, listTokens, makeToken } from "#operations/personal-tokens"

const PersonalTokenList = Type.Object(
  { tokens: Type.Array(PersonalToken, { description: "The newest first." }) },
  { title: "PersonalTokenList" },
)

const MadePersonalToken = Type.Object(
  { ...PersonalToken.properties, token: Type.String({ description: "Shown this once." }) },
  { title: "MadePersonalToken" },
)

/**
 * The tokens of the caller for phones and scripts. None of it takes an Idempotency-Key: the answer to one is
 * stored, and a token is not.
 */
export const personalTokens = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/tokens" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .get("", ({ caller, run }) => run(Effect.map(listTokens(caller), (tokens) => ({ tokens }))), {
      detail: operation({
        operationId: "listTokens",
        tag: "Me",
        summary: "List the tokens of phones and scripts",
        responses: { 200: PersonalTokenList },
      }),
    })
    .post("", ({ body, caller, answer }) => answer(201, makeToken(caller, body)), {
      ...jsonBody(NewPersonalToken),
      detail: operation({
        operationId: "makeToken",
        tag: "Me",
        summary: "Make a token for a phone or script",
        description: "The token is shown once; only its hash is kept.",
        responses: { 201: MadePersonalToken },
        idempotent: false,
      }),
    })
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, endToken(caller, params.id as TokenId)),
      {
        detail: operation({
          operationId: "endToken",
          tag: "Me",
          summary: "End a token of a phone or script",
          responses: { 204: null },
          errors: ["not_found"],
          idempotent: false,
        }),
      },
    )
