import { describe, expect } from "bun:test"
import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { Clock, Context, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Importer } from "#actors/importer"
import { Outbox } from "#actors/outbox"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { AccountStore } from "#db/accounts"
import { DataDir } from "#db/data-dir"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import { finishDeletions } from "#operations/delete-account"
import { signatureOf } from "#operations/webhook-signature"
import { ADMIN_KEY, App, appWith, localAccounts, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { connected } from "#test/connections"
import { rowsOf } from "#test/deliveries"
import { itLive, itWith } from "#test/effect"
import { fakeAggregator, status } from "#test/fake-aggregator"
import { FORM_TYPE, formOf } from "#test/form"
import { keyServer, providerKey, providerToken } from "#test/key-server"
import { otherUser } from "#test/other-user"
import { ModelScript } from "#test/scripted-model"
import { direct } from "#test/sqlite"
import { framesOf } from "#test/sse"
import { outsideAggregator } from "#upstream/aggregator/client"
import { outsideIdentity } from "#upstream/identity"

const it = itLive(App)
const itOutside = itLive(Layer.empty)

/** DELETE /v1/me, as the client's person or as whoever the headers name. */
const leave = (headers?: Readonly<Record<string, string>>) =>
  Client.use(({ send, token }) =>
    send("/v1/me", {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}`, ...headers },
    }),
  )

const deliver = Effect.fnUntraced(function* (payload: unknown) {
  const body = JSON.stringify(payload)
  const seconds = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
  const headers = {
    "aggregator-signature": signatureOf(WEBHOOK_SECRET, seconds, Buffer.from(body)),
  }
  return yield* Client.use(({ send }) => send("/webhook", { method: "POST", body, headers }))
})

const countOf = (table: string) =>
  direct((_, sqlite) => sqlite.query(`SELECT 1 FROM ${table}`).all().length)

const user = Effect.map(Client, ({ user_id }) => user_id as UserId)

const question = { messages: [{ role: "user", content: "How did I sleep?" }] }

describe("DELETE /v1/me", () => {
  it("answers ok and how many rows it has deleted", () =>
    Effect.gen(function* () {
      yield* connected(yield* user, "OURA")
      const answer = yield* leave()
      expect(answer.status).toBe(200)
      // The person, their token and their connection.
      expect(answer.body).toEqual({ ok: true, rows_deleted: 3 })
    }))

  it("takes files along that wait to be imported, and those of the watch folder that were", () =>
    Effect.gen(function* () {
      const { file } = yield* DataDir
      const other = yield* otherUser
      const { body } = yield* Client.use(({ send }) => send("/v1/me", { headers: other }))
      for (const path of ["done/a.csv", "failed/b.csv", "c.csv", `${body.user_id}/done/d.csv`]) {
        mkdirSync(dirname(file(`inbox/${path}`)), { recursive: true })
        writeFileSync(file(`inbox/${path}`), "")
      }
      const sent = yield* Client.use(({ send, token }) =>
        send("/v1/imports", {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, ...FORM_TYPE },
          body: formOf({ name: "file", filename: "e.csv", type: "text/csv", bytes: "a,b\n" }),
        }),
      )
      expect(sent.status).toBe(202)
      yield* leave()
      yield* Importer.use(({ idle }) => idle)
      expect(readdirSync(file("imports"))).toEqual([])
      expect(readdirSync(file("inbox")).sort()).toEqual(["c.csv", body.user_id])
      yield* leave(other)
      expect(readdirSync(file("inbox"))).toEqual(["c.csv"])
    }))

  it("needs a bearer token", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      expect((yield* send("/v1/me", { method: "DELETE" })).status).toBe(401)
    }))

  it("revokes every service token, at once and for good", () =>
    Effect.gen(function* () {
      const { get, token } = yield* Client
      expect((yield* get("/v1/me")).status).toBe(200)
      yield* leave()
      for (const path of ["/v1/me", "/v1/me/profile", "/v1/turns"]) {
        const answer = yield* get(path, { authorization: `Bearer ${token}` })
        expect([answer.status, answer.body.error.code]).toEqual([401, "invalid_token"])
      }
      expect((yield* leave()).status).toBe(401)
    }))

  it("takes no idempotency key: a second time there is nobody who could ask", () =>
    Effect.gen(function* () {
      const key = { "idempotency-key": "once" }
      expect((yield* leave(key)).status).toBe(200)
      expect((yield* leave(key)).status).toBe(401)
      expect(yield* rowsOf("idempotency_keys")).toEqual([])
    }))

  it("is finished at the next start when the process stops in the middle of it", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const me = yield* user
      yield* connected(me, "OURA", { aggregator_user_id: "agg-1" })
      const accounts = yield* AccountStore
      yield* (yield* Database).write(me, (tx) => accounts.close(tx, me))
      const listed = yield* get("/admin/users", { "x-admin-key": ADMIN_KEY })
      expect(listed.body.data).toEqual([])
      expect(yield* countOf("connections")).toBe(1)
      yield* finishDeletions
      for (const table of ["users", "connections", "service_tokens"])
        expect(yield* countOf(table)).toBe(0)
      expect((yield* get("/v1/me")).status).toBe(401)
    }))

  it("touches nobody else", () =>
    Effect.gen(function* () {
      const { get, post } = yield* Client
      const other = yield* otherUser
      yield* post("/v1/turns", question, other)
      yield* (yield* TurnSupervisor).idle
      const before = yield* get("/v1/turns", other)
      yield* leave()
      expect((yield* get("/v1/me", other)).status).toBe(200)
      expect((yield* get("/v1/turns", other)).body).toEqual(before.body)
    }))

  it("refuses what else the person asks for at the same time, and keeps none of it", () =>
    Effect.gen(function* () {
      const { post, send, token } = yield* Client
      const put = {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "Ada" }),
      }
      const asked = Array.from({ length: 4 }, (_, n) => [
        post("/v1/turns", question),
        post("/v1/turns", question, { "idempotency-key": `${n}` }),
        post("/v1/memory", { text: "Sleep more.", kind: "goal" }),
        send("/v1/me/profile", put),
        leave(),
      ]).flat()
      const answers = yield* Effect.all(asked, { concurrency: "unbounded" })
      for (const { status } of answers) expect([200, 201, 202, 401]).toContain(status)
      yield* (yield* TurnSupervisor).idle
      for (const table of ["users", "turns", "memory", "profiles", "idempotency_keys"])
        expect(yield* countOf(table)).toBe(0)
    }))

  it("cancels turns in flight and ends their streams", () =>
    Effect.gen(function* () {
      const { fetch, post, token } = yield* Client
      const script = yield* ModelScript
      yield* script.stallsAt("judge")
      const accepted = yield* post("/v1/turns", question)
      yield* script.reached("judge")
      const headers = { authorization: `Bearer ${token}` }
      const stream = yield* fetch(accepted.body.stream_url, { headers })
      const answer = yield* leave()
      expect(answer.body.ok).toBe(true)
      yield* (yield* TurnSupervisor).idle
      const frames = yield* Effect.promise(() => framesOf(stream))
      expect(frames.at(-1)?.event).not.toBe("turn.completed")
      for (const table of ["turns", "turn_steps", "turn_events", "memory"])
        expect(yield* countOf(table)).toBe(0)
    }))
})

describe("after DELETE /v1/me, of a person with sessions of an outside provider,", () => {
  const itThen = itWith(Layer.empty)

  /** The moment of the test, in the middle of a second. */
  const NOW_S = 1_800_000_000

  const withSessions = Effect.gen(function* () {
    yield* TestClock.setTime(NOW_S * 1_000 + 500)
    const provider = yield* keyServer
    const key = yield* providerKey("only")
    provider.publishes(key)
    const issuer = "https://id.example"
    const identity = outsideIdentity({ issuer, audience: null, jwks_url: provider.url })
    const services = yield* Layer.build(Layer.fresh(appWith(identity)))
    let made = 0
    /** The header of a session that was issued so many seconds from now. */
    const session = (after: number) =>
      Effect.map(
        providerToken(key, {
          iss: issuer,
          sub: "ada",
          jti: `${++made}`,
          iat: NOW_S + after,
          exp: NOW_S + 600,
        }),
        (token) => ({ authorization: `Bearer ${token}` }),
      )
    const { get } = Context.get(services, Client)
    const leaveAs = (headers: { readonly authorization: string }) =>
      Effect.provideContext(leave(headers), services)
    return { get, leaveAs, session }
  })

  itThen("a token issued before is refused from then on, whether it was used or not", () =>
    Effect.gen(function* () {
      const { get, leaveAs, session } = yield* withSessions
      const [usedNow, usedBefore, unused] = [
        yield* session(0),
        yield* session(-60),
        yield* session(-60),
      ]
      yield* get("/v1/me", usedBefore)
      yield* leaveAs(usedNow)
      for (const headers of [usedNow, usedBefore, unused, usedNow]) {
        const answer = yield* get("/v1/me", headers)
        expect([answer.status, answer.body.error.code]).toEqual([401, "invalid_token"])
      }
    }),
  )

  for (const after of [0, 1, 60])
    itThen(`one issued ${after} s later makes a fresh user`, () =>
      Effect.gen(function* () {
        const { get, leaveAs, session } = yield* withSessions
        const before = yield* session(0)
        const { user_id } = (yield* get("/v1/me", before)).body
        yield* leaveAs(before)
        const answer = yield* get("/v1/me", yield* session(after))
        expect(answer.status).toBe(200)
        expect(answer.body.user_id).not.toBe(user_id)
      }),
    )

  itThen("the fresh user can leave again, and the same rules hold", () =>
    Effect.gen(function* () {
      const { get, leaveAs, session } = yield* withSessions
      yield* leaveAs(yield* session(-1))
      const later = yield* session(2)
      expect((yield* leaveAs(later)).body).toEqual({ ok: true, rows_deleted: 1 })
      expect((yield* get("/v1/me", later)).status).toBe(401)
      expect((yield* get("/v1/me", yield* session(4))).status).toBe(200)
    }),
  )
})

describe("after DELETE /v1/me, the aggregator", () => {
  const withAggregator = Effect.gen(function* () {
    const outside = yield* fakeAggregator
    const app = appWith(localAccounts, outsideAggregator(outside.account))
    const services = yield* Layer.build(Layer.fresh(app))
    const me = Context.get(services, Client).user_id as UserId
    return { outside, services, me }
  })

  itOutside("is told to end every link, also one that was taken off", () =>
    Effect.gen(function* () {
      const { outside, services, me } = yield* withAggregator
      outside.links(me, "agg-1", "OURA")
      yield* Effect.gen(function* () {
        yield* connected(me, "OURA", { aggregator_user_id: "agg-1", former_user_id: "agg-0" })
        const deactivated_at = "2026-02-01T00:00:00.000Z"
        yield* connected(me, "GARMIN", { status: "disconnected", deactivated_at })
        yield* leave()
        yield* (yield* Outbox).idle
        expect(yield* rowsOf("outbox")).toEqual([])
      }).pipe(Effect.provideContext(services))
      const deauthorised = outside
        .asked("/auth/deauthenticateUser")
        .map(({ query }) => query.user_id)
      expect(deauthorised.toSorted()).toEqual(["agg-0", "agg-1", "aggregator-GARMIN"])
    }),
  )

  itOutside("is told again and again while it is down, and the person does not wait", () =>
    Effect.gen(function* () {
      const { outside, services, me } = yield* withAggregator
      outside.links(me, "agg-1", "OURA")
      outside.answers("DELETE /auth/deauthenticateUser", status(503))
      yield* Effect.gen(function* () {
        yield* connected(me, "OURA", { aggregator_user_id: "agg-1" })
        expect((yield* leave()).status).toBe(200)
        yield* (yield* Outbox).idle
        expect(yield* rowsOf("outbox")).toMatchObject([
          { kind: "deauthenticate", target: "agg-1", attempts: 1 },
        ])
      }).pipe(Effect.provideContext(services))
    }),
  )

  it("is answered as ever when it delivers for the person, and nothing of it is kept", () =>
    Effect.gen(function* () {
      const me = yield* user
      yield* connected(me, "OURA", { aggregator_user_id: "agg-1" })
      const oura = { user_id: "agg-1", provider: "OURA" }
      const daily = { type: "daily", user: oura, data: [] }
      expect((yield* deliver(daily)).body).toHaveProperty("raw_event_id")
      yield* leave()
      const strays = [
        daily,
        { ...daily, user: { ...oura, reference_id: me } },
        { type: "deauth", status: "success", user: oura },
        { type: "auth", status: "success", user: { ...oura, user_id: "agg-9", reference_id: me } },
        { type: "user_reauth", old_user: oura, new_user: { ...oura, user_id: "agg-8" } },
        { type: "auth_cancelled", status: "error", reference_id: me },
      ]
      for (const stray of strays) {
        const answer = yield* deliver(stray)
        expect(answer.status).toBe(200)
        expect(answer.body).toMatchObject({ ok: true, type: stray.type })
      }
      expect(yield* rowsOf("raw_events")).toEqual([])
      expect(yield* rowsOf("connections")).toEqual([])
    }))

  itOutside("delivers in vain the results of a report that was being handed over", () =>
    Effect.gen(function* () {
      const { outside, services } = yield* withAggregator
      yield* Effect.gen(function* () {
        const { send, token } = yield* Client
        const left = yield* Effect.context<Client>()
        outside.answers("POST /lab-reports", async () => {
          await Effect.runPromiseWith(left)(leave())
          return Response.json({ upload_id: "upl-late" }, { status: 202 })
        })
        const upload = yield* send("/v1/labs/upload", {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, ...FORM_TYPE },
          body: formOf({ name: "file", type: "application/pdf", bytes: "%PDF-1.7" }),
        })
        expect(upload.status).toBe(401)
        const answer = yield* deliver({ upload_id: "upl-late", data: [] })
        expect(answer.body).toMatchObject({ ok: true, duplicate: true })
        expect(yield* rowsOf("raw_events")).toEqual([])
      }).pipe(Effect.provideContext(services))
    }),
  )

  it("may deliver for the same link again once somebody new has signed in with it", () =>
    Effect.gen(function* () {
      yield* connected(yield* user, "OURA", { aggregator_user_id: "agg-1" })
      yield* leave()
      const { get } = yield* Client
      const other = yield* otherUser
      const { user_id } = (yield* get("/v1/me", other)).body
      const oura = { user_id: "agg-1", provider: "OURA", reference_id: user_id }
      const answer = yield* deliver({ type: "auth", status: "success", user: oura })
      expect(answer.body).toHaveProperty("raw_event_id")
    }))
})
