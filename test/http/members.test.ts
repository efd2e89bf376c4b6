import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"
import { cookiesOf, ownersBrowser, PASSWORD, secondPerson, signIn, visit } from "#test/visits"

const it = itLive(App)

const BEA = "bea@example.org"

const members = (browser: { readonly cookie: string }) => visit("GET", "/v1/members", browser)

describe("the people of a household", () => {
  it("are listed for the owner by who they are and when they were last here, and nothing else", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const owner = yield* ownersBrowser
      const bea = yield* secondPerson(owner, BEA)
      yield* visit("PUT", "/v1/me/profile", bea, {
        name: "Bea",
        weight_kg: 61,
        goal: "Run for the hills",
      })
      yield* visit("POST", "/v1/demo", owner)
      const { body, text } = yield* members(owner)
      expect(body.members).toEqual([
        {
          id: user_id,
          name: null,
          email: null,
          role: "owner",
          since: expect.any(String),
          last_seen: expect.any(String),
          has_access: true,
        },
        {
          id: bea.user_id,
          name: "Bea",
          email: BEA,
          role: "member",
          since: expect.any(String),
          last_seen: expect.any(String),
          has_access: true,
        },
      ])
      expect(text).not.toMatch(/hills|weight/)
    }))

  it("were last here when they signed in, after they have signed out", () =>
    Effect.gen(function* () {
      const owner = yield* ownersBrowser
      const from = Date.now()
      const bea = yield* secondPerson(owner, BEA)
      yield* visit("DELETE", "/v1/session", bea)
      const [, { last_seen }] = (yield* members(owner)).body.members
      expect(Date.parse(last_seen)).toBeGreaterThanOrEqual(from)
      expect(Date.parse(last_seen)).toBeLessThanOrEqual(Date.now())
    }))

  it("are no member's to see, nor to put out", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const owner = yield* ownersBrowser
      const bea = yield* secondPerson(owner, BEA)
      const cleo = yield* secondPerson(owner, "cleo@example.org")
      expect((yield* members(bea)).status).toBe(403)
      for (const id of [user_id, cleo.user_id, bea.user_id])
        expect((yield* visit("DELETE", `/v1/members/${id}/access`, bea)).status).toBe(403)
      expect((yield* visit("GET", "/v1/me", cleo)).status).toBe(200)
    }))
})

describe("somebody whose access is taken away", () => {
  const remove = (owner: { readonly cookie: string }, id: string) =>
    visit("DELETE", `/v1/members/${id}/access`, owner)

  it("has neither session nor token nor password that opens anything, at once", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const owner = yield* ownersBrowser
      const bea = yield* secondPerson(owner, BEA)
      const made = yield* visit("POST", "/v1/tokens", bea, { name: "script", scopes: ["read"] })
      const script = { authorization: `Bearer ${made.body.token}` }
      expect((yield* send("/v1/me", { headers: script })).status).toBe(200)
      expect((yield* remove(owner, bea.user_id)).status).toBe(204)
      expect((yield* visit("GET", "/v1/me", bea)).status).toBe(401)
      expect((yield* send("/v1/me", { headers: script })).status).toBe(401)
      expect((yield* signIn(BEA)).status).toBe(401)
      const [, left] = (yield* members(owner)).body.members
      expect([left.email, left.has_access]).toEqual([BEA, false])
    }))

  it("keeps every row, and finds them again by a link of the one who runs the service", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const owner = yield* ownersBrowser
      const bea = yield* secondPerson(owner, BEA)
      yield* visit("POST", "/v1/memory", bea, { text: "Run a marathon.", kind: "goal" })
      yield* remove(owner, bea.user_id)
      expect((yield* visit("GET", "/v1/memory", owner)).text).not.toContain("marathon")
      const made = yield* send("/admin/sign-in-links", {
        method: "POST",
        headers: { "content-type": "application/json", "x-admin-key": ADMIN_KEY },
        body: JSON.stringify({ email: BEA }),
      })
      const link = new URL(made.body.link).hash.replace("#code=", "")
      const back = { cookie: cookiesOf(yield* visit("POST", "/v1/session", {}, { link })) }
      expect((yield* visit("GET", "/v1/memory", back)).text).toContain("marathon")
      expect((yield* visit("DELETE", "/v1/me", back)).status).toBe(200)
      expect((yield* members(owner)).body.members).toHaveLength(1)
    }))

  it("is never the owner, nor anybody the owner has not just signed in to put out", () =>
    Effect.gen(function* () {
      const { user_id, send, token } = yield* Client
      const owner = yield* ownersBrowser
      const bea = yield* secondPerson(owner, BEA)
      const demo = yield* visit("POST", "/v1/demo", owner)
      expect((yield* remove(owner, user_id)).status).toBe(403)
      expect((yield* remove(owner, demo.body.user_id)).status).toBe(404)
      expect((yield* remove(owner, "user_none")).status).toBe(404)
      const headers = { authorization: `Bearer ${token}` }
      const path = `/v1/members/${bea.user_id}/access`
      expect((yield* send(path, { method: "DELETE", headers })).status).toBe(403)
      yield* direct((_, sqlite) =>
        sqlite.run("UPDATE sessions SET created_at = created_at - 660000"),
      )
      expect((yield* remove(owner, bea.user_id)).status).toBe(403)
      expect((yield* signIn(BEA, PASSWORD)).status).toBe(200)
    }))
})
