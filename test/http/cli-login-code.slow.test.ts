import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App, BASE_URL } from "#test/app"
import { Client } from "#test/client"
import { itLive, itOnOne } from "#test/effect"
import { openBrowser } from "#test/plain-browser"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itLive(App)
const refusal = itOnOne(App)

const CALLBACK = "http://localhost:8123/done?from=hygeia"

const login = (cb: string, state = "s") =>
  `/cli/login?cb=${encodeURIComponent(cb)}&state=${encodeURIComponent(state)}`

/** What `serve` has printed last. */
const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

describe("GET /cli/login", () => {
  it("returns HTML and asks for no token", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const { status, headers, text } = yield* send(login(CALLBACK))
      expect(status).toBe(200)
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
      expect(text).toContain("localhost:8123")
    }))

  it("is kept nowhere, framed nowhere, runs no script and tells nobody where it was", () =>
    Effect.gen(function* () {
      const { headers } = yield* Client.use(({ send }) => send(login(CALLBACK)))
      expect(headers.get("cache-control")).toBe("no-store")
      expect(headers.get("referrer-policy")).toBe("no-referrer")
      const policy = headers.get("content-security-policy")
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("form-action 'self' http://localhost:8123;")
      expect(headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax$/)
    }))

  const accepted = ["http://localhost:1/", "http://127.0.0.1:65535/cb?x=1", "http://localhost:8123"]
  for (const cb of accepted)
    it(`accepts ${cb}`, () =>
      Effect.gen(function* () {
        expect((yield* Client.use(({ send }) => send(login(cb)))).status).toBe(200)
      }))

  const refused = [
    "https://localhost:8123/",
    "http://localhost/",
    "http://localhost.evil.example:8123/",
    "http://evil.example:8123/",
    "http://localhost:8123@evil.example/",
    "http://localhost:x@evil.example:80/",
    "http://user@localhost:8123/",
    "http://user:word@127.0.0.1:8123/",
    "http://127.0.0.1.evil.example:80/",
    "http://127.0.0.2:8123/",
    "http://0.0.0.0:8123/",
    "http://[::1]:8123/",
    "http://2130706433:8123/",
    "http://0x7f.1:8123/",
    "http://localhost:8123/#@evil.example",
    "http://localhost:8123/#",
    "http:\\\\localhost:8123/",
    "http://localhost:8123\\@evil.example/",
    "http:localhost:8123/",
    "//localhost:8123/",
    "http://localhost:99999/",
    " http://localhost:8123/",
    "http://loc\talhost:8123/",
    "javascript:alert(1)//http://localhost:8123/",
    "localhost:8123",
    "",
  ]
  for (const cb of refused)
    refusal(`accepts nothing but localhost and 127.0.0.1: not ${JSON.stringify(cb)}`, () =>
      Effect.gen(function* () {
        const { status, body, headers } = yield* Client.use(({ send }) => send(login(cb)))
        expect(status).toBe(400)
        expect(body.error).toMatchObject({ code: "invalid_field", details: { field: "cb" } })
        expect(headers.get("location")).toBeNull()
      }),
    )

  for (const [field, path] of [
    ["cb", "/cli/login?state=s"],
    ["state", `/cli/login?cb=${CALLBACK}`],
    ["state", `/cli/login?cb=${CALLBACK}&state=`],
    ["cb", `${login(CALLBACK)}&cb=${CALLBACK}`],
  ] as const)
    refusal(`wants one ${field}: not ${path}`, () =>
      Effect.gen(function* () {
        const { status, body } = yield* Client.use(({ send }) => send(path))
        expect(status).toBe(400)
        expect(body.error.details).toEqual({ field })
      }),
    )

  it("shows what it was given as text", () =>
    Effect.gen(function* () {
      const { text } = yield* Client.use(({ send }) =>
        send(login(CALLBACK, `"><script>x</script>`)),
      )
      expect(text).not.toContain("<script>")
    }))
})

describe("the printed code", () => {
  it("signs the owner in: cb gets a token that works, and the state as it was", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const { open, submit } = yield* openBrowser
      const state = `+&= "ü"`
      const form = yield* open(BASE_URL + login(CALLBACK, state))
      const done = yield* submit(form, { code: ` ${(yield* printed).toLowerCase()} ` })
      expect(done.status).toBe(303)
      const { searchParams, origin, pathname } = new URL(done.url)
      expect(origin + pathname).toBe("http://localhost:8123/done")
      expect(searchParams.get("state")).toBe(state)
      expect(searchParams.get("from")).toBe("hygeia")
      const authorization = `Bearer ${searchParams.get("token")}`
      expect((yield* get("/v1/me", { authorization })).body.user_id).toBe(user_id)
      expect(done.headers.get("referrer-policy")).toBe("no-referrer")
      expect(done.headers.get("cache-control")).toBe("no-store")
    }))

  it("is good once", () =>
    Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      const form = yield* open(BASE_URL + login(CALLBACK))
      const code = yield* printed
      expect((yield* submit(form, { code })).status).toBe(303)
      expect((yield* submit(form, { code })).status).toBe(422)
      expect((yield* submit(form, { code: yield* printed })).status).toBe(303)
    }))

  it("is not to be guessed: five wrong ones make a network wait, from which the right one is taken still", () =>
    Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      const form = yield* open(BASE_URL + login(CALLBACK))
      const statuses: Array<number> = []
      for (let n = 0; n < 5; n++) statuses.push((yield* submit(form, { code: "BBBB-BBBB" })).status)
      expect(statuses).toEqual([422, 422, 422, 422, 429])
      const locked = yield* submit(form, { code: "BBBB-BBBB" })
      expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "60"])
      expect((yield* submit(form, { code: yield* printed })).status).toBe(303)
    }))

  it("can be tried again on the page that says it was wrong", () =>
    Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      const form = yield* open(BASE_URL + login(CALLBACK))
      const again = yield* submit(form, { code: "no code" })
      expect((yield* submit(again, { code: yield* printed })).status).toBe(303)
    }))

  it("counts only from the page it was asked for on, in the same browser", () =>
    Effect.gen(function* () {
      const { open } = yield* openBrowser
      const { submit } = yield* openBrowser
      const form = yield* open(BASE_URL + login(CALLBACK))
      const code = yield* printed
      expect((yield* submit(form, { code })).status).toBe(410)
      expect(yield* printed).toBe(code)
    }))

  it("takes a token nowhere else, whatever the form says", () =>
    Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      const form = yield* open(BASE_URL + login(CALLBACK))
      const sent = yield* submit(form, { code: yield* printed, cb: "http://evil.example:80/" })
      expect(sent.status).toBe(400)
    }))

  it("wants the form of the page", () =>
    Effect.gen(function* () {
      const { post, send } = yield* Client
      expect((yield* post("/cli/login", {})).body.error.code).toBe("invalid_request")
      const headers = { "content-type": "application/x-www-form-urlencoded" }
      const empty = yield* send("/cli/login", { method: "POST", headers, body: "" })
      expect(empty.body.error.code).toBe("invalid_field")
      const large = "x".repeat(20_000)
      const much = yield* send("/cli/login", { method: "POST", headers, body: large })
      expect(much.body.error.code).toBe("invalid_request")
    }))
})
