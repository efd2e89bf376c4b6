import { Effect } from "effect"
import { ADMIN_KEY } from "#test/app"
import { Client } from "#test/client"

/** A second person's authorization header. */
export const otherUser = Effect.gen(function* () {
  const { send } = yield* Client
  const minted = yield* send("/admin/tokens", {
    method: "POST",
    headers: { "content-type": "application/json", "x-admin-key": ADMIN_KEY },
    body: JSON.stringify({ email: "stranger@example.org" }),
  })
  return { authorization: `Bearer ${minted.body.service_token}` }
})
