import { describe, expect } from "bun:test"
import { existsSync, readdirSync } from "node:fs"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { DataDir } from "#db/data-dir"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { fitFile, fitMessage } from "#test/fit-file"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"
import { framesOf } from "#test/sse"
import { zipOf } from "#test/zip"

const it = itLive(App)
const itWithLimit = itLive(appIn({ IMPORT_MAX_MB: "1" }))

const sheet = (...rows: ReadonlyArray<string>) =>
  formOf({
    name: "file",
    filename: "sheet.csv",
    type: "text/csv",
    bytes: ["day,metric,value,unit", ...rows, ""].join("\n"),
  })

const SHEET = "day,metric,value,unit\n2026-06-01,steps,8200,\n"
const CUT = fitFile(fitMessage(0, [[1, "uint16", 1]])).subarray(0, 20)

const imported = Effect.fnUntraced(function* (body: Uint8Array<ArrayBuffer>) {
  const { send, token, get } = yield* Client
  const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
  const queued = yield* send("/v1/imports", { method: "POST", headers, body })
  yield* Importer.use(({ idle }) => idle)
  const ended = yield* get(`/v1/imports/${queued.body.id}`)
  return { queued, ended: ended.body }
})

const days = Effect.gen(function* () {
  const { body } = yield* Client.use(({ get }) => get("/v1/data/sync"))
  return body.daily_summary as ReadonlyArray<Record<string, unknown>>
})

describe("an import", () => {
  it("is queued, and its rows are there once it has ended", () =>
    Effect.gen(function* () {
      const { queued, ended } = yield* imported(
        sheet("2026-06-01,steps,8200,", "2026-06-01,weight,180,lb", "2026-06-02,steps,many,"),
      )
      expect([queued.status, queued.body.status, queued.body.kind]).toEqual([202, "queued", "file"])
      expect(ended).toMatchObject({
        status: "completed",
        vendor: "csv",
        records: { read: 3, used: 2 },
        from: "2026-06-01",
        to: "2026-06-01",
        error: null,
      })
      expect(ended.bytes.read).toBe(ended.bytes.total)
      const [day, ...others] = yield* days
      expect(others).toEqual([])
      expect(day).toMatchObject({ steps: 8200, weight_kg: 81.646627, origin: "export_file" })
    }))

  it("is known by the name of its file where a time and a value are all that it has", () =>
    Effect.gen(function* () {
      const { ended } = yield* imported(
        formOf({
          name: "file",
          filename: "C:\\Takeout\\very_active_minutes-2026-06-01.json",
          type: "application/json",
          bytes: '[{"dateTime":"06/01/26 00:00:00","value":"12"}]',
        }),
      )
      expect(ended).toMatchObject({ vendor: "fitbit", records: { read: 1, used: 1 } })
      expect((yield* days).map(({ vigorous_s }) => vigorous_s)).toEqual([720])
    }))

  it("of a part of a day goes beside what other files said of it, and says its own again", () =>
    Effect.gen(function* () {
      yield* imported(sheet("2026-06-01,steps,8200,", "2026-06-01,weight,81.4,kg"))
      yield* imported(sheet("2026-06-01,resting_hr,52,"))
      yield* imported(sheet("2026-06-01,steps,8300,"))
      expect(yield* days).toMatchObject([{ steps: 8300, weight_kg: 81.4, resting_hr_bpm: 52 }])
    }))

  it("says by type what was left out, and why", () =>
    Effect.gen(function* () {
      const { ended } = yield* imported(sheet("2026-06-01,steps,8200,", "2026-06-02,steps,many,"))
      expect(ended.by_type).toEqual([
        {
          type: "steps",
          read: 2,
          used: 1,
          skipped: [{ reason: "its value is no number", count: 1 }],
        },
      ])
    }))

  it("changes no row when it is made again", () =>
    Effect.gen(function* () {
      const body = sheet("2026-06-01,steps,8200,", "2026-06-02,steps,9100,")
      const first = yield* imported(body)
      const before = yield* days
      const again = yield* imported(body)
      expect(yield* days).toEqual(before)
      expect([first.ended.changes, again.ended.changes]).toEqual([2, 0])
    }))

  it("that knows UTC alone is at the clock of where the person lives", () =>
    Effect.gen(function* () {
      const { send, get, token } = yield* Client
      const zoned = yield* send("/v1/me/profile", {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ time_zone: "Pacific/Auckland" }),
      })
      expect(zoned.status).toBe(200)
      const bytes = yield* Effect.promise(() =>
        Bun.file("test/fixtures/exports/track/run.gpx").bytes(),
      )
      const { ended } = yield* imported(formOf({ name: "file", filename: "run.gpx", bytes }))
      expect(ended).toMatchObject({ status: "completed", vendor: "track" })
      const { body } = yield* get("/v1/data/sync")
      // 08:00 in UTC is 20:00 in the winter of Auckland
      expect(body.activities[0].start_at).toBe("2025-06-02T20:00:00+12:00")
    }))

  it("adds only what is new in a newer file", () =>
    Effect.gen(function* () {
      yield* imported(sheet("2026-06-01,steps,8200,"))
      const before = yield* days
      yield* imported(sheet("2026-06-01,steps,8200,", "2026-06-02,steps,9100,"))
      const after = yield* days
      expect(after.filter(({ date }) => date === "2026-06-01")).toEqual([...before])
      expect(after.map(({ steps }) => steps)).toEqual([8200, 9100])
    }))

  it("of a part of a day does not replace the fuller day", () =>
    Effect.gen(function* () {
      const push = (...hours: ReadonlyArray<readonly [hour: string, steps: number]>) =>
        formOf({
          name: "file",
          filename: "push.json",
          bytes: new TextEncoder().encode(
            JSON.stringify({
              data: {
                metrics: [
                  {
                    name: "step_count",
                    units: "count",
                    data: hours.map(([hour, qty]) => ({
                      date: `2026-06-01 ${hour}:00:00 +0200`,
                      qty,
                    })),
                  },
                ],
              },
            }),
          ),
        })
      yield* imported(push(["08", 1500], ["09", 1200]))
      yield* imported(push(["21", 300]))
      expect((yield* days).map(({ steps }) => steps)).toEqual([2700])
      yield* imported(push(["08", 1500], ["09", 1200], ["21", 300]))
      expect((yield* days).map(({ steps }) => steps)).toEqual([3000])
    }))

  it("is taken back with its rows, and can be made again", () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const body = sheet("2026-06-01,steps,8200,")
      const { ended } = yield* imported(body)
      const headers = { authorization: `Bearer ${token}` }
      const deleted = yield* send(`/v1/imports/${ended.id}`, { method: "DELETE", headers })
      expect(deleted.status).toBe(204)
      expect((yield* days).map((day) => day.deleted)).toEqual([true])
      yield* imported(body)
      expect((yield* days).filter((day) => !day.deleted).map(({ steps }) => steps)).toEqual([8200])
    }))

  it("of a file that no reader knows fails, and leaves nothing behind", () =>
    Effect.gen(function* () {
      const { ended } = yield* imported(formOf({ name: "file", filename: "a", bytes: "hello" }))
      expect([ended.status, ended.error]).toEqual(["failed", "unknown_format"])
      const folder = (yield* DataDir).file("imports")
      expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
    }))

  it("of a damaged file fails with its reason, or says what is missing", () =>
    Effect.gen(function* () {
      const { ended } = yield* imported(formOf({ name: "file", filename: "a.fit", bytes: CUT }))
      expect([ended.status, ended.error, ended.by_type[0].skipped[0].reason]).toEqual([
        "failed",
        "damaged",
        "it ends early",
      ])
      const packed = zipOf({ "a.csv": Buffer.from(SHEET), "a.fit": CUT })
      const kept = yield* imported(formOf({ name: "file", filename: "a.zip", bytes: packed }))
      expect([kept.ended.status, kept.ended.error, kept.ended.records.used]).toEqual([
        "completed",
        "damaged",
        1,
      ])
    }))

  it("that waits for another and is cancelled ends at once, for whoever watches it too", () =>
    Effect.gen(function* () {
      const { send, fetch, token } = yield* Client
      const { file } = yield* DataDir
      const authorization = `Bearer ${token}`
      const queue = (body: Uint8Array<ArrayBuffer>) =>
        send("/v1/imports", { method: "POST", headers: { authorization, ...FORM_TYPE }, body })
      const many = Array.from({ length: 50_000 }, (_, at) => `2026-06-01,steps,${at},`)
      const first = yield* queue(sheet(...many))
      const { body: second } = yield* queue(sheet("2026-06-01,steps,8200,"))
      const headers = { authorization }
      const events = yield* fetch(`/v1/imports/${second.id}/events`, { headers })
      yield* send(`/v1/imports/${second.id}`, { method: "DELETE", headers })
      expect(readdirSync(file("imports"))).toEqual([first.body.id])
      const frames = yield* Effect.promise(() => framesOf(events))
      expect(frames.at(-1)).toMatchObject({ event: "import.failed", data: { status: "cancelled" } })
      yield* Importer.use(({ idle }) => idle)
    }))

  it("shows its state, then its end, to whoever watches it", () =>
    Effect.gen(function* () {
      const { fetch, token } = yield* Client
      const { ended } = yield* imported(sheet("2026-06-01,steps,8200,"))
      const headers = { authorization: `Bearer ${token}` }
      const response = yield* fetch(`/v1/imports/${ended.id}/events`, { headers })
      const frames = yield* Effect.promise(() => framesOf(response))
      expect(frames.map(({ event }) => event)).toEqual(["progress", "import.completed"])
      expect(frames.at(-1)).toMatchObject({
        id: Number.MAX_SAFE_INTEGER,
        data: { id: ended.id, status: "completed" },
      })
      const seen = { ...headers, "last-event-id": `${Number.MAX_SAFE_INTEGER}` }
      expect((yield* fetch(`/v1/imports/${ended.id}/events`, { headers: seen })).status).toBe(204)
    }))

  it("is nobody else's", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      yield* imported(sheet("2026-06-01,steps,8200,"))
      const { body } = yield* send("/v1/imports", { headers: yield* otherUser })
      expect(body.imports).toEqual([])
    }))

  itWithLimit("of a file over the limit is refused before it is whole", () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
      const bytes = new Uint8Array(1_100_000)
      const body = formOf({ name: "file", filename: "a.csv", bytes })
      const { status } = yield* send("/v1/imports", { method: "POST", headers, body })
      expect(status).toBe(413)
      const folder = (yield* DataDir).file("imports")
      expect(readdirSync(folder)).toEqual([])
    }),
  )
})
