import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { type Answer, type Ask, Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itLive(App)

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

const OWN = { "sec-fetch-site": "same-origin" }

const signIn = (link: string, headers: Ask["headers"] = OWN) =>
  Client.use(({ send }) =>
    send("/v1/session", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ link }),
    }),
  )

const cookieOf = ({ headers }: Answer) => headers.get("set-cookie")!.split(";")[0]!

/** A browser that is signed in: the headers of the requests of its pages. */
const signedIn = Effect.gen(function* () {
  return { ...OWN, cookie: cookieOf(yield* signIn(yield* printed)) }
})

const ask = (path: string, given: Ask) => Client.use(({ send }) => send(path, given))

describe("a session of a browser", () => {
  it("begins with the printed code and makes requests as its person", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const answer = yield* signIn(yield* printed)
      expect(answer.status).toBe(200)
      expect(answer.body.session).toMatchObject({ user_id, is_owner: true, acting_as: "self" })
      expect(answer.headers.get("set-cookie")).toMatch(
        /^hygeia=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
      )
      const headers = { ...OWN, cookie: cookieOf(answer) }
      expect((yield* ask("/v1/me", { headers })).body.user_id).toBe(user_id)
      const turn = yield* ask("/v1/turns", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ messages: [{ role: "user", content: "How did I sleep?" }] }),
      })
      expect(turn.status).toBe(202)
    }))

  it("begins with no code twice, and with no wrong one", () =>
    Effect.gen(function* () {
      const code = yield* printed
      expect((yield* signIn(code)).status).toBe(200)
      for (const link of [code, "WRNG-WRNG-WRNG-WRNG", ""])
        expect((yield* signIn(link)).status).toBe(401)
    }))

  it("makes a network that was wrong five times wait", () =>
    Effect.gen(function* () {
      for (let at = 0; at < 5; at++) yield* signIn("WRNG-WRNG-WRNG-WRNG")
      const locked = yield* signIn("WRNG-WRNG-WRNG-WRNG")
      expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "60"])
    }))

  it("is nobody's who has no cookie, or one of no session", () =>
    Effect.gen(function* () {
      expect((yield* ask("/v1/session", { headers: OWN })).body.session).toBeNull()
      expect((yield* ask("/v1/me", { headers: OWN })).body.error.code).toBe("missing_authorization")
      const headers = { ...OWN, cookie: "hygeia=forged" }
      expect((yield* ask("/v1/session", { headers })).body.session).toBeNull()
      expect((yield* ask("/v1/me", { headers })).body.error.code).toBe("invalid_token")
    }))

  it("has a quota of its own, which no token of its person uses up", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const headers = yield* signedIn
      const first = yield* ask("/v1/me", { headers })
      expect(first.headers.get("ratelimit-limit")).toBe("600")
      expect(first.headers.get("ratelimit-remaining")).toBe("599")
      expect((yield* get("/v1/me")).headers.get("ratelimit-limit")).toBe(null)
      const second = yield* ask("/v1/me", { headers })
      expect(second.headers.get("ratelimit-remaining")).toBe("598")
    }))

  it("counts for pages of this service alone", () =>
    Effect.gen(function* () {
      const { cookie } = yield* signedIn
      const reads = (headers: Ask["headers"]) => ask("/v1/me", { headers: { cookie, ...headers } })
      const writes = (headers: Ask["headers"]) =>
        ask("/v1/memory", {
          method: "POST",
          headers: { cookie, "content-type": "application/json", ...headers },
          body: JSON.stringify({ text: "Run.", kind: "goal" }),
        })
      for (const site of ["cross-site", "same-site"]) {
        expect((yield* reads({ "sec-fetch-site": site })).status).toBe(401)
        expect((yield* writes({ "sec-fetch-site": site })).status).toBe(401)
      }
      expect((yield* reads({ "sec-fetch-site": "none" })).status).toBe(200)
      expect((yield* writes({ "sec-fetch-site": "none" })).status).toBe(401)
      expect(
        (yield* writes({ origin: "http://elsewhere.example", host: "localhost" })).status,
      ).toBe(401)
      expect((yield* writes({ origin: "http://localhost", host: "localhost" })).status).toBe(201)
      expect((yield* signIn(yield* printed, { "sec-fetch-site": "cross-site" })).status).toBe(401)
    }))

  it("ends when its person signs out, for the next request already", () =>
    Effect.gen(function* () {
      const headers = yield* signedIn
      expect((yield* ask("/v1/me", { headers })).status).toBe(200)
      const gone = yield* ask("/v1/session", { method: "DELETE", headers })
      expect([gone.status, gone.headers.get("set-cookie")]).toEqual([
        204,
        "hygeia=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict",
      ])
      expect((yield* ask("/v1/me", { headers })).status).toBe(401)
    }))

  it("ends when it was not used for thirty days", () =>
    Effect.gen(function* () {
      const headers = yield* signedIn
      yield* direct((_, sqlite) => sqlite.run("UPDATE sessions SET expires_at = 1"))
      expect((yield* ask("/v1/me", { headers })).status).toBe(401)
    }))

  it("keeps no secret: what is stored opens nothing", () =>
    Effect.gen(function* () {
      const { cookie } = yield* signedIn
      const rows = yield* direct((_, sqlite) => sqlite.query("SELECT * FROM sessions").all())
      expect(JSON.stringify(rows)).not.toContain(cookie.replace("hygeia=", ""))
    }))

  it("acts for the demo person and for its own again, which nobody else may", () =>
    Effect.gen(function* () {
      const headers = { ...(yield* signedIn), "content-type": "application/json" }
      const act = (acting_as: string) =>
        ask("/v1/session", { method: "PUT", headers, body: JSON.stringify({ acting_as }) })
      expect((yield* act("demo")).status).toBe(404)
      const made = yield* ask("/v1/demo", { method: "POST", headers })
      const demo = yield* act("demo")
      expect(demo.body.session).toMatchObject({
        user_id: made.body.user_id,
        is_owner: true,
        acting_as: "demo",
      })
      expect((yield* ask("/v1/me", { headers })).body.user_id).toBe(made.body.user_id)
      yield* act("self")
      expect((yield* ask("/v1/me", { headers })).body.user_id).not.toBe(made.body.user_id)
    }))
})
