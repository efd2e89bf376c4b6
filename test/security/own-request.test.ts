import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App, appIn } from "#test/app"
import { type Answer, type Ask, Client } from "#test/client"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"
import { cookiesOf, ownersBrowser, visit } from "#test/visits"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itLive(App)

type Headers = Record<string, string>

/** What a browser says of a request that a page elsewhere made, or that it says nothing of. */
const FOREIGN: Readonly<Record<string, Headers>> = {
  "another site": { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  "another port or a subdomain": { "sec-fetch-site": "same-site", origin: "http://localhost:81" },
  "a sandboxed frame": { "sec-fetch-site": "cross-site", origin: "null" },
  "two headers in one": { "sec-fetch-site": "same-origin, cross-site" },
  "another spelling": { "sec-fetch-site": "Same-Origin" },
  "an old browser, elsewhere": { origin: "http://evil.example" },
  "an old browser, in a sandbox": { origin: "null" },
  "a name that was made to point here": {
    "sec-fetch-site": "same-origin",
    host: "evil.example",
    origin: "http://evil.example",
  },
}

const WRITES = Object.entries(contract("full").paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => method !== "get" && path.startsWith("/v1/"))
    .map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, "x")] as const),
)

/** Routes to which no cookie means anything. */
const WITHOUT_COOKIE = /^\/v1\/auth\/cli\/|^\/v1\/session(\/options)?$/

const ask = (method: string, path: string, headers: Headers, body?: string) =>
  Client.use(({ send }) => send(path, { method, headers, body } as Ask))

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

describe("a cookie", () => {
  it("changes nothing for a page that is not ours, by any route", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      const taken: Array<string> = []
      for (const [from, headers] of Object.entries({
        ...FOREIGN,
        "an address that was typed in": { "sec-fetch-site": "none" },
        "a client that says nothing": {},
      }))
        for (const [method, path] of WRITES) {
          if (WITHOUT_COOKIE.test(path)) continue
          const { status } = yield* ask(method, path, { ...headers, cookie })
          if (status !== 401) taken.push(`${method} ${path} from ${from}: ${status}`)
        }
      expect(taken).toEqual([])
      expect(WRITES.length).toBeGreaterThan(30)
      expect((yield* visit("GET", "/v1/me", { cookie })).status).toBe(200)
    }))

  it("reads nothing for a page that is not ours", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      for (const [from, headers] of Object.entries(FOREIGN)) {
        for (const path of ["/v1/me", "/v1/me/export", "/v1/data/sync", "/v1/today"])
          expect([from, (yield* ask("GET", path, { ...headers, cookie })).status]).toEqual([
            from,
            401,
          ])
        const state = yield* ask("GET", "/v1/session", { ...headers, cookie })
        expect([from, state.body.session]).toEqual([from, null])
      }
    }))

  it("is neither set nor taken away by a page that is not ours", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      for (const [from, given] of Object.entries(FOREIGN)) {
        const headers = { ...given, cookie, "content-type": "application/json" }
        const link = JSON.stringify({ link: yield* printed })
        const signedIn = yield* ask("POST", "/v1/session", headers, link)
        expect([from, signedIn.status, cookiesOf(signedIn)]).toEqual([from, 401, ""])
        const other = JSON.stringify({ acting_as: "self" })
        expect((yield* ask("PUT", "/v1/session", headers, other)).status).toBe(401)
        yield* ask("DELETE", "/v1/session", headers)
        expect((yield* visit("GET", "/v1/me", { cookie })).status).toBe(200)
      }
    }))

  it("sends no form: a body is JSON by its type, and a method is the request's own", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      const note = JSON.stringify({ date: "2026-01-01", kind: "text", name: "x", text: "y" })
      for (const type of [
        ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"],
        ...["text/plain; application/json", "text/json", ""],
      ]) {
        const answer = yield* visit("POST", "/v1/diary", { cookie, "content-type": type })
        const raw = yield* ask(
          "POST",
          "/v1/diary",
          { cookie, "sec-fetch-site": "same-origin", "content-type": type },
          note,
        )
        expect([type, answer.status, raw.status]).toEqual([type, 400, 400])
      }
      for (const name of ["x-http-method-override", "x-method-override", "x-http-method"]) {
        yield* visit("GET", "/v1/session?_method=DELETE", { cookie, [name]: "DELETE" })
        yield* visit("POST", "/v1/tokens?_method=DELETE", { cookie, [name]: "DELETE" })
      }
      expect((yield* visit("GET", "/v1/me", { cookie })).status).toBe(200)
    }))

  it("counts for nobody where another of its name stands beside it", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      const planted = `hygeia=${"A".repeat(43)}`
      for (const both of [`${planted}; ${cookie}`, `${cookie}; ${planted}`, `hygeia=; ${cookie}`])
        expect((yield* visit("GET", "/v1/me", { cookie: both })).status).toBe(401)
      expect((yield* visit("GET", "/v1/me", { cookie: `${cookie}; ${cookie}` })).status).toBe(200)
      expect((yield* visit("GET", "/v1/me", { cookie: `x=1; ${cookie}; y=2` })).status).toBe(200)
    }))

  it("stands aside where a bearer token is sent, whatever that is", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      for (const authorization of ["", "Bearer x", "Basic x", "Bearer"])
        expect((yield* visit("GET", "/v1/me", { cookie, authorization })).status).toBe(401)
    }))

  it("is taken at the names of this machine and of its network, and at no stranger's", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      const at = (host: string) =>
        Effect.map(
          visit("GET", "/v1/me", { cookie, host, origin: `http://${host}` }),
          ({ status }) => status,
        )
      for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000", "192.168.1.5:3000", "nas"])
        expect([host, yield* at(host)]).toEqual([host, 200])
      for (const host of ["nas.local", "nas.home.arpa", "hygeia.localhost:3000"])
        expect([host, yield* at(host)]).toEqual([host, 200])
      for (const host of [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "a.b",
      ])
        expect([host, yield* at(host)]).toEqual([host, 401])
    }))
})

const overHttps = itLive(appIn({ BASE_URL: "https://hygeia.example.org" }))

const HTTPS = { host: "hygeia.example.org", origin: "https://hygeia.example.org" }

overHttps(
  "over https a cookie is the host's own: no subdomain sets it, and no plain request has it",
  () =>
    Effect.gen(function* () {
      const link = yield* printed
      const answer: Answer = yield* visit("POST", "/v1/session", HTTPS, { link })
      const [set] = answer.headers.getSetCookie()
      expect(set).toMatch(
        /^__Host-hygeia=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
      )
      const cookie = cookiesOf(answer)
      const me = (given: Headers) =>
        Effect.map(visit("GET", "/v1/me", { ...HTTPS, ...given }), ({ status }) => status)
      expect(yield* me({ cookie })).toBe(200)
      expect(yield* me({ cookie: cookie.replace("__Host-", "") })).toBe(401)
      expect(yield* me({ cookie: `hygeia=planted; ${cookie}` })).toBe(200)
      expect(yield* me({ cookie, host: "evil.example" })).toBe(401)
    }),
)

const withPages = itLive(appIn({ CORS_ORIGINS: "https://pages.example" }))

withPages("an origin that may use the API does so by a token, and with no cookie", () =>
  Effect.gen(function* () {
    const { cookie } = yield* ownersBrowser
    const origin = "https://pages.example"
    const read = yield* ask("GET", "/v1/me", { cookie, origin, "sec-fetch-site": "cross-site" })
    expect([read.status, read.headers.get("access-control-allow-origin")]).toEqual([401, origin])
    expect(read.headers.get("access-control-allow-credentials")).toBeNull()
    const elsewhere = yield* ask("GET", "/v1/me", { cookie, origin: "https://evil.example" })
    expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull()
  }),
)
