import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { concepts } from "#http/docs"
import { App, BASE_URL } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itLive(App)

const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Client.use(({ send }) => send(path, { headers }))

const broken = direct((_, sqlite) => void sqlite.run("PRAGMA query_only = ON"))

const mended = direct((_, sqlite) => void sqlite.run("PRAGMA query_only = OFF"))

describe("GET /healthz", () => {
  it("is always 200, also when the database takes no changes", () =>
    Effect.gen(function* () {
      expect((yield* read("/healthz")).body).toEqual({ ok: true })
      yield* broken
      expect((yield* read("/healthz")).status).toBe(200)
      yield* mended
    }))
})

describe("GET /readyz", () => {
  it("says that the database is writable and the migrations are done", () =>
    Effect.gen(function* () {
      const { status, body } = yield* read("/readyz")
      expect(status).toBe(200)
      expect(body).toEqual({ ok: true, database: "writable", migrations: "done" })
    }))

  it("is 503 while the database takes no changes, and 200 again afterwards", () =>
    Effect.gen(function* () {
      yield* broken
      const { status, body } = yield* read("/readyz")
      expect(status).toBe(503)
      expect(body).toEqual({ ok: false, database: "failing", migrations: "done" })
      yield* mended
      expect((yield* read("/readyz")).status).toBe(200)
    }))
})

describe("GET /reference", () => {
  it("is a page that loads everything from here and may talk to nobody else", () =>
    Effect.gen(function* () {
      const page = yield* read("/reference")
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
      const policy = page.headers.get("content-security-policy")!
      expect(policy).toStartWith("default-src 'none'; script-src 'self' 'sha256-")
      expect(policy).toContain("connect-src 'self'")
      expect(page.text).not.toMatch(/https?:/)
      const [, script] = /<script src="([^"]+)">/.exec(page.text)!
      expect((yield* read(script!)).status).toBe(200)
    }))

  it("names its inline script in the policy by its hash", () =>
    Effect.gen(function* () {
      const page = yield* read("/reference")
      const [, inline] = /<script>(.+)<\/script>/.exec(page.text)!
      const hash = new Bun.CryptoHasher("sha256").update(inline!).digest("base64")
      expect(page.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`)
    }))

  it("sends its script compressed to whoever can read that, for good", () =>
    Effect.gen(function* () {
      const path = "/reference/scalar-1.72.1.js"
      const { fetch } = yield* Client
      const packed = yield* fetch(path, { headers: { "accept-encoding": "br, gzip" } })
      expect(packed.headers.get("content-encoding")).toBe("gzip")
      expect(packed.headers.get("cache-control")).toContain("immutable")
      const bytes = yield* Effect.promise(() => packed.arrayBuffer())
      const plain = yield* fetch(path)
      expect(plain.headers.get("content-encoding")).toBeNull()
      const text = yield* Effect.promise(() => plain.bytes())
      expect(Buffer.compare(Bun.gunzipSync(bytes), text)).toBe(0)
    }))
})

describe("GET /llms.txt", () => {
  it("is an index whose every link answers", () =>
    Effect.gen(function* () {
      const index = yield* read("/llms.txt")
      expect(index.headers.get("content-type")).toBe("text/plain; charset=utf-8")
      const links = [...index.text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url!)
      expect(links.length).toBeGreaterThan(concepts.length)
      for (const link of links) {
        expect(link).toStartWith(BASE_URL)
        expect((yield* read(link.slice(BASE_URL.length))).status).toBe(200)
      }
    }))

  it("is what GET /llms-full.txt points to", () =>
    Effect.gen(function* () {
      expect((yield* read("/llms-full.txt")).text).toContain(`${BASE_URL}/llms.txt`)
    }))
})

describe("a concept page", () => {
  for (const { name, title } of concepts)
    it(`about ${name} is plain HTML that runs and loads nothing`, () =>
      Effect.gen(function* () {
        const page = yield* read(`/docs/concepts/${name}`)
        expect(page.status).toBe(200)
        expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
        expect(page.text).toContain(`<h1>${title}</h1>`)
        expect(page.text).not.toMatch(/<script|src=|@import|https:/)
      }))
})

it("has no concept page about what it has no word for", () =>
  Effect.gen(function* () {
    const { status, body } = yield* read("/docs/concepts/horoscopes")
    expect([status, body.error.code]).toEqual([404, "not_found"])
  }))

describe("the public endpoints", () => {
  const open = ["/healthz", "/readyz", "/reference", "/openapi.json", "/llms.txt", "/llms-full.txt"]
  for (const path of open)
    it(`answer GET and HEAD of ${path} without a token, and whatever token is sent`, () =>
      Effect.gen(function* () {
        const { send } = yield* Client
        expect((yield* read(path)).status).toBe(200)
        expect((yield* read(path, { authorization: "Bearer nonsense" })).status).toBe(200)
        const head = yield* send(path, { method: "HEAD" })
        expect([head.status, head.text]).toEqual([200, ""])
      }))
})
