import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { metrics } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import type { KnownMetric, MetricSeries } from "#domain/metric-points"
import { addDays } from "#domain/time"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { aDay, aNight, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"

const it = itLive(App)

const caller = Client.useSync(({ user_id }) => user_id as UserId)

const read = (query: string, name = "resting_hr", headers = {}) =>
  Client.use(({ get }) => get(`/v1/metrics/${name}/series?${query}`, headers))

/** Days with a resting heart rate, from one on. */
const pulses = Effect.fnUntraced(function* (
  first: string,
  values: ReadonlyArray<number | null>,
  provider: "garmin" | "oura" = "garmin",
) {
  const user = yield* caller
  const days = values.flatMap((resting_hr_bpm, at) =>
    resting_hr_bpm === null ? [] : [aDay(user, addDays(first, at), { resting_hr_bpm, provider })],
  )
  yield* store({ days })
})

const nights = Effect.fnUntraced(function* (
  spans: ReadonlyArray<readonly [date: string, start_at: string, end_at: string]>,
) {
  const user = yield* caller
  yield* store({
    nights: spans.map(([date, start_at, end_at]) => aNight(user, date, { start_at, end_at })),
  })
})

describe("GET /v1/metrics", () => {
  it("lists the catalogue with units, and from when to when the caller has values", () =>
    Effect.gen(function* () {
      yield* pulses("2026-03-02", [50, null, 52])
      const { get } = yield* Client
      const listed: ReadonlyArray<KnownMetric> = (yield* get("/v1/metrics")).body.metrics
      expect(listed.map(({ name }) => name)).toEqual(metrics.map(({ key }) => key))
      expect(listed.find(({ name }) => name === "resting_hr")).toEqual({
        name: "resting_hr",
        title: "resting heart rate",
        words: expect.arrayContaining(["resting pulse", "pulse"]),
        unit: "bpm",
        is_difference: false,
        from: "2026-03-02",
        to: "2026-03-04",
        days: 2,
      })
      expect(listed.find(({ name }) => name === "steps")).toMatchObject({ from: null, to: null })
      expect(listed.find(({ name }) => name === "bedtime_hour")!.unit).toBe("minutes after noon")
      const theirs = (yield* get("/v1/metrics", yield* otherUser)).body.metrics
      expect(theirs.every(({ days }: KnownMetric) => days === 0)).toBe(true)
    }))
})

describe("GET /v1/metrics/{name}/series", () => {
  it("has one value a day by precedence, with its source and how many days have one", () =>
    Effect.gen(function* () {
      yield* pulses("2026-03-02", [50, 51, 52], "oura")
      yield* pulses("2026-03-02", [60, null, 62])
      const { body } = yield* read("from=2026-03-01&to=2026-03-04")
      expect(body).toMatchObject({ metric: "resting_hr", unit: "bpm", coverage: 0.75 })
      expect(body.points).toEqual([
        { date: "2026-03-02", value: 60, n: 1, source: "garmin" },
        { date: "2026-03-03", value: 51, n: 1, source: "oura" },
        { date: "2026-03-04", value: 62, n: 1, source: "garmin" },
      ])
    }))

  it("names a week by its Monday and a month by its first day, each the mean of its days", () =>
    Effect.gen(function* () {
      // 2026-03-02 is a Monday.
      yield* pulses("2026-02-27", [50, null, 52, 60, 62])
      const range = "from=2026-02-01&to=2026-03-31"
      expect((yield* read(`${range}&bucket=week`)).body.points).toEqual([
        { date: "2026-02-23", value: 51, n: 2, source: "garmin" },
        { date: "2026-03-02", value: 61, n: 2, source: "garmin" },
      ])
      expect((yield* read(`${range}&bucket=month`)).body.points).toEqual([
        { date: "2026-02-01", value: 50, n: 1, source: "garmin" },
        { date: "2026-03-01", value: 58, n: 3, source: "garmin" },
      ])
    }))

  it("gives clock times as minutes after noon, and their mean across midnight and noon", () =>
    Effect.gen(function* () {
      yield* nights([
        ["2026-03-03", "2026-03-02T23:30:00+01:00", "2026-03-03T07:15:00+01:00"],
        ["2026-03-04", "2026-03-04T00:30:00+01:00", "2026-03-04T07:45:00+01:00"],
        ["2026-03-10", "2026-03-10T03:00:00+01:00", "2026-03-10T11:40:00+01:00"],
        ["2026-03-11", "2026-03-11T03:00:00+01:00", "2026-03-11T12:10:00+01:00"],
      ])
      const range = "from=2026-03-02&to=2026-03-15"
      const valuesOf = (name: string, bucket: string) =>
        Effect.map(read(`${range}&bucket=${bucket}`, name), ({ body }) =>
          body.points.map(({ value }: { readonly value: number }) => value),
        )
      expect(yield* valuesOf("bedtime_hour", "day")).toEqual([690, 750, 900, 900])
      expect(yield* valuesOf("bedtime_hour", "week")).toEqual([720, 900])
      expect(yield* valuesOf("wake_hour", "day")).toEqual([1155, 1185, 1420, 10])
      expect(yield* valuesOf("wake_hour", "week")).toEqual([1170, 1435])
    }))

  it("says from which day on another device measures, and of a week of both no source", () =>
    Effect.gen(function* () {
      yield* pulses("2026-03-02", Array(10).fill(50))
      yield* pulses("2026-03-12", Array(10).fill(55), "oura")
      const { body } = yield* read("from=2026-03-02&to=2026-03-31&bucket=week")
      expect(body.device_changes).toEqual([{ date: "2026-03-12", from: "garmin", to: "oura" }])
      expect(body.points.map(({ source }: { source: string | null }) => source)).toEqual([
        "garmin",
        null,
        "oura",
      ])
    }))

  it("says what is usual before the last day, by the device of then, and nothing of a short history", () =>
    Effect.gen(function* () {
      yield* pulses("2026-01-01", Array(60).fill(90), "oura")
      yield* pulses(
        "2026-03-02",
        Array.from({ length: 21 }, (_, at) => 50 + at),
      )
      const { body } = yield* read("from=2026-03-23&to=2026-03-23")
      expect(body.baseline).toEqual({ low: 51, high: 69, n: 21, method: "p05_p95_of_90_days" })
      const { body: early } = yield* read("from=2026-01-01&to=2026-01-21")
      expect(early.baseline).toBeNull()
      expect((yield* read("from=0000-01-01&to=0000-01-02")).body.baseline).toBeNull()
    }))

  it("sums up the days whatever the bucket, a clock time as one", () =>
    Effect.gen(function* () {
      yield* pulses("2026-03-02", [50, null, 52, 60])
      const { body } = yield* read("from=2026-03-01&to=2026-03-31&bucket=month")
      expect(body.summary).toEqual({ latest: { date: "2026-03-05", value: 60 }, mean: 54, n: 3 })
      expect((yield* read("from=2025-03-01&to=2025-03-31")).body.summary).toEqual({
        latest: null,
        mean: null,
        n: 0,
      })
      yield* nights([
        ["2026-03-03", "2026-03-02T23:30:00+01:00", "2026-03-03T07:15:00+01:00"],
        ["2026-03-04", "2026-03-04T00:30:00+01:00", "2026-03-04T07:45:00+01:00"],
      ])
      const night = yield* read("from=2026-03-02&to=2026-03-15", "bedtime_hour")
      expect(night.body.summary).toMatchObject({ latest: { value: 750 }, mean: 720 })
    }))

  it("finds where a level begins, and never one across a change of device", () =>
    Effect.gen(function* () {
      const noise = seededNoise(11, 60, 0.2)
      const around = (level: number) => Array.from(noise, (each) => level + each)
      yield* pulses("2026-01-01", [...around(50), ...around(60)])
      const { body } = yield* read("from=2026-01-01&to=2026-04-30")
      expect(body.levels).toEqual([
        { from: "2026-01-01", to: "2026-03-01", mean: expect.closeTo(50, 0) },
        { from: "2026-03-02", to: "2026-04-30", mean: expect.closeTo(60, 0) },
      ])
      yield* pulses("2026-05-01", around(70), "oura")
      const { body: both } = yield* read("from=2026-03-02&to=2026-06-29")
      expect(both.levels.map(({ from }: { readonly from: string }) => from)).toEqual([
        "2026-03-02",
        "2026-05-01",
      ])
      expect((yield* read("from=2025-03-01&to=2025-03-31")).body.levels).toEqual([])
    }))

  it("finds the levels of two years, a calculation too long for the event loop", () =>
    Effect.gen(function* () {
      const noise = Array.from(seededNoise(11, 731))
      const step = addDays("2024-03-02", 365)
      yield* pulses(
        "2024-03-02",
        noise.map((each, at) => (at < 365 ? 50 : 60) + each),
      )
      const { body } = yield* read(`from=2024-03-02&to=${addDays("2024-03-02", 730)}&bucket=week`)
      const levels: MetricSeries["levels"] = body.levels
      const after = levels.findIndex(({ from }) => from === step)
      expect(levels[after - 1]!.mean).toBeCloseTo(50, 0)
      expect(levels[after]!.mean).toBeCloseTo(60, 0)
    }))

  it("leaves out a day that is not over, unless that day alone is asked for", () =>
    Effect.gen(function* () {
      const user = yield* caller
      const days = [
        aDay(user, "2025-03-02", { steps: 8_000 }),
        aDay(user, "2026-03-03", { steps: 900, is_complete: false }),
      ]
      yield* store({ days })
      const dates = (query: string) =>
        Effect.map(read(query, "steps"), ({ body }) =>
          body.points.map(({ date }: { readonly date: string }) => date),
        )
      // The last day of these begins a stretch of its own.
      expect(yield* dates("from=2025-03-02&to=2026-03-03")).toEqual(["2025-03-02"])
      expect(yield* dates("from=2026-03-03&to=2026-03-03")).toEqual(["2026-03-03"])
    }))

  it("is 304 for the ETag that a client has, until a value changes", () =>
    Effect.gen(function* () {
      yield* pulses("2026-03-02", [50])
      const query = "from=2026-03-01&to=2026-03-31"
      const first = yield* read(query)
      const etag = first.headers.get("etag")!
      expect(etag).toMatch(/^"[\w-]+"$/)
      expect(first.headers.get("cache-control")).toBe("private, no-cache")
      for (const known of [etag, `"other", W/${etag}`, "*"]) {
        const again = yield* read(query, "resting_hr", { "if-none-match": known })
        expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag])
      }
      yield* pulses("2026-03-03", [51])
      const later = yield* read(query, "resting_hr", { "if-none-match": etag })
      expect([later.status, later.body.points.length]).toEqual([200, 2])
      expect(later.headers.get("etag")).not.toBe(etag)
    }))

  it("takes 3,660 days and not one more", () =>
    Effect.gen(function* () {
      yield* pulses("2016-01-01", [50])
      yield* pulses("2026-01-07", [52])
      const last = addDays("2016-01-01", 3_659)
      expect(last).toBe("2026-01-07")
      const { status, body } = yield* read(`from=2016-01-01&to=${last}`)
      expect([status, body.points.length, body.coverage]).toEqual([200, 2, 2 / 3_660])
      const refused = yield* read(`from=2016-01-01&to=${addDays(last, 1)}`)
      expect([refused.status, refused.body.error.code]).toEqual([400, "invalid_field"])
    }))

  it("takes the first and the last days there are", () =>
    Effect.gen(function* () {
      for (const query of ["from=9999-01-01&to=9999-12-31", "from=0000-01-01&to=0000-12-31"])
        expect((yield* read(query)).body).toMatchObject({ points: [], coverage: 0 })
    }))

  it("marks the events of the diary that reach into the days, and no tag", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const event = (body: object) => post("/v1/diary", { kind: "event", ...body })
      yield* event({ date: "2026-02-20", name: "trip", text: "spain", until: "2026-03-03" })
      yield* event({ date: "2026-03-04", name: "new medicine", text: "vitamin b12" })
      yield* event({ date: "2026-02-20", name: "illness", until: "2026-03-01" })
      yield* event({ date: "2026-03-06", name: "illness" })
      yield* post("/v1/diary", { date: "2026-03-03", kind: "tag", name: "sauna" })
      const days = "from=2026-03-02&to=2026-03-05"
      expect((yield* read(days)).body.events).toEqual([
        { date: "2026-02-20", label: "trip (Spain)", until: "2026-03-03" },
        { date: "2026-03-04", label: "new medicine (vitamin b12)" },
      ])
      const theirs = yield* read(days, "resting_hr", yield* otherUser)
      expect(theirs.body.events).toEqual([])
    }))

  it("refuses what is no day, no bucket or the wrong way round, and names the field", () =>
    Effect.gen(function* () {
      for (const [query, field] of [
        ["to=2026-03-01", "from"],
        ["from=2026-03-01", "to"],
        ["from=yesterday&to=2026-03-01", "from"],
        ["from=2026-02-30&to=2026-03-01", "from"],
        ["from=2026-02-01&to=2026-03-01T00:00:00Z", "to"],
        ["from=2026-03-02&to=2026-03-01", "to"],
        ["from=2026-03-01&to=2026-03-02&bucket=year", "bucket"],
      ]) {
        const { status, body } = yield* read(query!)
        expect([query, status, body.error.code, body.error.details]).toEqual([
          query,
          400,
          "invalid_field",
          { field },
        ])
      }
    }))

  it("knows no metric that the catalogue does not have", () =>
    Effect.gen(function* () {
      for (const name of ["telepathy", "__proto__", "resting heart rate"]) {
        const { status, body } = yield* read("from=2026-03-01&to=2026-03-02", name)
        expect([status, body.error.code]).toEqual([404, "not_found"])
      }
    }))

  it("has nobody else's values", () =>
    Effect.gen(function* () {
      yield* pulses("2026-03-02", [50])
      const { body } = yield* read("from=2026-03-01&to=2026-03-31", "resting_hr", yield* otherUser)
      expect(body).toMatchObject({ points: [], coverage: 0, device_changes: [] })
    }))
})
