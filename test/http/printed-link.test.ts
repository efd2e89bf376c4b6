import { describe, expect } from "bun:test"
import { Clock, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { codeAt, stepAt } from "#domain/totp"
import { linkFor } from "#http/admin"
import { App, BASE_URL } from "#test/app"
import { secretIn } from "#test/authenticator-app"
import { Client } from "#test/client"
import { itWith } from "#test/effect"
import { cookiesOf, ownersBrowser, PASSWORD, secondPerson, signIn, visit } from "#test/visits"
import { BrowserSignIn } from "#upstream/sign-in"

/** Tokens are checked by the machine's own clock, so the stopped one starts where that stands. */
const it = itWith(Layer.unwrap(Effect.as(TestClock.setTime(Date.now()), App)))

const EMAIL = "ada@example.org"

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

const follow = (link: string, more: object = {}) =>
  visit("POST", "/v1/session", {}, { link, ...more })

const setPassword = (browser: { readonly cookie: string }) =>
  visit("PUT", "/v1/password", browser, { email: EMAIL, password: PASSWORD })

/** Puts an authenticator app and recovery codes to use; the code that confirmed the app is a step old. */
const setApp = Effect.fnUntraced(function* (browser: { readonly cookie: string }) {
  const secret = secretIn((yield* visit("POST", "/v1/totp", browser)).body.secret)
  const code = codeAt(secret, stepAt(yield* Clock.currentTimeMillis))
  expect((yield* visit("PUT", "/v1/totp", browser, { code })).status).toBe(204)
  const { body } = yield* visit("POST", "/v1/recovery-codes", browser)
  yield* TestClock.adjust("30 seconds")
  const now = yield* Clock.currentTimeMillis
  return { totp: codeAt(secret, stepAt(now)), recovery_code: body.codes[0] as string }
})

const login = `/cli/login?${new URLSearchParams({ cb: "http://localhost:8123/done", state: "s" })}`

/** The page on which a command line is let in, and what its form is sent with. */
const loginPage = Effect.fnUntraced(function* (headers: Record<string, string> = {}) {
  const { send } = yield* Client
  const page = yield* send(login, { headers: { "sec-fetch-site": "none", ...headers } })
  const csrf_token = /name="csrf_token" value="([^"]+)"/.exec(page.text)![1]!
  const cookie = [cookiesOf(page), headers.cookie].filter(Boolean).join("; ")
  const form = { csrf_token, cb: "http://localhost:8123/done", state: "s" }
  const submit = (fields: Record<string, string> = {}, more: Record<string, string> = {}) =>
    send("/cli/login", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        origin: BASE_URL,
        cookie,
        ...more,
      },
      body: new URLSearchParams({ ...form, ...fields }).toString(),
    })
  return { text: page.text, submit }
})

const tokenIn = (answer: { readonly headers: Headers }) =>
  new URL(answer.headers.get("location")!).searchParams.get("token")!

describe("the printed link", () => {
  it("signs nobody in once its owner has a password", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      const link = yield* printed
      expect((yield* setPassword(browser)).status).toBe(200)
      expect((yield* follow(link)).status).toBe(401)
      expect((yield* signIn(EMAIL)).status).toBe(200)
    }))

  it("asks for a second factor that is set, and stays good until that is right", () =>
    Effect.gen(function* () {
      const { totp } = yield* setApp(yield* ownersBrowser)
      const link = yield* printed
      const asked = yield* follow(link)
      expect([asked.status, asked.headers.getSetCookie()]).toEqual([403, []])
      expect((yield* follow(link, { totp: "000000" })).status).toBe(401)
      expect((yield* follow(link, { recovery_code: "BBBB-BBBB-BBBB-BBBB" })).status).toBe(401)
      const inside = yield* follow(link, { totp })
      expect([inside.status, inside.body.session.is_owner]).toEqual([200, true])
      expect((yield* follow(link, { totp })).status).toBe(401)
    }))

  it("takes a recovery code in its place, once", () =>
    Effect.gen(function* () {
      const { recovery_code } = yield* setApp(yield* ownersBrowser)
      expect((yield* follow(yield* printed, { recovery_code })).status).toBe(200)
      expect((yield* follow(yield* printed, { recovery_code })).status).toBe(401)
    }))

  it("tells who guesses codes nothing of a second factor, and makes who guesses factors wait", () =>
    Effect.gen(function* () {
      yield* setApp(yield* ownersBrowser)
      expect((yield* follow("BBBB-BBBB-BBBB-BBBB", { totp: "000000" })).status).toBe(401)
      const link = yield* printed
      const tries = yield* Effect.forEach(Array.from({ length: 7 }), () =>
        follow(link, { totp: "000000" }),
      )
      expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
    }))

  it("ends after an hour", () =>
    Effect.gen(function* () {
      const link = yield* printed
      yield* TestClock.adjust("1 hour")
      expect((yield* follow(link)).status).toBe(401)
    }))
})

describe("the link of reset-sign-in", () => {
  it("lets in who lost everything, and leaves no second factor set", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      yield* setPassword(browser)
      yield* setApp(browser)
      const { link } = yield* linkFor(EMAIL)
      expect((yield* signIn(EMAIL)).status).toBe(403)
      const back = yield* follow(new URL(link).hash.replace("#code=", ""))
      expect(back.status).toBe(200)
      const { body } = yield* visit("GET", "/v1/sign-in-methods", { cookie: cookiesOf(back) })
      expect(body).toMatchObject({
        password_changed_at: null,
        totp_confirmed_at: null,
        recovery_codes_left: 0,
      })
    }))
})

describe("the page that lets a command line in", () => {
  it("takes the printed code while that is the owner's only way, and no code afterwards", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      expect((yield* loginPage()).text).toContain('name="code"')
      const code = yield* printed
      yield* setPassword(browser)
      const page = yield* loginPage()
      expect(page.text).not.toContain('name="code"')
      expect(page.text).toContain("sign in in the\nconsole")
      expect((yield* page.submit({ code })).status).toBe(422)
    }))

  it("takes no code where a second factor is set", () =>
    Effect.gen(function* () {
      yield* setApp(yield* ownersBrowser)
      const page = yield* loginPage()
      expect(page.text).not.toContain('name="code"')
      const code = yield* printed
      expect((yield* page.submit({ code })).status).toBe(422)
      expect((yield* follow(code)).status).toBe(403)
    }))

  it("lets one act for who is signed in in the console in that browser, whoever that is", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const owner = yield* ownersBrowser
      const bea = yield* secondPerson(owner, "bea@example.org")
      const page = yield* loginPage({ cookie: bea.cookie })
      expect(page.text).toContain("bea@example.org")
      const done = yield* page.submit()
      expect(done.status).toBe(303)
      const me = yield* get("/v1/me", { authorization: `Bearer ${tokenIn(done)}` })
      expect(me.body.user_id).toBe(bea.user_id)
    }))

  it("knows nobody by a cookie that a page elsewhere, or a session that has ended, sends", () =>
    Effect.gen(function* () {
      const browser = yield* ownersBrowser
      yield* setPassword(browser)
      const foreign = { ...browser, "sec-fetch-site": "cross-site" }
      expect((yield* loginPage(foreign)).text).not.toContain(EMAIL)
      const page = yield* loginPage(browser)
      expect(page.text).toContain(EMAIL)
      expect((yield* page.submit({}, { "sec-fetch-site": "cross-site" })).status).toBe(422)
      expect((yield* page.submit({ csrf_token: "another" })).status).toBe(410)
      yield* visit("DELETE", "/v1/session", browser)
      expect((yield* page.submit()).status).toBe(422)
    }))
})
