import { describe, expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { UserStore } from "#db/users"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itWith } from "#test/effect"
import { cookiesOf, ownersBrowser, PASSWORD, secondPerson, signIn, visit } from "#test/visits"
import { SessionTokens } from "#upstream/session-tokens"

/** Tokens are checked by the machine's own clock, so the stopped one starts where that stands. */
const it = itWith(Layer.unwrap(Effect.as(TestClock.setTime(Date.now()), App)))

const EMAIL = "bea@example.org"

const person = Effect.flatMap(ownersBrowser, (owner) => secondPerson(owner, EMAIL))

/** Deletes the account of whoever has these headers. */
const leave = (headers: Record<string, string>) => visit("DELETE", "/v1/me", headers)

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe("an account is deleted", () => {
  it("in a browser within ten minutes of a sign-in, and not after", () =>
    Effect.gen(function* () {
      const { cookie } = yield* person
      yield* TestClock.adjust("601 seconds")
      const late = yield* leave({ cookie })
      expect([late.status, late.body.error.code]).toEqual([403, "forbidden"])
      expect(late.body.error.message).toContain("Sign in again first")
      expect((yield* visit("GET", "/v1/me", { cookie })).status).toBe(200)
      const again = cookiesOf(yield* signIn(EMAIL, PASSWORD, { cookie }))
      yield* TestClock.adjust("599 seconds")
      expect((yield* leave({ cookie: again })).body.ok).toBe(true)
      expect((yield* visit("GET", "/v1/me", { cookie: again })).status).toBe(401)
    }))

  it("by no personal token, whatever its scopes", () =>
    Effect.gen(function* () {
      const { cookie } = yield* person
      const scopes = ["read", "ask", "write", "push"]
      const { body } = yield* visit("POST", "/v1/tokens", { cookie }, { name: "all", scopes })
      expect((yield* leave(bearer(body.token))).status).toBe(403)
      expect((yield* visit("GET", "/v1/me", { cookie })).status).toBe(200)
    }))

  it("by no personal token that a browser's cookie stands beside", () =>
    Effect.gen(function* () {
      const { cookie } = yield* person
      const scopes = ["write"]
      const { body } = yield* visit("POST", "/v1/tokens", { cookie }, { name: "all", scopes })
      expect((yield* leave({ cookie, ...bearer(body.token) })).status).toBe(403)
    }))

  it("by a service token and by a session JWT, however long ago anybody signed in", () =>
    Effect.gen(function* () {
      const { token, get } = yield* Client
      const { user_id } = yield* person
      const user = (yield* UserStore.use((users) => users.find(user_id as never)))!
      yield* TestClock.adjust("20 minutes")
      const jwt = yield* SessionTokens.use(({ sign }) => sign(user))
      expect((yield* leave(bearer(jwt))).body.ok).toBe(true)
      expect((yield* leave(bearer(token))).body.ok).toBe(true)
      expect((yield* get("/v1/me")).status).toBe(401)
    }))
})

describe("a browser that was left open", () => {
  it("hands out no service token, by which the account could be deleted all the same", () =>
    Effect.gen(function* () {
      const { cookie } = yield* person
      const mint = visit("POST", "/v1/auth/cli-approve", { cookie })
      expect((yield* mint).status).toBe(200)
      yield* TestClock.adjust("601 seconds")
      expect((yield* mint).status).toBe(403)
      const login = new URLSearchParams({ cb: "http://localhost:8123/", state: "s" })
      const page = yield* visit("GET", `/cli/login?${login}`, { cookie })
      expect(page.text).not.toContain(EMAIL)
      const csrf_token = /name="csrf_token" value="([^"]+)"/.exec(page.text)![1]!
      const { send } = yield* Client
      const { status } = yield* send("/cli/login", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
          cookie: `${cookiesOf(page)}; ${cookie}`,
        },
        body: `${login}&csrf_token=${csrf_token}`,
      })
      expect(status).toBe(422)
    }))
})
