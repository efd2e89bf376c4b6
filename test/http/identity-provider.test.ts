import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { itLive } from "#test/effect"
import { withSessions } from "#test/sessions"

const it = itLive(Layer.empty)

it("gives a person of an outside provider an account at first sight", () =>
  Effect.gen(function* () {
    const { client, sessionOf } = yield* withSessions
    const { get } = client
    const ada = yield* get("/v1/me", yield* sessionOf("ada", "ada@example.org"))
    expect(ada.status).toBe(200)
    expect(ada.body).toMatchObject({ email: "ada@example.org", connections: [] })
    const again = yield* get("/v1/me", yield* sessionOf("ada", "ada@example.org"))
    expect(again.body.user_id).toBe(ada.body.user_id)
    const bob = yield* get("/v1/me", yield* sessionOf("bob", "bob@example.org"))
    expect(bob.body.user_id).not.toBe(ada.body.user_id)
  }))

it("says that the provider is unavailable, rather than the token invalid", () =>
  Effect.gen(function* () {
    const { client, provider, sessionOf } = yield* withSessions
    provider.answersWith(503)
    const answer = yield* client.get("/v1/me", yield* sessionOf("ada", "ada@example.org"))
    expect(answer.status).toBe(503)
    expect(answer.body.error).toMatchObject({ code: "upstream_unavailable", upstream: "identity" })
  }))
