import { Effect } from "effect"
import { Elysia } from "elysia"
import { RecoveryCodes, TotpConfirmation, TotpSecret } from "#domain/second-factor"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { sessionOf } from "#http/browser"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { Site } from "#http/site"
import { confirmTotp, makeRecoveryCodes, makeTotp, removeTotp } from "#operations/second-factor"

const FRESH = "Asks for a browser in which the caller has signed in within the last ten minutes."

/** What the caller is asked for beside their password. */
export const secondFactor = (edge: Bridge) =>
  new Elysia({ prefix: "/v1" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .post(
      "/totp",
      ({ caller, request, answer }) =>
        answer(
          201,
          Effect.gen(function* () {
            const { hostname } = new URL((yield* Site).base_url)
            return yield* makeTotp(caller, yield* sessionOf(request), hostname)
          }),
        ),
      {
        detail: operation({
          operationId: "makeTotp",
          tag: "Me",
          summary: "Make a secret for an authenticator app",
          description: `${FRESH} It is shown once, and asked for once PUT /v1/totp has confirmed it.`,
          responses: { 201: TotpSecret },
          errors: ["forbidden", "already_exists"],
          idempotent: false,
        }),
      },
    )
    .put(
      "/totp",
      ({ body, caller, request, answer }) =>
        answer(
          204,
          Effect.flatMap(sessionOf(request), (secret) => confirmTotp(caller, body.code, secret)),
        ),
      {
        ...jsonBody(TotpConfirmation),
        detail: operation({
          operationId: "confirmTotp",
          tag: "Me",
          summary: "Confirm an authenticator app by its code",
          description: `${FRESH} From then on the password alone signs nobody in.`,
          responses: { 204: null },
          errors: ["forbidden", "not_found"],
          idempotent: false,
        }),
      },
    )
    .delete(
      "/totp",
      ({ caller, request, answer }) =>
        answer(
          204,
          Effect.flatMap(sessionOf(request), (secret) => removeTotp(caller, secret)),
        ),
      {
        detail: operation({
          operationId: "removeTotp",
          tag: "Me",
          summary: "Remove the authenticator app",
          description: `${FRESH} The recovery codes go with it.`,
          responses: { 204: null },
          errors: ["forbidden", "not_found"],
          idempotent: false,
        }),
      },
    )
    .post(
      "/recovery-codes",
      ({ caller, request, answer }) =>
        answer(
          201,
          Effect.flatMap(sessionOf(request), (secret) => makeRecoveryCodes(caller, secret)),
        ),
      {
        detail: operation({
          operationId: "makeRecoveryCodes",
          tag: "Me",
          summary: "Make ten recovery codes",
          description: `${FRESH} They are shown once, and put those before out of use.`,
          responses: { 201: RecoveryCodes },
          errors: ["forbidden"],
          idempotent: false,
        }),
      },
    )
