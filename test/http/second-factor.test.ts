import { describe, expect } from "bun:test"
import { Clock, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { codeAt, stepAt } from "#domain/totp"
import { App } from "#test/app"
import { secretIn } from "#test/authenticator-app"
import { itWith } from "#test/effect"
import { direct } from "#test/sqlite"
import { cookiesOf, ownersBrowser, visit } from "#test/visits"

/** Tokens are checked by the machine's own clock, so the stopped one starts where that stands. */
const AppOfToday = Layer.unwrap(Effect.as(TestClock.setTime(Date.now()), App))

const it = itWith(AppOfToday)

const EMAIL = "ada@example.org"
const PASSWORD = "a long walk by the sea"

const signIn = (more: object = {}) =>
  visit("POST", "/v1/session", {}, { email: EMAIL, password: PASSWORD, ...more })

const codeNow = (secret: Uint8Array, off = 0) =>
  Effect.map(Clock.currentTimeMillis, (now) => codeAt(secret, stepAt(now) + off))

/** The owner with a password, whose browser has just signed in. */
const withPassword = Effect.gen(function* () {
  const browser = yield* ownersBrowser
  const set = { email: EMAIL, password: PASSWORD }
  expect((yield* visit("PUT", "/v1/password", browser, set)).status).toBe(200)
  return browser
})

/** The same with an authenticator app in use. The code that confirmed it is a step old. */
const withApp = Effect.gen(function* () {
  const browser = yield* withPassword
  const made = yield* visit("POST", "/v1/totp", browser)
  expect(made.status).toBe(201)
  const secret = secretIn(made.body.secret)
  const code = yield* codeNow(secret)
  expect((yield* visit("PUT", "/v1/totp", browser, { code })).status).toBe(204)
  yield* TestClock.adjust("30 seconds")
  return { browser, secret, code, shown: made.body.secret as string }
})

describe("an authenticator app", () => {
  it("is asked for beside the password from its first code on", () =>
    Effect.gen(function* () {
      const browser = yield* withPassword
      const { body } = yield* visit("POST", "/v1/totp", browser)
      expect((yield* signIn()).status).toBe(200)
      const secret = secretIn(body.secret)
      expect(body.uri).toStartWith(
        "otpauth://totp/Hygeia%20(localhost)%3Aada%40example.org?secret=",
      )
      const wrong = yield* visit("PUT", "/v1/totp", browser, { code: yield* codeNow(secret, 2) })
      expect([wrong.status, wrong.body.error.details.field]).toEqual([400, "code"])
      const code = yield* codeNow(secret)
      expect((yield* visit("PUT", "/v1/totp", browser, { code })).status).toBe(204)
      expect((yield* visit("PUT", "/v1/totp", browser, { code })).status).toBe(404)
      expect((yield* visit("POST", "/v1/totp", browser)).status).toBe(409)
      expect((yield* signIn()).body.error.code).toBe("forbidden")
      expect((yield* signIn({ totp: code })).status).toBe(401)
      yield* TestClock.adjust("30 seconds")
      const inside = yield* signIn({ totp: yield* codeNow(secret) })
      expect(inside.status).toBe(200)
      expect((yield* visit("GET", "/v1/me", { cookie: cookiesOf(inside) })).status).toBe(200)
    }))

  it("has codes that are good once, and one step early or late", () =>
    Effect.gen(function* () {
      const { secret } = yield* withApp
      const early = yield* codeNow(secret, 1)
      expect((yield* signIn({ totp: yield* codeNow(secret, 2) })).status).toBe(401)
      expect((yield* signIn({ totp: early })).status).toBe(200)
      expect((yield* signIn({ totp: early })).status).toBe(401)
      expect((yield* signIn({ totp: yield* codeNow(secret) })).status).toBe(401)
      yield* TestClock.adjust("1 minute")
      expect((yield* signIn({ totp: yield* codeNow(secret) })).status).toBe(200)
    }))

  it("makes who guesses its codes wait, though not whoever has a recovery code", () =>
    Effect.gen(function* () {
      const { browser, secret } = yield* withApp
      const { body } = yield* visit("POST", "/v1/recovery-codes", browser)
      const wrong = yield* codeNow(secret, 5)
      for (let at = 0; at < 5; at++) expect((yield* signIn({ totp: wrong })).status).toBe(401)
      expect((yield* signIn({ totp: yield* codeNow(secret) })).status).toBe(429)
      expect((yield* signIn({ recovery_code: body.codes[0] })).status).toBe(200)
      yield* TestClock.adjust("2 minutes")
      expect((yield* signIn({ totp: yield* codeNow(secret) })).status).toBe(200)
    }))

  it("says nothing to who does not know the password", () =>
    Effect.gen(function* () {
      const { secret } = yield* withApp
      const totp = yield* codeNow(secret)
      expect((yield* signIn({ password: "not the password", totp })).status).toBe(401)
      expect((yield* signIn({ password: "not the password" })).status).toBe(401)
      expect((yield* signIn({ totp })).status).toBe(200)
    }))

  it("is removed right after a sign-in, and not asked for then", () =>
    Effect.gen(function* () {
      const { browser, secret } = yield* withApp
      yield* TestClock.adjust("11 minutes")
      for (const [method, path] of [
        ["POST", "/v1/totp"],
        ["DELETE", "/v1/totp"],
        ["POST", "/v1/recovery-codes"],
      ] as const)
        expect((yield* visit(method, path, browser)).status).toBe(403)
      const inside = yield* signIn({ totp: yield* codeNow(secret) })
      const fresh = { cookie: cookiesOf(inside) }
      expect((yield* visit("DELETE", "/v1/totp", fresh)).status).toBe(204)
      expect((yield* visit("DELETE", "/v1/totp", fresh)).status).toBe(404)
      expect((yield* signIn()).status).toBe(200)
    }))

  it("shares a secret that is in no row, log or export", () =>
    Effect.gen(function* () {
      const { shown, secret } = yield* withApp
      const rows = yield* direct((_, sqlite) =>
        JSON.stringify(sqlite.query("SELECT * FROM totp_secrets").all()),
      )
      for (const form of [
        shown,
        Buffer.from(secret).toString("base64"),
        Buffer.from(secret).toString("hex"),
      ])
        expect(rows).not.toContain(form)
    }))
})

describe("recovery codes", () => {
  it("are ten, each good once in the place of the app", () =>
    Effect.gen(function* () {
      const { browser } = yield* withApp
      const { codes } = (yield* visit("POST", "/v1/recovery-codes", browser)).body
      expect(new Set(codes).size).toBe(10)
      const [first, second] = codes
      expect((yield* signIn({ recovery_code: first })).status).toBe(200)
      expect((yield* signIn({ recovery_code: first })).status).toBe(401)
      expect(
        (yield* signIn({ recovery_code: second.toLowerCase().replaceAll("-", " ") })).status,
      ).toBe(200)
      expect((yield* signIn({ recovery_code: "WRNG-WRNG-WRNG-WRNG" })).status).toBe(401)
      const stored = yield* direct((_, sqlite) =>
        JSON.stringify(sqlite.query("SELECT * FROM recovery_codes").all()),
      )
      for (const code of codes) expect(stored).not.toContain(code)
    }))

  it("made anew put those before out of use", () =>
    Effect.gen(function* () {
      const { browser } = yield* withApp
      const before = (yield* visit("POST", "/v1/recovery-codes", browser)).body.codes
      const after = (yield* visit("POST", "/v1/recovery-codes", browser)).body.codes
      expect((yield* signIn({ recovery_code: before[0] })).status).toBe(401)
      expect((yield* signIn({ recovery_code: after[0] })).status).toBe(200)
    }))
})
