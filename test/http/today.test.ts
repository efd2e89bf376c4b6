import { expect } from "bun:test"
import { Clock, Effect } from "effect"
import type { UserId } from "#domain/ids"
import { addDays, localDateAt } from "#domain/time"
import type { Today } from "#domain/today"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { aDay, aNight, aResult, aWorkout, store } from "#test/rows"

const it = itLive(App)

const caller = Client.useSync(({ user_id }) => user_id as UserId)

const read = (headers = {}) => Client.use(({ get }) => get("/v1/today", headers))

const shown = Effect.map(read(), ({ body }): Today => body)

const today = Effect.map(Clock.currentTimeMillis, (now) => localDateAt(now, 0))

/** Nights of 400 to 418 minutes before today, and days of 7,000 to 7,018 steps. */
const usualDays = Effect.fnUntraced(function* (count: number) {
  const user = yield* caller
  const last = yield* today
  const dates = Array.from({ length: count }, (_, at) => addDays(last, -1 - at))
  const extra = (at: number) => at % 19
  yield* store({
    nights: dates.map((date, at) => aNight(user, date, { asleep_s: (400 + extra(at)) * 60 })),
    days: dates.map((date, at) =>
      aDay(user, date, { steps: 7_000 + extra(at), resting_hr_bpm: 55 }),
    ),
  })
})

const valueOf = (part: Today["night"], metric: string) =>
  part?.values.find((value) => value.metric === metric)

it("shows a person without rows that there are none", () =>
  Effect.gen(function* () {
    expect(yield* shown).toEqual({
      date: yield* today,
      has_data: false,
      alerts: [],
      night: null,
      day: null,
      news: [],
      sources: [],
      suggestions: [],
    })
  }))

it("sets last night beside the range of nine in ten of the 90 days before, with how many that is", () =>
  Effect.gen(function* () {
    const user = yield* caller
    yield* usualDays(100)
    yield* store({ nights: [aNight(user, yield* today, { asleep_s: 350 * 60 })] })
    const { night, suggestions, has_data } = yield* shown
    expect([has_data, night!.date]).toEqual([true, yield* today])
    expect(valueOf(night, "sleep_minutes")).toEqual({
      metric: "sleep_minutes",
      title: "sleep duration",
      unit: "minutes",
      is_difference: false,
      value: 350,
      so_far: false,
      usual: { low: 400, median: 409, high: 417, n: 90 },
      position: "below",
    })
    expect(suggestions[0]).toBe("Why did I sleep so badly last night?")
  }))

it("is the range that the series of the same metric gives", () =>
  Effect.gen(function* () {
    yield* usualDays(60)
    const { get } = yield* Client
    const last = addDays(yield* today, -1)
    const series = yield* get(`/v1/metrics/sleep_minutes/series?from=${last}&to=${last}`)
    const { low, high, n } = valueOf((yield* shown).night, "sleep_minutes")!.usual!
    const { baseline } = series.body
    expect({ low, high, n }).toEqual({
      low: Math.round(baseline.low),
      high: Math.round(baseline.high),
      n: baseline.n,
    })
  }))

it("says of a day that is not over neither that its steps are below nor that they are usual", () =>
  Effect.gen(function* () {
    const user = yield* caller
    yield* usualDays(30)
    const open = aDay(user, yield* today, { steps: 900, is_complete: false, resting_hr_bpm: 60 })
    yield* store({ days: [open] })
    const { day } = yield* shown
    expect(day!.date).toBe(yield* today)
    expect(valueOf(day, "steps")).toMatchObject({ value: 900, so_far: true, position: null })
    expect(valueOf(day, "resting_hr")).toMatchObject({ so_far: false, position: "above" })
  }))

it("has no range below 21 days", () =>
  Effect.gen(function* () {
    yield* usualDays(21)
    const { night } = yield* shown
    expect(valueOf(night, "sleep_minutes")).toMatchObject({ usual: null, position: null })
  }))

it("shows the last night there is, however long ago", () =>
  Effect.gen(function* () {
    const user = yield* caller
    yield* store({ nights: [aNight(user, "2024-05-04", { asleep_s: 400 * 60 })] })
    const { night, day, has_data } = yield* shown
    expect([has_data, night!.date, day]).toEqual([true, "2024-05-04", null])
  }))

it("says first what the safety rules say of new rows, and goes on saying it while they are new", () =>
  Effect.gen(function* () {
    const user = yield* caller
    const last = yield* today
    yield* store({
      days: [aDay(user, addDays(last, -1), { glucose_min_mg_dl: 44 })],
      results: [aResult(user, "Potassium", { value: 7.1, unit: "mmol/L", test_date: last })],
    })
    const { alerts } = yield* shown
    expect(alerts.map(({ rule, escalation }) => [rule, escalation])).toEqual([
      ["critical_lab", "urgent_same_day"],
      ["low_glucose", "urgent_same_day"],
    ])
    expect(alerts[1]!.text).toContain("44 mg/dL")
    expect((yield* shown).alerts).toEqual(alerts)
  }))

it("lists workouts of today and yesterday as new, and how fresh each source is", () =>
  Effect.gen(function* () {
    const user = yield* caller
    const last = yield* today
    const workout = (ago: number) =>
      aWorkout(user, addDays(last, -ago), {
        type_name: "RUNNING",
        duration_s: 2_520,
        provider: "oura",
      })
    yield* store({ workouts: [workout(1), workout(5)], days: [aDay(user, last, { steps: 10 })] })
    const { news, sources } = yield* shown
    expect(news).toEqual([
      { kind: "workout", date: addDays(last, -1), sport: "running", minutes: 42 },
    ])
    expect(sources.map(({ provider, last_day }) => [provider, last_day])).toEqual([
      ["garmin", last],
      ["oura", addDays(last, -1)],
    ])
  }))

it("is 304 for the ETag that a client has, until a row comes", () =>
  Effect.gen(function* () {
    yield* usualDays(30)
    const { headers } = yield* read()
    const etag = headers.get("etag")!
    expect(headers.get("cache-control")).toBe("private, no-cache")
    const again = yield* read({ "if-none-match": etag })
    expect([again.status, again.text]).toEqual([304, ""])
    yield* store({ days: [aDay(yield* caller, yield* today, { steps: 900 })] })
    expect((yield* read({ "if-none-match": etag })).status).toBe(200)
  }))

it("has nobody else's rows", () =>
  Effect.gen(function* () {
    yield* usualDays(30)
    const theirs = yield* read(yield* otherUser)
    expect(theirs.body).toMatchObject({ has_data: false, night: null, sources: [] })
  }))
