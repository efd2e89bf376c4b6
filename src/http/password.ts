import { Effect } from "effect"
import { Elysia } from "elysia"
import { PasswordChange, SignInMethods } from "#domain/local-account"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { sessionOf, signInPlace } from "#http/browser"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { changePassword, signInMethods } from "#operations/change-password"

/** How the caller signs in. */
export const password = (edge: Bridge) =>
  new Elysia({ prefix: "/v1" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .get("/sign-in-methods", ({ caller, run }) => run(signInMethods(caller)), {
      detail: operation({
        operationId: "getSignInMethods",
        tag: "Me",
        summary: "How the caller may sign in",
        responses: { 200: SignInMethods },
      }),
    })
    .put(
      "/password",
      ({ body, caller, request, server, runToEnd }) =>
        runToEnd(
          Effect.gen(function* () {
            const place = yield* signInPlace(request, server)
            return yield* changePassword(caller, body, place, yield* sessionOf(request))
          }),
        ),
      {
        ...jsonBody(PasswordChange),
        detail: operation({
          operationId: "changePassword",
          tag: "Me",
          summary: "Set the password and e-mail address",
          description:
            "Asks for the password before, or for a sign-in within the last ten minutes where there is none, and " +
            "signs every other browser and every command line out. The tokens of phones and scripts stay unless " +
            "`end_tokens` says otherwise.",
          responses: { 200: SignInMethods },
          errors: ["forbidden", "already_exists"],
          idempotent: false,
        }),
      },
    )
