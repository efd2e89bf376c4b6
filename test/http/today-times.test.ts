import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import type { UserId } from "#domain/ids"
import { addDays, type LocalDate } from "#domain/time"
import type { Today } from "#domain/today"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itWith } from "#test/effect"
import { aDay, aNight, aResult, store } from "#test/rows"

/** Tokens are checked by the machine's own clock, so the stopped one starts where that stands. */
const it = itWith(Layer.unwrap(Effect.as(TestClock.setTime(Date.now()), App)))

const caller = Client.useSync(({ user_id }) => user_id as UserId)

/** GET /v1/today at a moment. */
const at = Effect.fnUntraced(function* (instant: string) {
  yield* TestClock.setTime(Date.parse(instant))
  const { body } = yield* Client.use(({ get }) => get("/v1/today"))
  return body as Today
})

const inZone = (time_zone: string) =>
  Client.use(({ send, token }) =>
    send("/v1/me/profile", {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ time_zone }),
    }),
  )

const BERLIN_SUMMER = 120

/** Thirty whole days with their nights, the last of them named, as a watch delivers them. */
const lived = Effect.fnUntraced(function* (last: LocalDate, tz_offset_min: number | null = null) {
  const user = yield* caller
  const dates = Array.from({ length: 30 }, (_, ago) => addDays(last, -ago))
  yield* store({
    nights: dates.map((date) => aNight(user, date, { asleep_s: 420 * 60, tz_offset_min })),
    days: dates.map((date) => aDay(user, date, { steps: 8_000, tz_offset_min })),
  })
})

const dated = ({ date, night, day }: Today) => [date, night?.date ?? null, day?.date ?? null]

it("begins a new day at midnight, with the night and the day before as what is there", () =>
  Effect.gen(function* () {
    yield* lived("2026-03-10")
    expect(dated(yield* at("2026-03-11T00:30:00Z"))).toEqual([
      "2026-03-11",
      "2026-03-10",
      "2026-03-10",
    ])
  }))

it("asks nothing about last night at nine, before it has come in", () =>
  Effect.gen(function* () {
    const user = yield* caller
    yield* lived("2026-03-10")
    yield* store({ days: [aDay(user, "2026-03-11", { steps: 900, is_complete: false })] })
    const today = yield* at("2026-03-11T09:00:00Z")
    expect(dated(today)).toEqual(["2026-03-11", "2026-03-10", "2026-03-11"])
    expect(today.day!.values[0]).toMatchObject({ metric: "steps", value: 900, so_far: true })
    expect(today.suggestions.join(" ")).not.toContain("last night")
    yield* store({ nights: [aNight(user, "2026-03-11", { asleep_s: 420 * 60 })] })
    const later = yield* at("2026-03-11T09:10:00Z")
    expect(dated(later)).toEqual(["2026-03-11", "2026-03-11", "2026-03-11"])
    expect(later.suggestions[0]).toBe("How did I sleep last night?")
  }))

it("is the same day until midnight", () =>
  Effect.gen(function* () {
    const user = yield* caller
    yield* lived("2026-03-11")
    yield* store({ days: [aDay(user, "2026-03-12", { steps: 9_100, is_complete: false })] })
    expect(dated(yield* at("2026-03-12T23:50:00Z"))).toEqual([
      "2026-03-12",
      "2026-03-11",
      "2026-03-12",
    ])
  }))

it("is the day of the time zone that the watch was last in, before and behind UTC", () =>
  Effect.gen(function* () {
    yield* inZone("Europe/Berlin")
    yield* lived("2026-03-10", 13 * 60)
    expect((yield* at("2026-03-10T12:00:00Z")).date).toBe("2026-03-11")
    const moved = aDay(yield* caller, "2026-03-12", { steps: 10, tz_offset_min: -8 * 60 })
    yield* store({ days: [moved] })
    expect((yield* at("2026-03-13T07:30:00Z")).date).toBe("2026-03-12")
  }))

it("follows the clocks when they are changed, before a row has come from after it", () =>
  Effect.gen(function* () {
    yield* inZone("Europe/Berlin")
    yield* lived("2026-10-24", BERLIN_SUMMER)
    // Clocks are put back on the 25th: 23:30 there is 22:30 in UTC, and not yet the day after.
    expect((yield* at("2026-10-25T22:30:00Z")).date).toBe("2026-10-25")
    expect((yield* at("2026-10-25T23:30:00Z")).date).toBe("2026-10-26")
  }))

it("follows the clocks in spring, when a day is an hour shorter", () =>
  Effect.gen(function* () {
    yield* inZone("Europe/Berlin")
    yield* lived("2026-03-28", 60)
    expect((yield* at("2026-03-29T21:30:00Z")).date).toBe("2026-03-29")
    // 00:30 on the 30th there.
    expect((yield* at("2026-03-29T22:30:00Z")).date).toBe("2026-03-30")
  }))

it("says of a watch that stopped nine days ago when that was, and asks about no night", () =>
  Effect.gen(function* () {
    yield* lived("2026-03-01")
    const today = yield* at("2026-03-10T08:00:00Z")
    expect(dated(today)).toEqual(["2026-03-10", "2026-03-01", "2026-03-01"])
    expect(today.sources.map(({ last_day }) => last_day)).toEqual(["2026-03-01", "2026-03-01"])
    expect(today.suggestions.join(" ")).not.toMatch(/last night|sleep (?:so badly )?on /)
  }))

it("has no night of a watch that is taken off for it", () =>
  Effect.gen(function* () {
    const user = yield* caller
    const dates = Array.from({ length: 30 }, (_, ago) => addDays("2026-03-10", -ago))
    const days = dates.map((date) =>
      aDay(user, date, { steps: 8_000, resting_hr_bpm: 58, hrv_rmssd_ms: 44 }),
    )
    yield* store({ days })
    const today = yield* at("2026-03-10T20:00:00Z")
    expect(dated(today)).toEqual(["2026-03-10", null, "2026-03-10"])
    expect(today.day!.values.map(({ metric }) => metric)).toEqual([
      "steps",
      "resting_hr",
      "hrv_rmssd",
    ])
  }))

it("has neither night nor day of somebody with nothing but lab results", () =>
  Effect.gen(function* () {
    const user = yield* caller
    yield* store({
      results: [aResult(user, "LDL", { value: 112, unit: "mg/dL", test_date: "2026-03-02" })],
    })
    const today = yield* at("2026-03-10T08:00:00Z")
    expect(today).toMatchObject({ has_data: true, night: null, day: null, alerts: [] })
    expect(today.suggestions).toEqual(["Which of my lab results are out of range?"])
  }))
