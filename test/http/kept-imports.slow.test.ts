import { describe, expect } from "bun:test"
import { existsSync, readdirSync } from "node:fs"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { DataDir } from "#db/data-dir"
import { DROPPED } from "#embedded/aggregator/exports/dropped"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"

const it = itLive(App)
const itWithoutRoom = itLive(appIn({ UPLOAD_QUOTA_MB: "1" }))

const beat = { dateTime: "06/01/26 22:30:00", value: { bpm: 60, confidence: 2 } }

const imported = Effect.fnUntraced(function* (padding = 0) {
  const { send, token, get } = yield* Client
  const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
  const bytes = JSON.stringify([beat]) + " ".repeat(padding)
  const body = formOf({ name: "file", filename: "heart_rate-2026-06-01.json", bytes })
  const queued = yield* send("/v1/imports", { method: "POST", headers, body })
  yield* Importer.use(({ idle }) => idle)
  return (yield* get(`/v1/imports/${queued.body.id}`)).body
})

const again = Effect.fnUntraced(function* (id: string) {
  const { send, token, get } = yield* Client
  const headers = { authorization: `Bearer ${token}` }
  const { status } = yield* send(`/v1/imports/${id}/read-again`, { method: "POST", headers })
  yield* Importer.use(({ idle }) => idle)
  return { status, ended: (yield* get(`/v1/imports/${id}`)).body }
})

const liveIn = Effect.fnUntraced(function* (time_zone: string) {
  const { send, token } = yield* Client
  const { status } = yield* send("/v1/me/profile", {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ time_zone }),
  })
  expect(status).toBe(200)
})

const filesKept = Effect.map(DataDir, ({ file }) =>
  existsSync(file("imports")) ? readdirSync(file("imports")) : [],
)

describe("a file that wants a time zone", () => {
  it("says which setting that is, and is read again without being sent again", () =>
    Effect.gen(function* () {
      const first = yield* imported()
      expect([first.status, first.records.used]).toEqual(["completed", 0])
      expect(first.by_type[0].skipped[0].reason).toBe(DROPPED.clockless)
      expect(first.kept_until > first.completed_at).toBe(true)
      expect(yield* filesKept).toEqual([first.id])
      yield* liveIn("Europe/Berlin")
      const { status, ended } = yield* again(first.id)
      expect([status, ended.status, ended.records.used]).toEqual([202, "completed", 1])
      const { body } = yield* Client.use(({ get }) => get("/v1/data/sync"))
      expect(body.daily_summary).toMatchObject([{ date: "2026-06-02", deleted: false }])
      expect([ended.kept_until, yield* filesKept]).toEqual([null, []])
      expect((yield* again(first.id)).status).toBe(422)
    }))

  it("is nobody else's, and gone once its import is taken back", () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const first = yield* imported()
      const path = `/v1/imports/${first.id}`
      const other = yield* send(`${path}/read-again`, { method: "POST", headers: yield* otherUser })
      expect(other.status).toBe(404)
      yield* send(path, { method: "DELETE", headers: { authorization: `Bearer ${token}` } })
      expect(yield* filesKept).toEqual([])
      expect((yield* again(first.id)).status).toBe(422)
    }))

  itWithoutRoom("is not kept beyond the quota", () =>
    Effect.gen(function* () {
      const first = yield* imported(1_000_000)
      expect([first.status, first.kept_until, yield* filesKept]).toEqual(["completed", null, []])
    }),
  )
})
