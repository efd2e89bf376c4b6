import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { Session, type SessionId } from "#domain/session"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { sessionOf } from "#http/browser"
import { operation } from "#http/operation"
import { endSession, listSessions } from "#operations/sessions"

const SessionList = Type.Object(
  { sessions: Type.Array(Session, { description: "The one used last first." }) },
  { title: "SessionList" },
)

/** Where the caller is signed in. */
export const sessions = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/sessions" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false }))
    .get(
      "",
      ({ caller, request, run }) =>
        run(
          Effect.gen(function* () {
            return { sessions: yield* listSessions(caller, yield* sessionOf(request)) }
          }),
        ),
      {
        detail: operation({
          operationId: "listSessions",
          tag: "Me",
          summary: "List the browsers that are signed in",
          responses: { 200: SessionList },
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, endSession(caller, params.id as SessionId)),
      {
        detail: operation({
          operationId: "endSession",
          tag: "Me",
          summary: "Sign out in one browser",
          responses: { 204: null },
          errors: ["not_found"],
          idempotent: false,
        }),
      },
    )
