import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { DataSync, SYNC_KINDS } from "#domain/data-sync"
import { isoOf } from "#domain/time"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { sampleOf } from "#test/sample"
import { stamped } from "#test/sqlite"

const it = itLive(App)

/** A row of each kind that says no more than its schema asks for. */
const plain = SYNC_KINDS.map((kind) => sampleOf(DataSync.properties[kind].items))

const rowOf = (n: number) => JSON.stringify({ ...plain[n % SYNC_KINDS.length], id: `row_${n}` })

/** Writes serialised rows as ingest does; answers the stamp of the commit. */
const write = Effect.fnUntraced(function* (from: number, count: number) {
  const { user_id } = yield* Client
  return yield* stamped((sqlite, stamp) => {
    const insert = sqlite.query("INSERT INTO sync_rows VALUES (?, ?, ?, ?, ?)")
    for (let n = from; n < from + count; n++)
      insert.run(user_id, stamp, `row_${n}`, n % SYNC_KINDS.length, rowOf(n))
    return stamp
  })
})

const numbers = (body: Record<string, ReadonlyArray<{ id: string }>>) =>
  SYNC_KINDS.flatMap((kind) => body[kind]!.map(({ id }) => Number(id.slice(4)))).sort(
    (a, b) => a - b,
  )

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

describe("GET /v1/data/sync", () => {
  it("says who, since when and until when, also when there is nothing", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const answer = yield* get("/v1/data/sync")
      expect(answer.headers.get("content-type")).toBe("application/json")
      expect(answer.body).toEqual({
        user_id,
        since: "1970-01-01T00:00:00.000Z",
        now: expect.stringMatching(/Z$/),
        daily_summary: [],
        activities: [],
        sleep_sessions: [],
        biomarkers: [],
        counts: { daily: 0, activities: 0, sleep: 0, biomarkers: 0 },
      })
    }))

  for (const count of [1, 499, 500, 501, 2_345])
    it(`brings ${count} rows whole, in pieces or in one`, () =>
      Effect.gen(function* () {
        const { get } = yield* Client
        yield* write(0, count)
        const { body } = yield* get("/v1/data/sync")
        expect(numbers(body)).toEqual(upTo(count))
        const { daily, activities, sleep, biomarkers } = body.counts
        expect(daily + activities + sleep + biomarkers).toBe(count)
      }))

  it("brings only what is later, and loses nothing from one answer's now to the next", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const seen: Array<number> = []
      let since = ""
      for (let round = 0; round < 5; round++) {
        yield* write(round * 3, 3)
        const { body } = yield* get(`/v1/data/sync${since}`)
        seen.push(...numbers(body))
        since = `?since=${body.now}`
      }
      expect(seen).toEqual(upTo(15))
      expect(numbers((yield* get(`/v1/data/sync${since}`)).body)).toEqual([])
    }))

  it("knows its parameter and itself by their former names", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const stamp = isoOf(yield* write(0, 1))
      yield* write(1, 1)
      for (const path of ["/v1/data/sync?since=", "/v1/data/sync?cursor=", "/v1/sync?since="])
        expect(numbers((yield* get(path + stamp)).body)).toEqual([1])
    }))

  it("understands an offset, encoded or not, and a timestamp without one as UTC", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      for (const since of [
        "2026-01-02T03:04:05%2B02:00",
        "2026-01-02T03:04:05+02:00",
        "2026-01-02T01:04:05Z",
        "2026-01-02T01:04:05",
        "2026-01-02 01:04:05",
      ])
        expect((yield* get(`/v1/data/sync?since=${since}`)).body.since).toBe(
          "2026-01-02T01:04:05.000Z",
        )
    }))

  for (const since of [
    "",
    "yesterday",
    "0",
    "1735689600",
    "2026-02-30",
    "2026-01-01T25:00:00Z",
    "2026-01-01T00:00:00%2B99:00",
  ])
    it(`refuses ${JSON.stringify(since)} as since`, () =>
      Effect.gen(function* () {
        const answer = yield* Client.use(({ get }) => get(`/v1/data/sync?since=${since}`))
        expect(answer.status).toBe(400)
        expect(answer.body.error).toMatchObject({
          code: "invalid_field",
          details: { field: "since" },
        })
      }))
})
