import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { biomarkers } from "#db/schema/lab"
import type { SqliteConnection } from "#db/sqlite/connection"
import type { UserId } from "#domain/ids"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { aResult } from "#test/rows"
import { direct } from "#test/sqlite"
import { webhook } from "#test/webhook"

const it = itLive(App)

/** Stores results of the caller, or of somebody else. */
const stored = Effect.fnUntraced(function* (
  results: ReadonlyArray<Omit<Partial<typeof biomarkers.$inferInsert>, "id">>,
) {
  const { user_id } = yield* Client
  yield* direct((db) => {
    for (const { name = "Ferritin", ...content } of results)
      db.insert(biomarkers)
        .values(aResult(user_id as UserId, name, { value: 1, lab_id: null, ...content }))
        .run()
  })
})

interface Listed {
  readonly name: string
  readonly value: number
  readonly test_date: string | null
}

type Doing<A> = Effect.Effect<A, never, Client | SqliteConnection>

/** Every page of the list, with something done between them. */
const walk = (
  query: string,
  between: Doing<void> = Effect.void,
  cursor: string | null = null,
): Doing<ReadonlyArray<Listed>> =>
  Effect.gen(function* () {
    const { get } = yield* Client
    const from = cursor === null ? "" : `&cursor=${cursor}`
    const { data, has_more, next_cursor } = (yield* get(`/v1/data/biomarkers?${query}${from}`)).body
    expect(has_more).toBe(next_cursor !== null)
    yield* between
    return has_more ? [...data, ...(yield* walk(query, between, next_cursor))] : data
  })

describe("GET /v1/data/biomarkers", () => {
  it("lists results with a number, newest test first, undated last", () =>
    Effect.gen(function* () {
      yield* stored([
        { value: 1, test_date: "2025-01-10" },
        { value: 2, test_date: null },
        { value: 3, test_date: "2026-03-02", operator: "<" },
        { value: null, value_text: "Non-Reactive" },
        { value: 4, test_date: "2026-03-02" },
      ])
      const found = yield* walk("limit=100")
      expect(found.map(({ value }) => value)).toEqual([4, 3, 1, 2])
      expect(found[1]).toMatchObject({ operator: "<", unit: "", reference_range: "" })
    }))

  it("lists one name, in any case of letters", () =>
    Effect.gen(function* () {
      yield* stored([{ name: "Ferritin" }, { name: "HbA1c", value: 5 }, { name: "hba1c" }])
      expect(yield* walk("name=HBA1C")).toHaveLength(2)
      expect(yield* walk("name=HbA")).toEqual([])
    }))

  it("shows no result twice and loses none while others come", () =>
    Effect.gen(function* () {
      const dates = ["2026-03-02", "2026-03-02", "2026-01-01", null, null, "2025-05-05", null]
      yield* stored(dates.map((test_date, n) => ({ value: n, test_date })))
      const found = yield* walk("limit=2", stored([{ value: 99, test_date: "2025-07-07" }]))
      const values = found.map(({ value }) => value).filter((value) => value !== 99)
      expect(values).toEqual([1, 0, 2, 5, 6, 4, 3])
    }))

  it("refuses a cursor of another list, filter or person", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* stored([{ value: 1 }, { value: 2 }])
      const { body } = yield* get("/v1/data/biomarkers?limit=1")
      const cursor = body.next_cursor
      for (const answer of [
        yield* get(`/v1/turns?cursor=${cursor}`),
        yield* get(`/v1/data/biomarkers?name=Ferritin&cursor=${cursor}`),
        yield* get(`/v1/data/biomarkers?cursor=${cursor}`, yield* otherUser),
      ])
        expect(answer.body.error).toMatchObject({
          code: "invalid_field",
          details: { field: "cursor" },
        })
    }))

  it("shows nobody else's results", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* stored([{ value: 1 }])
      expect((yield* get("/v1/data/biomarkers", yield* otherUser)).body).toEqual({
        data: [],
        next_cursor: null,
        has_more: false,
      })
    }))
})

describe("GET /v1/data/summaries/{date}", () => {
  const delivered = Effect.gen(function* () {
    const { user_id } = yield* Client
    const user = { user_id: "agg-1", provider: "OURA", reference_id: user_id }
    const deliver = (type: string, start_time: string, end_time: string, more: object = {}) =>
      webhook({ type, user, data: [{ metadata: { start_time, end_time, ...more } }] })
    yield* deliver("daily", "2026-03-02T00:00:00+01:00", "2026-03-03T00:00:00+01:00")
    yield* deliver("daily", "2026-03-03T00:00:00+01:00", "2026-03-04T00:00:00+01:00")
    yield* deliver("sleep", "2026-03-01T23:00:00+01:00", "2026-03-02T07:00:00+01:00", {
      summary_id: "night",
    })
    const run = { summary_id: "run", type: 8 }
    yield* deliver("activity", "2026-03-02T18:00:00+01:00", "2026-03-02T19:00:00+01:00", run)
    const taken = { summary_id: "taken", type: 8 }
    yield* deliver("activity", "2026-03-02T20:00:00+01:00", "2026-03-02T21:00:00+01:00", taken)
    yield* deliver("activity", "2026-03-02T20:00:00+01:00", "2026-03-02T21:00:00+01:00", {
      ...taken,
      upload_type: 4,
    })
    yield* webhook({
      type: "lab_report.completed",
      event_id: "evt_1",
      data: {
        reference_id: user_id,
        report_date: "2026-03-02",
        results: [
          {
            source: { name: "Ferritin" },
            measurement: { type: "numeric", numeric: 84, units: "ng/mL" },
          },
        ],
      },
    })
  })

  it("has everything of that day, as the delta sync has it, but what was taken back", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* delivered
      const { status, body } = yield* get("/v1/data/summaries/2026-03-02")
      const sync = (yield* get("/v1/data/sync")).body
      expect(status).toBe(200)
      expect(body).toEqual({
        date: "2026-03-02",
        daily_summary: sync.daily_summary.filter((row: Dated) => row.date === "2026-03-02"),
        activities: sync.activities.filter(({ deleted }: Dated) => !deleted),
        sleep_sessions: sync.sleep_sessions,
        biomarkers: sync.biomarkers,
      })
      for (const kind of ["daily_summary", "activities", "sleep_sessions", "biomarkers"])
        expect(body[kind]).toHaveLength(1)
    }))

  it("is empty for a day without anything, and for somebody else", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* delivered
      const empty = { daily_summary: [], activities: [], sleep_sessions: [], biomarkers: [] }
      expect((yield* get("/v1/data/summaries/2020-02-29")).body).toEqual({
        date: "2020-02-29",
        ...empty,
      })
      expect((yield* get("/v1/data/summaries/2026-03-02", yield* otherUser)).body).toEqual({
        date: "2026-03-02",
        ...empty,
      })
    }))

  for (const date of ["2026-02-30", "2026-3-2", "today", "2026-03-02T00:00:00Z"])
    it(`is invalid_field for ${date}`, () =>
      Effect.gen(function* () {
        const { status, body } = yield* Client.use(({ get }) => get(`/v1/data/summaries/${date}`))
        expect(status).toBe(400)
        expect(body.error).toMatchObject({ code: "invalid_field", details: { field: "date" } })
      }))
})

interface Dated {
  readonly date: string
  readonly deleted: boolean
}
