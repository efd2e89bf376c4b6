import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itLive(App)

describe("an unknown route", () => {
  const asked: ReadonlyArray<readonly [method: string, path: string]> = [
    ["GET", "/nope"],
    ["GET", "/v1"],
    ["GET", "/v1/turn"],
    ["GET", "/v1/turns/a/b/c"],
    ["GET", "/healthz/more"],
    ["DELETE", "/v1/turns"],
    ["PUT", "/v1/turns/turn_1"],
    ["PATCH", "/v1/me"],
    ["OPTIONS", "/v1/turns"],
    ["POST", "/healthz"],
    ["GET", "/webhook"],
    ["GET", "/admin/tokens"],
    ["GET", "/%"],
    ["GET", "/..%2f..%2fetc%2fpasswd"],
  ]
  for (const [method, path] of asked)
    it(`${method} ${path} has the envelope of not_found`, () =>
      Effect.gen(function* () {
        const { send } = yield* Client
        const answer = yield* send(path, { method })
        expect(answer.status).toBe(404)
        expect(answer.body.error).toMatchObject({
          code: "not_found",
          request_id: answer.headers.get("x-request-id"),
          docs_url: "http://localhost/reference",
        })
      }))
})

describe("X-Request-Id", () => {
  const asked: ReadonlyArray<readonly [method: string, path: string]> = [
    ["GET", "/healthz"],
    ["HEAD", "/healthz"],
    ["GET", "/"],
    ["HEAD", "/nope"],
    ["GET", "/nope"],
    ["GET", "/v1/me"],
    ["HEAD", "/v1/me"],
    ["GET", "/v1/data/sync"],
    ["POST", "/webhook"],
    ["POST", "/v1/turns"],
    ["GET", "/v1/turns/%E0%A4%A"],
  ]
  for (const [method, path] of asked)
    it(`is on ${method} ${path}, and new each time`, () =>
      Effect.gen(function* () {
        const { send, token } = yield* Client
        const ask = send(path, { method, headers: { authorization: `Bearer ${token}` } })
        const ids = [yield* ask, yield* ask].map(({ headers }) => headers.get("x-request-id"))
        for (const id of ids) expect(id).toMatch(/^req_[0-9a-f]{32}$/)
        expect(ids[0]).not.toBe(ids[1]!)
      }))
})

it("answers a fault of its own without revealing it, and goes on", () =>
  Effect.gen(function* () {
    const { get } = yield* Client
    yield* direct((_, sqlite) => sqlite.run("ALTER TABLE turns RENAME TO lost"))
    const broken = yield* get("/v1/turns")
    expect(broken.status).toBe(500)
    expect(broken.body.error).toMatchObject({
      code: "internal_error",
      message: "Something went wrong on our side.",
      request_id: broken.headers.get("x-request-id"),
    })
    yield* direct((_, sqlite) => sqlite.run("ALTER TABLE lost RENAME TO turns"))
    expect((yield* get("/v1/turns")).status).toBe(200)
  }))
