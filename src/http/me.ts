import { Effect } from "effect"
import { Elysia } from "elysia"
import { ConnectionStore } from "#db/connections"
import { UserStore } from "#db/users"
import { InvalidToken } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { DeletedUser, User } from "#domain/user"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { sessionOf } from "#http/browser"
import { operation } from "#http/operation"
import { Site } from "#http/site"
import { deleteAccount } from "#operations/delete-account"
import { requireFreshCookie } from "#operations/fresh-sign-in"
import { reconcileConnections } from "#operations/reconcile-connections"

const userOf = Effect.fnUntraced(function* (caller: UserId) {
  const user = yield* UserStore.use((users) => users.find(caller))
  if (!user) return yield* new InvalidToken()
  yield* reconcileConnections(caller)
  const connections = yield* ConnectionStore.use((store) => store.all(caller))
  return {
    user_id: user.id,
    email: user.email,
    connections: connections.map(
      ({ id, provider, aggregator_user_id, connected_at, deactivated_at }) => ({
        id,
        provider,
        aggregator_user_id,
        connected_at,
        deactivated_at,
      }),
    ),
    env: (yield* Site).env,
  } satisfies User
})

const leave = Effect.fnUntraced(function* (request: Request, caller: UserId) {
  yield* requireFreshCookie(request, yield* sessionOf(request))
  return yield* deleteAccount(caller)
})

/** The caller's own account. */
export const me = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/me" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false, scope: "read" }))
    .get("", ({ caller, run }) => run(userOf(caller)), {
      detail: operation({
        operationId: "getMe",
        tag: "Me",
        summary: "Read the caller's account",
        description:
          "The aggregator is asked which wearables are linked, for at most two seconds. When it " +
          "does not answer, the connections are those known here.",
        responses: { 200: User },
      }),
    })
    .delete("", ({ caller, request, runToEnd }) => runToEnd(leave(request, caller)), {
      detail: operation({
        operationId: "deleteMe",
        tag: "Me",
        summary: "Delete the caller's account for good",
        description:
          "Everything about the caller is deleted and every connection is deauthorized. It " +
          "cannot be undone. Tokens issued before are refused; the same e-mail can sign up again. In a browser its " +
          "person has to have signed in within the last ten minutes; a personal token deletes no account.",
        responses: { 200: DeletedUser },
        errors: ["forbidden"],
        idempotent: false,
      }),
    })
