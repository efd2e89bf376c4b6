import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { Client } from "#test/client"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"

const it = itLive(App)

const writes = Object.entries(contract("full").paths).flatMap(([template, methods]) =>
  ["post", "patch", "delete"]
    .filter((method) => method in methods)
    .map((method) => {
      const { security, parameters } = methods[method] as Record<string, unknown>
      return {
        method: method.toUpperCase(),
        path: template.replace(/\{\w+\}/g, "missing_1"),
        isBearer: JSON.stringify(security).includes("bearer"),
        takesKey: /Idempotency-?Key/.test(JSON.stringify(parameters)),
      }
    }),
)

describe("a key that is too long is refused by every route that declares keys, and by no other", () => {
  for (const { method, path, takesKey } of writes.filter(({ isBearer }) => isBearer))
    it(`${method} ${path}`, () =>
      Effect.gen(function* () {
        const { send, token } = yield* Client
        const answer = yield* send(path, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            "idempotency-key": "k".repeat(256),
          },
          body: "{}",
        })
        const isRefused = answer.body?.error?.details?.field === "Idempotency-Key"
        expect(isRefused).toBe(takesKey)
      }))
})
