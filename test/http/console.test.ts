import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

const it = itLive(App)

const shell = Client.use(({ send }) => send("/"))

/** The files that the page names. */
const loaded = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)

describe("the console", () => {
  it("is one page, the same at the address of every screen", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const { text, headers } = yield* shell
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
      for (const path of ["/today", "/ask/one", "/trends", "/labs", "/settings", "/sign-in"])
        expect((yield* send(path)).text).toBe(text)
    }))

  it("runs no script but its own, is framed nowhere and asks nobody else", () =>
    Effect.gen(function* () {
      const { text, headers } = yield* shell
      const policy = headers.get("content-security-policy")
      expect(policy).toStartWith("default-src 'none'; script-src 'self'; style-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain("unsafe")
      expect(headers.get("referrer-policy")).toBe("no-referrer")
      expect(text).not.toMatch(/<script>|<style|style=|https?:/)
    }))

  it("serves what the page loads, for good where the name carries a hash", () =>
    Effect.gen(function* () {
      const { fetch } = yield* Client
      const paths = loaded((yield* shell).text)
      expect(paths).toHaveLength(4)
      for (const path of paths) {
        const plain = yield* fetch(path)
        expect([path, plain.status]).toEqual([path, 200])
        if (/-\w{8}\./.test(path))
          expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      }
      expect((yield* fetch("/assets/main.js")).status).toBe(404)
      expect((yield* fetch("/assets/__proto__")).status).toBe(404)
    }))

  it("is small: the first load takes at most 60 KB compressed", () =>
    Effect.gen(function* () {
      const { fetch } = yield* Client
      let bytes = 0
      for (const path of loaded((yield* shell).text)) {
        const packed = yield* fetch(path, { headers: { "accept-encoding": "gzip" } })
        bytes += (yield* Effect.promise(() => packed.bytes())).length
      }
      expect(bytes).toBeLessThan(60_000)
    }))
})
