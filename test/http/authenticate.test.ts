import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, App } from "#test/app"
import { Client } from "#test/client"
import { itLive, itOnOne } from "#test/effect"

const it = itLive(App)
const refusal = itOnOne(App)

const PROTECTED = [
  "/v1/me",
  "/v1/turns",
  "/v1/turns/turn_1",
  "/v1/sources",
  "/v1/data/sync",
  "/v1/sync",
]

describe("a protected route", () => {
  for (const path of PROTECTED)
    refusal(`${path} asks for a bearer token`, () =>
      Effect.gen(function* () {
        const { send } = yield* Client
        const answer = yield* send(path)
        expect(answer.status).toBe(401)
        expect(answer.body.error.code).toBe("missing_authorization")
        expect(answer.headers.get("www-authenticate")).toBe("Bearer")
      }),
    )

  const invalid = [
    "",
    "Bearer",
    "Bearer ",
    "Basic dTpw",
    "Bearer a b",
    "Bearer x.y.z",
    `Bearer ${"x".repeat(9_000)}`,
  ]
  for (const authorization of invalid)
    refusal(`refuses ${JSON.stringify(authorization.slice(0, 30))} as no token of ours`, () =>
      Effect.gen(function* () {
        const { get } = yield* Client
        const answer = yield* get("/v1/me", { authorization })
        expect(answer.status).toBe(401)
        expect(answer.body.error.code).toBe("invalid_token")
      }),
    )

  it("takes the scheme in any case", () =>
    Effect.gen(function* () {
      const { get, token, user_id } = yield* Client
      const answer = yield* get("/v1/me", { authorization: `bearer ${token}` })
      expect(answer.body).toEqual({ user_id, email: null, connections: [], env: "test" })
    }))
})

describe("a public route", () => {
  for (const path of ["/healthz", "/", "/docs/concepts/errors"])
    it(`${path} asks for nothing`, () =>
      Effect.gen(function* () {
        const { send } = yield* Client
        expect((yield* send(path)).status).toBe(200)
        expect((yield* send(path, { headers: { authorization: "nonsense" } })).status).toBe(200)
      }))
})

describe("POST /admin/tokens", () => {
  const ask = (headers: Record<string, string>, body: unknown = {}) =>
    Client.use(({ send }) =>
      send("/admin/tokens", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    )

  it("hands out a token that works, for the person named", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const minted = yield* ask({ "x-admin-key": ADMIN_KEY }, { email: "Ada@Example.org" })
      expect(minted.body).toMatchObject({ expires_in_days: 30 })
      const authorization = `Bearer ${minted.body.service_token}`
      const me = yield* get("/v1/me", { authorization })
      expect(me.body).toMatchObject({ user_id: minted.body.user_id, email: "ada@example.org" })
      const again = yield* ask({ "x-admin-key": ADMIN_KEY }, { email: "ada@example.org" })
      expect(again.body.user_id).toBe(minted.body.user_id)
    }))

  it("makes nobody where only who is known is asked for", () =>
    Effect.gen(function* () {
      const known = { email: "Grace@Example.org", known: true }
      const headers = { "x-admin-key": ADMIN_KEY }
      expect((yield* ask(headers, known)).status).toBe(404)
      expect((yield* ask(headers, known)).status).toBe(404)
      const { body } = yield* ask(headers, { email: "grace@example.org" })
      expect((yield* ask(headers, known)).body.user_id).toBe(body.user_id)
    }))

  it("means the owner when it names nobody", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      expect((yield* ask({ "x-admin-key": ADMIN_KEY })).body.user_id).toBe(user_id)
    }))

  it("asks for the key, refuses a wrong one, and forbids a user's token", () =>
    Effect.gen(function* () {
      const { token } = yield* Client
      const answers = yield* Effect.all([
        ask({}),
        ask({ "x-admin-key": "guess" }),
        ask({ "x-admin-key": "" }),
        ask({ authorization: `Bearer ${token}` }),
      ])
      expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
        [401, "missing_authorization"],
        [401, "invalid_token"],
        [401, "invalid_token"],
        [403, "forbidden"],
      ])
    }))

  it("refuses an e-mail that is none", () =>
    Effect.gen(function* () {
      const answer = yield* ask({ "x-admin-key": ADMIN_KEY }, { email: "ada" })
      expect(answer.body.error).toMatchObject({
        code: "invalid_field",
        details: { field: "email" },
      })
    }))
})
