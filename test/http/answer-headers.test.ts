import { expect } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

const it = itLive(App)

const paths = [
  "/healthz",
  "/readyz",
  "/openapi.json",
  "/admin/jobs",
  "/v1/me",
  "/v1/turns",
  "/v1/conversations",
  "/v1/labs",
  "/v1/data/sync",
  "/v1/turns/turn_none",
  "/v1/turns?limit=0",
  "/v1/nothing",
]
for (const path of paths)
  it(`of ${path} let nobody keep an answer or take it for another type`, () =>
    Effect.gen(function* () {
      const { headers } = yield* Client.use(({ get }) => get(path, { "x-admin-key": ADMIN_KEY }))
      expect(headers.get("content-type")).toStartWith("application/json")
      expect(headers.get("cache-control")).toBe("no-store")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
    }))

it("of a script that never changes say that it may be kept", () =>
  Effect.gen(function* () {
    const { send } = yield* Client
    const script = /src="([^"]+\.js)"/.exec((yield* send("/reference")).text)![1]!
    const { headers } = yield* send(new URL(script, "http://localhost/reference").pathname)
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  }))
