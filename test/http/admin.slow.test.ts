import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { LabStore } from "#db/labs"
import type { LabId, UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { signatureOf } from "#operations/webhook-signature"
import { ADMIN_KEY, App, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itLive(App)

const now = () => performance.timeOrigin + performance.now()

const asAdmin = (path: string, method = "GET") =>
  Client.use(({ send }) => send(path, { method, headers: { "x-admin-key": ADMIN_KEY } }))

/** Delivers what nobody here is known for, and waits until it is parked. */
const deliver = Effect.fnUntraced(function* (n: number) {
  const body = JSON.stringify({
    type: "daily",
    user: { user_id: `nobody_${n}`, provider: "GARMIN" },
    data: [],
  })
  const headers = {
    "aggregator-signature": signatureOf(
      WEBHOOK_SECRET,
      Math.floor(now() / 1_000),
      Buffer.from(body),
    ),
  }
  const sent = yield* Client.use(({ send }) => send("/webhook", { method: "POST", body, headers }))
  yield* Ingest.use(({ idle }) => idle)
  return sent.body.raw_event_id as number
})

const upload = (n: number, aggregator_status: "submitted" | "parsed", ageMs: number) =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    yield* LabStore.use((store) =>
      store.insert({
        id: `lab_${n}` satisfies LabId,
        user_id: user_id as UserId,
        upload_id: `upload_${n}`,
        aggregator_status,
        uploaded_at: isoOf(now() - ageMs),
        parsed_at: null,
        content_type: "application/pdf",
        size_bytes: 1,
        storage_key: "",
        note: null,
        file_name: null,
        laboratory: null,
      }),
    )
  })

const routes: ReadonlyArray<readonly [method: string, path: string]> = [
  ["GET", "/admin/raw-events"],
  ["GET", "/admin/dead-letters"],
  ["POST", "/admin/dead-letters/1/retry"],
  ["GET", "/admin/users"],
  ["DELETE", "/admin/users/user_1"],
  ["GET", "/admin/labs"],
  ["GET", "/admin/jobs"],
  ["POST", "/admin/backups"],
  ["GET", "/admin/metrics"],
  ["GET", "/metrics"],
  ["POST", "/admin/tokens"],
]

describe("an admin endpoint", () => {
  for (const [method, path] of routes)
    it(`${method} ${path} lets nobody in without the admin key`, () =>
      Effect.gen(function* () {
        const { send, token } = yield* Client
        const withHeaders = (headers: Record<string, string>) =>
          Effect.map(send(path, { method, headers }), ({ status, body }) => [
            status,
            body.error?.code,
          ])
        expect(yield* withHeaders({})).toEqual([401, "missing_authorization"])
        expect(yield* withHeaders({ "x-admin-key": "guess" })).toEqual([401, "invalid_token"])
        expect(yield* withHeaders({ authorization: `Bearer ${token}` })).toEqual([403, "forbidden"])
        expect(yield* withHeaders({ authorization: "Bearer nonsense" })).toEqual([403, "forbidden"])
      }))
})

describe("GET /admin/raw-events", () => {
  it("lists deliveries newest first, page by page, without what they hold", () =>
    Effect.gen(function* () {
      for (const n of [1, 2, 3]) yield* deliver(n)
      const first = yield* asAdmin("/admin/raw-events?limit=2")
      expect(first.body.data.map(({ id }: { id: number }) => id)).toEqual([3, 2])
      expect(first.body.has_more).toBe(true)
      const rest = yield* asAdmin(`/admin/raw-events?limit=2&cursor=${first.body.next_cursor}`)
      expect(rest.body.data.map(({ id }: { id: number }) => id)).toEqual([1])
      expect(rest.body.next_cursor).toBeNull()
      expect(first.text).not.toContain("GARMIN")
    }))

  it("filters by state, and refuses a cursor of another list", () =>
    Effect.gen(function* () {
      for (const n of [1, 2]) yield* deliver(n)
      expect((yield* asAdmin("/admin/raw-events?state=processed")).body.data).toEqual([])
      const parked = yield* asAdmin("/admin/raw-events?state=parked&limit=1")
      expect(parked.body.data[0].state).toBe("parked")
      const elsewhere = yield* asAdmin(`/admin/raw-events?cursor=${parked.body.next_cursor}`)
      expect(elsewhere.status).toBe(400)
      expect(elsewhere.body.error.details).toEqual({ field: "cursor" })
      expect((yield* asAdmin("/admin/raw-events?state=lost")).body.error.code).toBe("invalid_field")
    }))
})

describe("a dead letter", () => {
  it("shows its error and how its payload begins", () =>
    Effect.gen(function* () {
      const id = yield* deliver(1)
      const { body } = yield* asAdmin("/admin/dead-letters")
      expect(body.data[0]).toMatchObject({
        id,
        state: "parked",
        error: expect.stringMatching(/\w/),
        payload_head: expect.stringContaining('"provider":"GARMIN"'),
      })
    }))

  it("is read again when it is retried, and parked again when nothing has changed", () =>
    Effect.gen(function* () {
      const id = yield* deliver(1)
      const retried = yield* asAdmin(`/admin/dead-letters/${id}/retry`, "POST")
      expect(retried.status).toBe(202)
      yield* Ingest.use(({ idle }) => idle)
      expect((yield* asAdmin("/admin/dead-letters")).body.data[0].attempts).toBe(1)
    }))

  for (const id of ["0", "77", "x", "1e3", "99999999999999999999"])
    it(`${id} is not found`, () =>
      Effect.gen(function* () {
        const { status, body } = yield* asAdmin(`/admin/dead-letters/${id}/retry`, "POST")
        expect([status, body.error.code]).toEqual([404, "not_found"])
      }))
})

describe("people, for the admin", () => {
  it("are listed, the latest first, page by page", () =>
    Effect.gen(function* () {
      const { send, user_id } = yield* Client
      const headers = { "x-admin-key": ADMIN_KEY, "content-type": "application/json" }
      const body = JSON.stringify({ email: "ada@example.org" })
      const ada = yield* send("/admin/tokens", { method: "POST", headers, body })
      const first = yield* asAdmin("/admin/users?limit=1")
      expect(first.body.data).toMatchObject([{ id: ada.body.user_id, email: "ada@example.org" }])
      const rest = yield* asAdmin(`/admin/users?limit=1&cursor=${first.body.next_cursor}`)
      expect(rest.body).toMatchObject({ data: [{ id: user_id }], has_more: false })
    }))

  it("are deleted for good, and their tokens with them", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const deleted = yield* asAdmin(`/admin/users/${user_id}`, "DELETE")
      expect(deleted.body).toEqual({ ok: true, rows_deleted: expect.any(Number) })
      expect((yield* get("/v1/me")).status).toBe(401)
      expect((yield* asAdmin(`/admin/users/${user_id}`, "DELETE")).body.rows_deleted).toBe(0)
    }))
})

it("shows a lab that is not parsed after two minutes as stuck, before all others", () =>
  Effect.gen(function* () {
    yield* upload(1, "submitted", 121_000)
    yield* upload(2, "submitted", 100_000)
    yield* upload(3, "parsed", 600_000)
    const { body } = yield* asAdmin("/admin/labs")
    expect(body.data.map((lab: { id: string; stuck: boolean }) => [lab.id, lab.stuck])).toEqual([
      ["lab_1", true],
      ["lab_2", false],
      ["lab_3", false],
    ])
  }))

it("tells what the outside was not told yet, and what the clock has done", () =>
  Effect.gen(function* () {
    yield* direct((_, sqlite) =>
      sqlite.run("INSERT INTO outbox (kind, target, due_at) VALUES ('deauthenticate', 'x', 0)"),
    )
    const { body } = yield* asAdmin("/admin/jobs")
    expect(body.outbox).toEqual([
      {
        kind: "deauthenticate",
        pending: 1,
        most_attempts: 0,
        next_due_at: "1970-01-01T00:00:00.000Z",
      },
    ])
    expect(body.scheduler.map(({ name }: { name: string }) => name)).toContain("retry-parked")
    expect(body.scheduler[0]).toMatchObject({ runs: 0, began_at: null, ended_at: null })
  }))
