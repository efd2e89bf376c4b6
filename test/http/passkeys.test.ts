import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { makeAuthenticator } from "#test/authenticator"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"
import { cookiesOf, ownersBrowser, visit } from "#test/visits"

const it = itLive(App)

const ORIGIN = "http://localhost"

type Browser = { readonly cookie: string }

const device = Effect.promise(() => makeAuthenticator(ORIGIN))
type Device = Effect.Success<typeof device>

const add = Effect.fnUntraced(function* (browser: Browser, device: Device, name = "Phone") {
  const { body: options } = yield* visit("POST", "/v1/passkeys/options", browser)
  return yield* visit("POST", "/v1/passkeys", browser, { name, passkey: device.make(options) })
})

const optionsOf = Effect.gen(function* () {
  const asked = yield* visit("POST", "/v1/session/options")
  expect(asked.status).toBe(200)
  return { options: asked.body, browser: { cookie: cookiesOf(asked) } }
})

const signIn = Effect.fnUntraced(function* (device: Device, given?: Parameters<Device["sign"]>[1]) {
  const { options, browser } = yield* optionsOf
  const passkey = yield* Effect.promise(() => device.sign(options, given))
  return yield* visit("POST", "/v1/session", browser, { passkey })
})

const age = direct((_, sqlite) =>
  sqlite.run("UPDATE sessions SET created_at = created_at - 660000"),
)

describe("a passkey", () => {
  it("is added right after a sign-in, and signs its person in without their name", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const browser = yield* ownersBrowser
      const phone = yield* device
      const added = yield* add(browser, phone)
      expect([added.status, added.body.name, added.body.used_at]).toEqual([201, "Phone", null])
      const inside = yield* signIn(phone)
      expect(inside.body.session).toMatchObject({ user_id, is_owner: true })
      const me = yield* visit("GET", "/v1/me", { cookie: cookiesOf(inside) })
      expect(me.body.user_id).toBe(user_id)
      const { body } = yield* visit("GET", "/v1/passkeys", browser)
      expect(body.passkeys).toHaveLength(1)
      expect(body.passkeys[0].used_at).not.toBeNull()
    }))

  it("is asked of an authenticator that keeps it and checks who uses it", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      yield* add(browser, yield* device)
      const { body } = yield* visit("POST", "/v1/passkeys/options", browser)
      expect(body).toMatchObject({
        rp: { id: "localhost" },
        attestation: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      })
      expect(body.excludeCredentials).toHaveLength(1)
    }))

  it("is refused when it signed something else, elsewhere, or unasked", () =>
    Effect.gen(function* () {
      const phone = yield* device
      yield* add(yield* ownersBrowser, phone)
      for (const given of [
        { origin: "https://evil.example" },
        { rp_id: "evil.example" },
        { isVerified: false },
      ])
        expect((yield* signIn(phone, given)).status).toBe(401)
      const { options, browser } = yield* optionsOf
      const passkey = yield* Effect.promise(() => phone.sign(options))
      expect((yield* visit("POST", "/v1/session", {}, { passkey })).status).toBe(401)
      const { browser: other } = yield* optionsOf
      expect((yield* visit("POST", "/v1/session", other, { passkey })).status).toBe(401)
      expect((yield* visit("POST", "/v1/session", browser, { passkey })).status).toBe(200)
      expect((yield* visit("POST", "/v1/session", browser, { passkey })).status).toBe(401)
      const stranger = yield* device
      expect((yield* signIn(stranger)).status).toBe(401)
    }))

  it("is refused after five minutes", () =>
    Effect.gen(function* () {
      const phone = yield* device
      yield* add(yield* ownersBrowser, phone)
      const { options, browser } = yield* optionsOf
      const passkey = yield* Effect.promise(() => phone.sign(options))
      yield* direct((_, sqlite) =>
        sqlite.run("UPDATE passkey_challenges SET expires_at = expires_at - 300001"),
      )
      expect((yield* visit("POST", "/v1/session", browser, { passkey })).status).toBe(401)
    }))

  it("that counts back is refused, as a copy of it would be", () =>
    Effect.gen(function* () {
      const phone = yield* device
      yield* add(yield* ownersBrowser, phone)
      expect((yield* signIn(phone, { counter: 7 })).status).toBe(200)
      for (const counter of [7, 6, 0]) expect((yield* signIn(phone, { counter })).status).toBe(401)
      expect((yield* signIn(phone, { counter: 8 })).status).toBe(200)
    }))

  it("is added once, for this page's challenge, and by nobody without a fresh sign-in", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const browser = yield* ownersBrowser
      const phone = yield* device
      const { body: options } = yield* visit("POST", "/v1/passkeys/options", browser)
      for (const given of [{ origin: "https://evil.example" }, { isVerified: false }]) {
        const passkey = phone.make(options, given)
        expect((yield* visit("POST", "/v1/passkeys", browser, { passkey })).status).toBe(400)
        expect(
          (yield* visit("POST", "/v1/passkeys", browser, { passkey: phone.make(options) })).status,
        ).toBe(400)
      }
      expect((yield* add(browser, phone)).status).toBe(201)
      expect((yield* add(browser, phone)).status).toBe(400)
      const elsewhere = { ...browser, origin: "http://127.0.0.1" }
      expect((yield* visit("POST", "/v1/passkeys/options", elsewhere)).status).toBe(400)
      expect((yield* post("/v1/passkeys/options", undefined)).status).toBe(403)
      yield* age
      expect((yield* visit("POST", "/v1/passkeys/options", browser)).status).toBe(403)
    }))

  it("is removed by its person alone, right after a sign-in, and opens nothing then", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      const phone = yield* device
      const { id } = (yield* add(browser, phone)).body
      yield* age
      expect((yield* visit("DELETE", `/v1/passkeys/${id}`, browser)).status).toBe(403)
      const fresh = { cookie: cookiesOf(yield* signIn(phone)) }
      expect((yield* visit("DELETE", "/v1/passkeys/key_none", fresh)).status).toBe(404)
      expect((yield* visit("DELETE", `/v1/passkeys/${id}`, fresh)).status).toBe(204)
      expect((yield* signIn(phone)).status).toBe(401)
    }))

  it("is not the demo person's to have", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      yield* visit("POST", "/v1/demo", browser)
      yield* visit("PUT", "/v1/session", browser, { acting_as: "demo" })
      expect((yield* visit("POST", "/v1/passkeys/options", browser)).status).toBe(403)
    }))

  it("goes with its person", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      yield* add(browser, yield* device)
      yield* visit("DELETE", "/v1/me", browser)
      const rows = yield* direct((_, sqlite) => sqlite.query("SELECT * FROM passkeys").all())
      expect(rows).toEqual([])
    }))
})
