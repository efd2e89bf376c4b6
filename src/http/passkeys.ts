import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { CreationOptions, Passkey, type PasskeyId, PasskeyRegistration } from "#domain/passkey"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { sessionOf } from "#http/browser"
import { freshOperation, inBrowser } from "#http/fresh-sign-in"
import { operation } from "#http/operation"
import { partyOf } from "#http/relying-party"
import { jsonBody } from "#http/schema"
import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from "#operations/passkeys"

const PasskeyList = Type.Object(
  { passkeys: Type.Array(Passkey, { description: "The oldest first." }) },
  { title: "PasskeyList" },
)

/** The passkeys that the caller signs in with. */
export const passkeys = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/passkeys" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .get(
      "",
      ({ caller, run }) => run(Effect.map(listPasskeys(caller), (passkeys) => ({ passkeys }))),
      {
        detail: operation({
          operationId: "listPasskeys",
          tag: "Me",
          summary: "List the passkeys of the caller",
          responses: { 200: PasskeyList },
        }),
      },
    )
    .post(
      "/options",
      ({ caller, request, runToEnd }) =>
        runToEnd(
          Effect.gen(function* () {
            return yield* passkeyOptions(caller, yield* sessionOf(request), yield* partyOf(request))
          }),
        ),
      {
        detail: freshOperation({
          operationId: "makePasskeyOptions",
          summary: "What a browser needs to make a passkey",
          description: "The challenge is good once, in this browser, for five minutes.",
          responses: { 200: CreationOptions },
          errors: ["invalid_request"],
        }),
      },
    )
    .post(
      "",
      ({ body, caller, request, answer }) =>
        answer(
          201,
          Effect.gen(function* () {
            const secret = yield* sessionOf(request)
            return yield* addPasskey(caller, body, secret, yield* partyOf(request))
          }),
        ),
      {
        ...jsonBody(PasskeyRegistration),
        detail: freshOperation({
          operationId: "addPasskey",
          summary: "Add a passkey",
          responses: { 201: Passkey },
          errors: ["invalid_request"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, request, answer }) =>
        answer(
          204,
          inBrowser(request, (secret) => removePasskey(caller, params.id as PasskeyId, secret)),
        ),
      {
        detail: freshOperation({
          operationId: "removePasskey",
          summary: "Remove a passkey",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )
