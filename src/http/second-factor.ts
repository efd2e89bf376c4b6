import { Effect } from "effect"
import { Elysia } from "elysia"
import { RecoveryCodes, TotpConfirmation, TotpSecret } from "#domain/second-factor"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { sessionOf } from "#http/browser"
import { freshOperation, inBrowser } from "#http/fresh-sign-in"
import { jsonBody } from "#http/schema"
import { Site } from "#http/site"
import { confirmTotp, makeRecoveryCodes, makeTotp, removeTotp } from "#operations/second-factor"

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
        detail: freshOperation({
          operationId: "makeTotp",
          summary: "Make a secret for an authenticator app",
          description: "It is shown once, and asked for once PUT /v1/totp has confirmed it.",
          responses: { 201: TotpSecret },
          errors: ["already_exists"],
        }),
      },
    )
    .put(
      "/totp",
      ({ body, caller, request, answer }) =>
        answer(
          204,
          inBrowser(request, (secret) => confirmTotp(caller, body.code, secret)),
        ),
      {
        ...jsonBody(TotpConfirmation),
        detail: freshOperation({
          operationId: "confirmTotp",
          summary: "Confirm an authenticator app by its code",
          description: "From then on the password alone signs nobody in.",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )
    .delete(
      "/totp",
      ({ caller, request, answer }) =>
        answer(
          204,
          inBrowser(request, (secret) => removeTotp(caller, secret)),
        ),
      {
        detail: freshOperation({
          operationId: "removeTotp",
          summary: "Remove the authenticator app",
          description: "The recovery codes go with it.",
          responses: { 204: null },
          errors: ["not_found"],
        }),
      },
    )
    .post(
      "/recovery-codes",
      ({ caller, request, answer }) =>
        answer(
          201,
          inBrowser(request, (secret) => makeRecoveryCodes(caller, secret)),
        ),
      {
        detail: freshOperation({
          operationId: "makeRecoveryCodes",
          summary: "Make ten recovery codes",
          description: "They are shown once, and put those before out of use.",
          responses: { 201: RecoveryCodes },
        }),
      },
    )
