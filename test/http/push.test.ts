import { describe, expect } from "bun:test"
import { existsSync, readdirSync } from "node:fs"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { DataDir } from "#db/data-dir"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { direct } from "#test/sqlite"

const it = itLive(App)
const itWithLimit = itLive(appIn({ IMPORT_MAX_MB: "1" }))
const itWithRate = itLive(appIn({ RATE_LIMIT_PER_MINUTE: "3" }))

const SHEET = "day,metric,value,unit\n2026-06-01,steps,8200,\n"

const made = (more: object = {}) =>
  Client.use(({ post }) => post("/v1/tokens", { name: "phone", scopes: ["push"], ...more }))

const pushed = Effect.fnUntraced(function* (
  token: string,
  body: string | Uint8Array = SHEET,
  headers: Record<string, string> = { "content-type": "text/csv; charset=utf-8" },
) {
  const { send } = yield* Client
  const bearer = { authorization: `Bearer ${token}` }
  const answer = yield* send("/v1/push", {
    method: "POST",
    headers: { ...bearer, ...headers },
    body,
  })
  yield* Importer.use(({ idle }) => idle)
  return answer
})

const steps = Effect.gen(function* () {
  const { body } = yield* Client.use(({ get }) => get("/v1/data/sync"))
  return body.daily_summary.map((day: { readonly steps: number }) => day.steps)
})

const kept = DataDir.useSync((dir) => {
  const folder = dir.file("imports")
  return existsSync(folder) ? readdirSync(folder) : []
})

describe("a push", () => {
  it("with a token made for it is an import of that person", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const { body } = yield* made()
      const queued = yield* pushed(body.token)
      expect([queued.status, queued.body.kind, queued.body.status]).toEqual([202, "push", "queued"])
      const ended = yield* get(`/v1/imports/${queued.body.id}`)
      expect(ended.body).toMatchObject({ status: "completed", kind: "push", vendor: "csv" })
      expect([yield* steps, yield* kept]).toEqual([[8200], []])
    }))

  it("may come with any other token of the person too, and changes no row when it is sent again", () =>
    Effect.gen(function* () {
      const { token } = yield* Client
      for (const type of ["text/csv", "application/octet-stream"])
        expect((yield* pushed(token, SHEET, { "content-type": type })).status).toBe(202)
      expect(yield* steps).toEqual([8200])
    }))

  it("of JSON that no reader knows is taken, and fails as an import", () =>
    Effect.gen(function* () {
      const { get, token } = yield* Client
      const { body } = yield* pushed(token, '{"a":1}', { "content-type": "application/json" })
      const ended = yield* get(`/v1/imports/${body.id}`)
      expect([ended.body.status, ended.body.error]).toEqual(["failed", "unknown_format"])
    }))

  it("is answered the same for the same Idempotency-Key, and refused for other bytes", () =>
    Effect.gen(function* () {
      const { token } = yield* Client
      const headers = { "content-type": "text/csv", "idempotency-key": "june" }
      const first = yield* pushed(token, SHEET, headers)
      const again = yield* pushed(token, SHEET, headers)
      expect([again.status, again.body]).toEqual([202, first.body])
      expect((yield* pushed(token, `${SHEET}\n`, headers)).status).toBe(409)
      expect(yield* kept).toEqual([])
    }))

  it("of another type, or of nothing, is refused and leaves nothing behind", () =>
    Effect.gen(function* () {
      const { token } = yield* Client
      const other = yield* pushed(token, SHEET, { "content-type": "text/html" })
      expect([other.status, other.body.error.code]).toEqual([415, "unprocessable"])
      const empty = yield* pushed(token, "")
      expect([empty.status, empty.body.error.code]).toEqual([400, "invalid_request"])
      expect(yield* kept).toEqual([])
    }))

  itWithLimit("over the limit is refused before it is whole", () =>
    Effect.gen(function* () {
      const { token } = yield* Client
      const { status, body } = yield* pushed(token, new Uint8Array(1_000_001))
      expect([status, body.error.details]).toEqual([413, { limit_bytes: 1_000_000 }])
      expect(yield* kept).toEqual([])
    }),
  )

  itWithRate("counts against the rate of its person", () =>
    Effect.gen(function* () {
      const { body } = yield* made()
      const statuses = [
        yield* pushed(body.token),
        yield* pushed(body.token),
        yield* pushed(body.token),
      ]
      expect(statuses.map(({ status }) => status)).toEqual([202, 202, 429])
    }),
  )
})

describe("a token of the scope push", () => {
  const others = Object.entries(contract("full").paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => JSON.stringify(security).includes("bearer"))
      .map(([method]) => [method.toUpperCase(), path.replace(/\{\w+\}/g, "x")] as const)
      .filter(([, filled]) => filled !== "/v1/push"),
  )

  it("opens no other route", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const { body } = yield* made()
      const headers = { authorization: `Bearer ${body.token}` }
      expect(others.length).toBeGreaterThan(40)
      for (const [method, path] of others) {
        const { status, body: refusal } = yield* send(path, { method, headers })
        expect([method, path, status, refusal.error?.code]).toEqual([
          method,
          path,
          403,
          "forbidden",
        ])
      }
    }))

  it("is shown once, listed without it, and stored as a hash alone", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const { status, body } = yield* made({ expires_at: "2999-01-01T00:00:00Z" })
      expect(status).toBe(201)
      const { token, ...shown } = body
      expect(token).toMatch(/^hyg_[\w-]{43}$/)
      expect(shown).toMatchObject({
        name: "phone",
        scopes: ["push"],
        expires_at: "2999-01-01T00:00:00.000Z",
      })
      expect((yield* get("/v1/tokens")).body).toEqual({ tokens: [shown] })
      const stored = yield* direct((_, sqlite) =>
        sqlite.query("SELECT * FROM personal_tokens").all(),
      )
      expect(JSON.stringify(stored)).not.toContain(token.slice(4))
    }))

  it("is refused at once when it is revoked, and from its end on", () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const { body } = yield* made()
      expect((yield* pushed(body.token)).status).toBe(202)
      const headers = { authorization: `Bearer ${token}` }
      const revoked = yield* send(`/v1/tokens/${body.id}`, { method: "DELETE", headers })
      expect([revoked.status, (yield* pushed(body.token)).status]).toEqual([204, 401])
      const ended = yield* made()
      yield* direct((_, sqlite) => sqlite.run("UPDATE personal_tokens SET expires_at = 1"))
      expect((yield* pushed(ended.body.token)).status).toBe(401)
      expect((yield* pushed("hyg_unknown")).status).toBe(401)
    }))

  it("is listed for and revoked by its person alone", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const { body } = yield* made()
      const headers = yield* otherUser
      expect((yield* send("/v1/tokens", { headers })).body).toEqual({ tokens: [] })
      expect((yield* send(`/v1/tokens/${body.id}`, { method: "DELETE", headers })).status).toBe(404)
      expect((yield* pushed(body.token)).status).toBe(202)
    }))

  const wrong: ReadonlyArray<readonly [field: string, asked: object]> = [
    ["scopes.0", { scopes: ["rule"] }],
    ["scopes", { scopes: [] }],
    ["name", { name: "" }],
    ["expires_at", { expires_at: "2020-01-01T00:00:00Z" }],
    ["expires_at", { expires_at: "9999-12-31T23:59:59-23:59" }],
  ]
  for (const [field, asked] of wrong)
    it(`is not made with ${JSON.stringify(asked)}`, () =>
      Effect.gen(function* () {
        const { status, body } = yield* made(asked)
        expect([status, body.error.code, body.error.details]).toEqual([
          400,
          "invalid_field",
          { field },
        ])
      }))
})
