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

  it("is a page of its own at an unknown address, for who wants to see one; others have the error", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const accept = "text/html,application/xhtml+xml,*/*;q=0.8"
      const start = yield* shell
      for (const path of [
        "/nowhere",
        "/docs/concepts/nowhere",
        "/assets/gone.js",
        "/v1/nowhere",
        "/%E0%A4%A",
      ]) {
        const seen = yield* send(path, { headers: { accept } })
        expect([path, seen.status, seen.text]).toEqual([path, 404, start.text])
        const policy = "content-security-policy"
        expect(seen.headers.get(policy)).toBe(start.headers.get(policy))
        for (const other of ["*/*", "application/json", ""]) {
          const read = yield* send(path, { headers: { accept: other } })
          expect([path, read.status, read.body.error?.code]).toEqual([path, 404, "not_found"])
        }
      }
      const sent = yield* send("/nowhere", { method: "POST", headers: { accept } })
      expect(sent.body.error.code).toBe("not_found")
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
