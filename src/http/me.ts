import { Effect } from "effect"
import { Elysia } from "elysia"
import { ConnectionStore } from "#db/connections"
import { UserStore } from "#db/users"
import { InvalidToken } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { User } from "#domain/user"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { Site } from "#http/site"

const userOf = Effect.fnUntraced(function* (caller: UserId) {
  const user = yield* UserStore.use((users) => users.find(caller))
  if (!user) return yield* new InvalidToken()
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

/** The caller's own account. */
export const me = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/me" })
    .use(edge)
    .use(authenticate(edge))
    .get("", ({ caller, run }) => run(userOf(caller)), {
      detail: operation({
        operationId: "getMe",
        tag: "Me",
        summary: "Read the caller's account",
        responses: { 200: User },
      }),
    })
