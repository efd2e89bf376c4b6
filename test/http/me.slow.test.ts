import { describe, expect } from "bun:test"
import { Context, Effect, Layer } from "effect"
import { SqliteConnection } from "#db/sqlite/connection"
import type { UserId } from "#domain/ids"
import { App, appWith, localAccounts } from "#test/app"
import { Client } from "#test/client"
import { connected } from "#test/connections"
import { itLive } from "#test/effect"
import { fakeAggregator, silence, status } from "#test/fake-aggregator"
import { outsideAggregator } from "#upstream/aggregator/client"

const it = itLive(App)

/** The service with an aggregator next door. */
const withAggregator = Effect.gen(function* () {
  const outside = yield* fakeAggregator
  const app = appWith(localAccounts, outsideAggregator(outside.account))
  const services = yield* Layer.build(Layer.fresh(app))
  const client = Context.get(services, Client)
  return { outside, client, services, user: client.user_id as UserId }
})

const itOutside = itLive(Layer.empty)

describe("GET /v1/me", () => {
  it("answers user_id, email, connections and env", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const { id, aggregator_user_id } = yield* connected(user_id as UserId, "OURA")
      const answer = yield* get("/v1/me")
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({
        user_id,
        email: null,
        connections: [
          {
            id,
            provider: "oura",
            aggregator_user_id,
            connected_at: "2026-01-01T00:00:00.000Z",
            deactivated_at: null,
          },
        ],
        env: "test",
      })
    }))

  it("also tells of connections that were taken off, and when", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const deactivated_at = "2026-02-01T00:00:00.000Z"
      yield* connected(user_id as UserId, "OURA", { status: "disconnected", deactivated_at })
      expect((yield* get("/v1/me")).body.connections).toMatchObject([{ deactivated_at }])
    }))

  it("answers the local state where there is no aggregator", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      expect((yield* get("/v1/me")).body.connections).toEqual([])
    }))
})

describe("GET /v1/me reconciles against the aggregator on every call:", () => {
  itOutside("a fresh connection shows up even if the delivery that tells of it was dropped", () =>
    Effect.gen(function* () {
      const { outside, client, user } = yield* withAggregator
      expect((yield* client.get("/v1/me")).body.connections).toEqual([])
      outside.links(user, "agg-1", "OURA")
      const { body } = yield* client.get("/v1/me")
      expect(body.connections).toMatchObject([
        {
          provider: "oura",
          aggregator_user_id: "agg-1",
          connected_at: "2026-01-01T00:00:00.000Z",
          deactivated_at: null,
        },
      ])
      expect(body.connections[0].id).toStartWith("src_")
      expect((yield* client.get("/v1/sources")).body.data).toMatchObject([
        { provider: "oura", status: "active", last_sync_at: null },
      ])
      expect((yield* client.get("/v1/me")).body).toEqual(body)
      expect(outside.asked("/userInfo")).toHaveLength(3)
    }),
  )

  itOutside("a fresh sign-in takes up the record of one that was disconnected", () =>
    Effect.gen(function* () {
      const { outside, client, services, user } = yield* withAggregator
      const before = yield* Effect.provideContext(
        connected(user, "OURA", {
          status: "disconnected",
          deactivated_at: "2026-02-01T00:00:00.000Z",
        }),
        services,
      )
      outside.links(user, "agg-2", "OURA")
      expect((yield* client.get("/v1/me")).body.connections).toMatchObject([
        { id: before.id, aggregator_user_id: "agg-2", deactivated_at: null },
      ])
    }),
  )

  itOutside("a source the person took off stays off, though the aggregator still has it", () =>
    Effect.gen(function* () {
      const { outside, client, user } = yield* withAggregator
      outside.links(user, "agg-1", "OURA")
      const [source] = (yield* client.get("/v1/me")).body.connections
      outside.answers("DELETE /auth/deauthenticateUser", status(503))
      yield* client.send(`/v1/sources/${source.id}`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${client.token}` },
      })
      const { connections } = (yield* client.get("/v1/me")).body
      expect(connections).toHaveLength(1)
      expect(connections[0].deactivated_at).toBeString()
      expect((yield* client.get("/v1/sources")).body.data).toEqual([])
    }),
  )

  itOutside("one whose access was revoked is taken off", () =>
    Effect.gen(function* () {
      const { outside, client, user } = yield* withAggregator
      outside.links(user, "agg-1", "OURA")
      yield* client.get("/v1/me")
      const revoked = { user_id: "agg-1", provider: "OURA", reference_id: user, active: false }
      outside.answers("GET /userInfo", () => Response.json([revoked]))
      expect((yield* client.get("/v1/me")).body.connections[0].deactivated_at).toBeString()
      expect((yield* client.get("/v1/sources")).body.data).toEqual([])
    }),
  )

  itOutside("what is another person's, by their word or by ours, stays theirs", () =>
    Effect.gen(function* () {
      const { outside, client, services, user } = yield* withAggregator
      const other: UserId = "user_other"
      const { sqlite } = Context.get(services, SqliteConnection)
      sqlite.run(
        "INSERT INTO users (id, issuer, subject, created_at) VALUES (?, 'local', 'other', '')",
        [other],
      )
      yield* Effect.provideContext(
        connected(other, "OURA", { aggregator_user_id: "agg-1" }),
        services,
      )
      const theirs = { provider: "GARMIN", user_id: "agg-2", reference_id: other }
      const claimed = { provider: "OURA", user_id: "agg-1", reference_id: user }
      outside.answers("GET /userInfo", () => Response.json({ users: [theirs, claimed] }))
      expect((yield* client.get("/v1/me")).body.connections).toEqual([])
    }),
  )

  const outages = {
    "is down": status(503),
    "refuses us": status(401),
    "answers nonsense": () => new Response("<html>"),
    "does not answer within two seconds": silence,
  }
  for (const [what, answer] of Object.entries(outages))
    itOutside(`when the aggregator ${what}, the answer is the local state, 200`, () =>
      Effect.gen(function* () {
        const { outside, client, user } = yield* withAggregator
        outside.links(user, "agg-1", "OURA")
        yield* client.get("/v1/me")
        outside.answers("GET /userInfo", answer)
        const answered = yield* client.get("/v1/me")
        expect(answered.status).toBe(200)
        expect(answered.body.connections).toMatchObject([{ aggregator_user_id: "agg-1" }])
      }),
    )
})
