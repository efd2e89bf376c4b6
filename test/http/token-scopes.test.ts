import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { TokenScope } from "#domain/personal-token"
import { App } from "#test/app"
import { Client } from "#test/client"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"

const it = itLive(App)

const tokenOf = (scopes: ReadonlyArray<TokenScope>) =>
  Client.use(({ post }) =>
    Effect.map(post("/v1/tokens", { name: "script", scopes }), ({ body }) => ({
      authorization: `Bearer ${body.token}`,
    })),
  )

/** Every route for a bearer, `POST /v1/turns`. */
const routes = Object.entries(contract("full").paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => JSON.stringify(security).includes("bearer"))
    .map(([method]) => `${method.toUpperCase()} ${path}`),
)

/** What manages an account: no token of a script does. */
const ACCOUNT = [
  /\/v1\/(tokens|sessions|session|invitations|members|password|sign-in-methods|auth|demo|backups)/,
  /\/v1\/(passkeys|totp|recovery)/,
  /\/v1\/connect|aggregator\/connect/,
  /^DELETE \/v1\/(me$|sources)/,
]

const opened = (scope: TokenScope, route: string) => {
  if (ACCOUNT.some((pattern) => pattern.test(route))) return false
  if (route === "POST /v1/push") return scope === "push"
  if (route === "POST /mcp") return scope === "read" || scope === "ask"
  const isOfTurns = /\/v1\/(turns|conversations)/.test(route)
  if (route.startsWith("GET")) return scope === "read" || (scope === "ask" && isOfTurns)
  return scope === (isOfTurns && !route.startsWith("DELETE") ? "ask" : "write")
}

describe("a token of a script", () => {
  for (const scope of ["read", "ask", "write", "push"] as const)
    it(`opens with the scope ${scope} what it says, and nothing else`, () =>
      Effect.gen(function* () {
        const { fetch } = yield* Client
        const headers = yield* tokenOf([scope])
        const wrong: Array<string> = []
        for (const route of routes) {
          const [method, path] = route.split(" ") as [string, string]
          const { status, body } = yield* fetch(path.replace(/\{\w+\}/g, "x"), { method, headers })
          yield* Effect.promise(() => body?.cancel() ?? Promise.resolve())
          if ((status !== 403) !== opened(scope, route)) wrong.push(`${route}: ${status}`)
        }
        expect(wrong).toEqual([])
        expect(routes.length).toBeGreaterThan(40)
      }))

  it("asks with the scope ask, and reads the answer", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const headers = { ...(yield* tokenOf(["ask"])), "content-type": "application/json" }
      const messages = [{ role: "user", content: "How did I sleep?" }]
      const turn = yield* send("/v1/turns", {
        method: "POST",
        headers,
        body: JSON.stringify({ messages }),
      })
      expect(turn.status).toBe(202)
      expect((yield* send(`/v1/turns/${turn.body.id}`, { headers })).status).toBe(200)
    }))
})
