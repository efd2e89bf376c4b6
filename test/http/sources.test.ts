import { describe, expect } from "bun:test"
import { Effect, Layer } from "effect"
import { Outbox } from "#actors/outbox"
import type { UserId } from "#domain/ids"
import { App, appWith, localAccounts } from "#test/app"
import { Client } from "#test/client"
import { connected } from "#test/connections"
import { itLive } from "#test/effect"
import { fakeAggregator } from "#test/fake-aggregator"
import { otherUser } from "#test/other-user"
import { direct, stamped } from "#test/sqlite"
import { outsideAggregator } from "#upstream/aggregator/client"

const it = itLive(App)

const me = Effect.map(Client, ({ user_id }) => user_id as UserId)

const remove = (id: string, headers?: Record<string, string>) =>
  Client.use(({ send, token }) =>
    send(`/v1/sources/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}`, ...headers },
    }),
  )

describe("GET /v1/sources", () => {
  it("lists the caller's connections with their status", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const oura = yield* connected(yield* me, "OURA", { last_sync_at: "2026-02-01T00:00:00.000Z" })
      const strava = yield* connected(yield* me, "STRAVA", { status: "error" })
      const { status, body } = yield* get("/v1/sources")
      expect(status).toBe(200)
      expect(body).toEqual({
        data: [
          {
            id: oura.id,
            provider: "oura",
            connected_at: oura.connected_at,
            last_sync_at: "2026-02-01T00:00:00.000Z",
            status: "active",
            is_file: false,
          },
          {
            id: strava.id,
            provider: "other",
            connected_at: strava.connected_at,
            last_sync_at: null,
            status: "error",
            is_file: false,
          },
        ],
      })
      expect((yield* get("/v1/sources", yield* otherUser)).body).toEqual({ data: [] })
    }))

  it("needs a bearer token", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      expect((yield* send("/v1/sources")).status).toBe(401)
    }))
})

describe("DELETE /v1/sources/{id}", () => {
  it("answers 204 without a body, takes the source off the list and keeps what it brought", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const user = yield* me
      const { id } = yield* connected(user, "OURA")
      yield* stamped((sqlite, stamp) =>
        sqlite.query("INSERT INTO sync_rows VALUES (?, ?, ?, 0, '{}')").run(user, stamp, "ds_1"),
      )
      const gone = yield* remove(id)
      expect([gone.status, gone.text]).toEqual([204, ""])
      expect((yield* get("/v1/sources")).body).toEqual({ data: [] })
      const [connection] = (yield* get("/v1/me")).body.connections
      expect(connection).toMatchObject({ id, deactivated_at: expect.stringMatching(/Z$/) })
      const row = yield* direct((_, sqlite) =>
        sqlite
          .query("SELECT status, (SELECT COUNT(*) FROM sync_rows) AS rows FROM connections")
          .get(),
      )
      expect(row).toEqual({ status: "disconnected", rows: 1 })
    }))

  it("is source_not_found for one that is gone, a bare provider, nobody's and another's", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const { id } = yield* connected(yield* me, "OURA")
      const others = yield* remove(id, yield* otherUser)
      const answers = [others, yield* remove("oura"), yield* remove("src_0")]
      expect((yield* get("/v1/sources")).body.data).toHaveLength(1)
      yield* remove(id)
      for (const { status, body } of [...answers, yield* remove(id)]) {
        expect(status).toBe(404)
        expect(body.error).toEqual({ ...answers[0]!.body.error, request_id: body.error.request_id })
        expect(body.error.code).toBe("source_not_found")
      }
    }))

  it("answers a repeated request with the same Idempotency-Key as the first", () =>
    Effect.gen(function* () {
      const { id } = yield* connected(yield* me, "OURA")
      const key = { "idempotency-key": "off" }
      const answers = [yield* remove(id, key), yield* remove(id, key), yield* remove(id)]
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 404])
    }))

  it("needs a bearer token", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      expect((yield* send("/v1/sources/src_1", { method: "DELETE" })).status).toBe(401)
    }))
})

describe("the aggregator", () => {
  const served = Effect.gen(function* () {
    const outside = yield* fakeAggregator
    const layer = appWith(localAccounts, outsideAggregator(outside.account))
    return { outside, context: yield* Layer.build(Layer.fresh(layer)) }
  })

  itLive(Layer.empty)("is asked to end the link of a disconnected source", () =>
    Effect.gen(function* () {
      const { outside, context } = yield* served
      yield* Effect.gen(function* () {
        const { id, aggregator_user_id } = yield* connected(yield* me, "OURA")
        outside.links(yield* me, aggregator_user_id)
        expect((yield* remove(id)).status).toBe(204)
        yield* (yield* Outbox).idle
        const asked = outside.asked("/auth/deauthenticateUser")
        expect(asked.map(({ query }) => query)).toEqual([{ user_id: aggregator_user_id }])
      }).pipe(Effect.provide(context))
    }),
  )

  itLive(Layer.empty)("may be down: the source is disconnected all the same", () =>
    Effect.gen(function* () {
      const { outside, context } = yield* served
      yield* outside.goesAway
      yield* Effect.gen(function* () {
        const { id } = yield* connected(yield* me, "OURA")
        expect((yield* remove(id)).status).toBe(204)
        expect((yield* Client.use(({ get }) => get("/v1/sources"))).body).toEqual({ data: [] })
      }).pipe(Effect.provide(context))
    }),
  )
})
