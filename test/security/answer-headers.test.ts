import { expect } from "bun:test"
import { Effect } from "effect"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"

const it = itLive(App)

/** What else a browser is answered: the console, its files, and pages without script. */
const PAGES = [
  ...["/", "/today", "/labs/print", "/sign-in", "/assets/icon.svg", "/service-worker.js"],
  ...["/assets/manifest.webmanifest", "/assets/nothing", "/docs/concepts/errors", "/connect/none"],
  ...["/cli/login?cb=http://localhost:1/&state=x", "/cli/device", "/cli/device?user_code=<b>"],
  "/nothing",
]

const routes = Object.entries(contract("full").paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
)

const answerOf = Effect.fnUntraced(function* (method: string, path: string) {
  const { fetch, token } = yield* Client
  const headers = { authorization: `Bearer ${token}`, "sec-fetch-site": "same-origin" }
  const answer = yield* fetch(path.replace(/\{\w+\}/g, "x"), { method, headers })
  yield* Effect.promise(async () => answer.body?.cancel())
  return answer
})

const REQUIRED: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/,
  "cross-origin-resource-policy": /^same-origin$/,
  "referrer-policy": /^no-referrer$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
}

const missingOf = (headers: Headers) =>
  Object.entries(REQUIRED).flatMap(([name, wanted]) =>
    wanted.test(headers.get(name) ?? "") ? [] : [name],
  )

it("every answer says that it is framed nowhere, sniffed by nobody and named to no other site", () =>
  Effect.gen(function* () {
    const wrong: Array<string> = []
    for (const [method, path] of [...routes, ...PAGES.map((page) => ["GET", page] as const)]) {
      // The whole account would go.
      if (method === "DELETE" && path === "/v1/me") continue
      const { headers } = yield* answerOf(method, path)
      const missing = missingOf(headers)
      if (missing.length > 0) wrong.push(`${method} ${path}: ${missing}`)
      expect([path, headers.get("access-control-allow-origin")]).toEqual([path, null])
      expect([path, headers.get("strict-transport-security")]).toEqual([path, null])
    }
    expect(wrong).toEqual([])
    expect(routes.length).toBeGreaterThan(60)
  }))

it("nothing of a person's is kept by anybody on the way, and by a browser only to ask whether it holds", () =>
  Effect.gen(function* () {
    const kept: Array<string> = []
    for (const [method, path] of routes) {
      if (!path.startsWith("/v1/") || (method === "DELETE" && path === "/v1/me")) continue
      const policy = (yield* answerOf(method, path)).headers.get("cache-control")
      if (policy !== "no-store" && policy !== "private, no-cache") kept.push(`${path}: ${policy}`)
    }
    expect(kept).toEqual([])
  }))

it("the console turns no text into script, opens beside nobody and asks for no device", () =>
  Effect.gen(function* () {
    const { headers } = yield* answerOf("GET", "/")
    const policy = headers.get("content-security-policy")!.split("; ")
    for (const rule of ["require-trusted-types-for 'script'", "trusted-types service-worker"])
      expect(policy).toContain(rule)
    for (const rule of ["script-src 'self'", "connect-src 'self'", "base-uri 'none'"])
      expect(policy).toContain(rule)
    expect(policy).toContain("form-action 'none'")
    expect(policy.join()).not.toMatch(/unsafe|\*|http/)
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*geolocation=\(\).*usb=\(\)/)
    const worker = (yield* answerOf("GET", "/service-worker.js")).headers
    expect(worker.get("content-security-policy")).toContain(
      "default-src 'none'; connect-src 'self'",
    )
    expect(worker.get("service-worker-allowed")).toBeNull()
  }))

const overHttps = itLive(appIn({ BASE_URL: "https://hygeia.example.org" }))

overHttps("over https a browser is told to come back by nothing else", () =>
  Effect.gen(function* () {
    for (const path of ["/", "/v1/me", "/nothing", "/assets/icon.svg"]) {
      const { headers } = yield* answerOf("GET", path)
      expect([path, headers.get("strict-transport-security")]).toEqual([path, "max-age=31536000"])
    }
  }),
)
