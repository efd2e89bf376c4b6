import { expect, test } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, App } from "#test/app"
import { Client } from "#test/client"
import { contract } from "#test/contract"
import { itOnOne } from "#test/effect"

const it = itOnOne(App)

const reads = Object.entries(contract("full").paths)
  .filter(([, methods]) => "get" in methods)
  .map(([path]) => path.replace(/\{date\}/, "2026-01-01").replace(/\{\w+\}/g, "missing_1"))

test("there are paths to read", () => {
  expect(reads.length).toBeGreaterThan(15)
})

for (const path of [...reads, "/"])
  it(`HEAD ${path} says what GET would, without a body`, () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const ask = (method: string) =>
        send(path, {
          method,
          headers: path.startsWith("/admin")
            ? { "x-admin-key": ADMIN_KEY }
            : { authorization: `Bearer ${token}` },
        })
      const read = yield* ask("GET")
      const head = yield* ask("HEAD")
      expect([head.status, head.text]).toEqual([read.status, ""])
      expect(head.headers.get("content-type")).toBe(read.headers.get("content-type"))
    }))
