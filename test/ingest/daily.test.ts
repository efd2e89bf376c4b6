import { expect, test } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { readDaily } from "#ingest/daily"
import { Unreadable } from "#ingest/parsed"
import { Deliveries, deliver, deliverFixture, moment, payload, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const days = rowsOf("daily_summary")
const user = { user_id: "agg-1", provider: "OURA", reference_id: "user_synth" }

const daily = (item: Record<string, unknown>) => ({
  type: "daily",
  user,
  data: [
    {
      metadata: {
        start_time: "2025-06-02T00:00:00.000000-04:00",
        end_time: "2025-06-03T00:00:00.000000-04:00",
      },
      ...item,
    },
  ],
})

const steps = (count: number) => daily({ distance_data: { steps: count } })

it("keeps the local day of each timestamp while the offset changes on a journey", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-daily-garmin-travel")
    expect(yield* days).toMatchObject([
      { date: "2023-08-25", tz_offset_min: 60, steps: 15440, provider: "garmin" },
      { date: "2023-08-26", tz_offset_min: 180, steps: 12, provider_raw: "GARMIN" },
    ])
  }))

it("fills a day all day long and keeps one row for it", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-daily-fitbit-0900")
    yield* deliverFixture("edge-daily-fitbit-2100")
    expect(yield* days).toMatchObject([
      {
        steps: 9800,
        enrichment: '{"total_stress_score":44,"immune_index":72}',
        raw_event_id: 2,
        distance_m: null,
      },
    ])
  }))

it("does not let an older delivery overwrite a newer one", () =>
  Effect.gen(function* () {
    yield* deliver(steps(9800), 2_000)
    yield* deliver(steps(1200), 1_000)
    expect(yield* days).toMatchObject([{ steps: 9800 }])
    yield* deliver(steps(9900), 3_000)
    expect(yield* days).toMatchObject([{ steps: 9900 }])
  }))

it("goes by the order of receipt where one of the two has no ordering timestamp", () =>
  Effect.gen(function* () {
    yield* deliver(steps(1), 5_000)
    yield* deliver(steps(2))
    yield* deliver(steps(3), 1_000)
    expect(yield* days).toMatchObject([{ steps: 3 }])
  }))

it("never lets nulls erase an enrichment", () =>
  Effect.gen(function* () {
    yield* deliver(daily({ data_enrichment: { immune_index: 72, resilience_score: 60 } }))
    yield* deliver(daily({ data_enrichment: { immune_index: null, resilience_score: 61 } }))
    yield* deliver(daily({}))
    const [day] = yield* days
    expect(JSON.parse(String(day!.enrichment))).toEqual({ immune_index: 72, resilience_score: 61 })
  }))

it("takes from an older delivery only the enrichments that no later one has named", () =>
  Effect.gen(function* () {
    yield* deliver(daily({ data_enrichment: { immune_index: null, strain_index: 5 } }), 2_000)
    yield* deliver(daily({ data_enrichment: { immune_index: 72, strain_index: 1 } }), 1_000)
    yield* deliver({ ...steps(9), version: "older" }, 1_500)
    const [day] = yield* days
    expect(JSON.parse(String(day!.enrichment))).toEqual({ immune_index: 72, strain_index: 5 })
    expect(day).toMatchObject({ steps: null, daily_ordering_ms: 2_000 })
  }))

it("takes the later of two items of one day, in one delivery or in two of equal order", () =>
  Effect.gen(function* () {
    yield* deliver({ ...steps(1), data: [...steps(1).data, ...steps(2).data] }, 7)
    expect(yield* days).toMatchObject([{ steps: 2 }])
    yield* deliver(steps(3), 7)
    expect(yield* days).toMatchObject([{ steps: 3 }])
  }))

it("moves updated_at only when the content changes", () =>
  Effect.gen(function* () {
    yield* deliver(steps(5), 1_000)
    const [first] = yield* days
    yield* deliver({ ...steps(5), version: "again" }, 2_000)
    const [same] = yield* days
    expect(same!.updated_at).toBe(first!.updated_at)
    expect(same!.daily_ordering_ms).toBe(2_000)
    yield* deliver(steps(6), 3_000)
    const [changed] = yield* days
    expect(Number(changed!.updated_at)).toBeGreaterThan(Number(first!.updated_at))
    expect(changed!.id).toBe(first!.id!)
  }))

it("calls a day complete once its end has passed", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(moment("2025-06-02T20:00:00Z"))
    yield* deliver(steps(5))
    expect(yield* days).toMatchObject([{ is_complete: 0 }])
    yield* TestClock.setTime(moment("2025-06-03T04:00:00Z"))
    yield* deliver(steps(6))
    expect(yield* days).toMatchObject([{ is_complete: 1 }])
  }))

it("accepts a delivery without any data", () =>
  Effect.gen(function* () {
    expect(yield* deliverFixture("edge-daily-oura-emptydata")).toMatchObject({
      state: "processed",
    })
    expect(yield* days).toEqual([])
  }))

it("writes the items it can read and parks the delivery for the one it cannot", () =>
  Effect.gen(function* () {
    const good = steps(5).data[0]
    const event = yield* deliver({ type: "daily", user, data: [good, { steps: 3 }, null] })
    expect(event).toMatchObject({
      state: "parked",
      error: "2 of 3 items: It names no day that can be read.",
    })
    expect(yield* days).toHaveLength(1)
  }))

it("parks payloads of before 2022-03-16", () =>
  Effect.gen(function* () {
    expect(yield* deliverFixture("edge-daily-legacy-envelope")).toMatchObject({ state: "parked" })
    expect(yield* deliverFixture("edge-daily-legacy-fields")).toMatchObject({
      state: "parked",
      error: "1 of 1 items: It has the field names of before 2022-03-16.",
    })
    expect(yield* days).toEqual([])
  }))

const read = (item: Record<string, unknown>) => readDaily(daily(item).data[0]!, 0)

test("works out the third of total, active and basal energy only from two", () => {
  const energy = (total: number | null, active: number | null, bmr: number | null) =>
    read({
      calories_data: {
        total_burned_calories: total,
        net_activity_calories: active,
        BMR_calories: bmr,
      },
    })
  expect(energy(2211, 716, null)).toMatchObject({ calories_bmr_kcal: 1495 })
  expect(energy(null, 716, 1495)).toMatchObject({ calories_total_kcal: 2211 })
  expect(energy(2211, null, 1495)).toMatchObject({ calories_active_kcal: 716 })
  expect(energy(2211, null, null)).toMatchObject({
    calories_active_kcal: null,
    calories_bmr_kcal: null,
  })
  expect(energy(100, 200, null)).toMatchObject({ calories_bmr_kcal: null })
})

test("takes durations in seconds and leaves MET minutes alone", () => {
  expect(
    read({
      active_durations_data: { vigorous_intensity_seconds: 5580, rest_seconds: null },
      MET_data: { num_high_intensity_minutes: 791 },
    }),
  ).toMatchObject({ vigorous_s: 5580, rest_s: null, moderate_s: null })
})

test("reads a day by its summary date when there is no metadata", () => {
  expect(readDaily({ summary_date: "2024-02-29", distance_data: { steps: 3 } }, 0)).toMatchObject({
    date: "2024-02-29",
    tz_offset_min: null,
    steps: 3,
  })
  expect(readDaily({ summary_date: "2023-02-29" }, 0)).toBeInstanceOf(Unreadable)
})

test("reads offsets in every spelling, and none", () => {
  const dayOf = (start_time: string) => readDaily({ metadata: { start_time } }, 0)
  expect(dayOf("2025-06-02T04:00:00+0545")).toMatchObject({ tz_offset_min: 345 })
  expect(dayOf("2025-06-02T23:59:59.999999-07:55")).toMatchObject({
    date: "2025-06-02",
    tz_offset_min: -475,
  })
  expect(dayOf("2025-06-02T04:00:00+02")).toMatchObject({ tz_offset_min: 120 })
  expect(dayOf("2025-06-02T00:00:00Z")).toMatchObject({ tz_offset_min: 0 })
  expect(dayOf("2025-06-02T23:30:00")).toMatchObject({ date: "2025-06-02", tz_offset_min: null })
})

test("takes the hint whether timestamps are local for what it is: a hint", () => {
  for (const timestamp_localization of [0, 1, null, undefined])
    expect(
      readDaily(
        { metadata: { start_time: "2025-06-02T23:00:00+00:00", timestamp_localization } },
        0,
      ),
    ).toMatchObject({ date: "2025-06-02", tz_offset_min: 0 })
})

test("keeps values that no body can have", () => {
  expect(
    read({ heart_rate_data: { summary: { min_hr_bpm: 78, max_hr_bpm: 49, resting_hr_bpm: 255 } } }),
  ).toMatchObject({ min_hr_bpm: 78, max_hr_bpm: 49, resting_hr_bpm: 255 })
})

test("finds every field of a full payload where the description says it is", async () => {
  const full = (await payload("daily-garmin-allfields1")).data[0]
  expect(readDaily(full, 0)).toMatchSnapshot()
})

test("takes null, an empty object and the wrong type for the same: not reported", () => {
  expect(
    read({
      distance_data: null,
      heart_rate_data: { summary: [] },
      scores: {},
      stress_data: { body_battery_samples: null, avg_stress_level: "33" },
    }),
  ).toMatchObject({ steps: null, avg_hr_bpm: null, sleep_score: null, stress_avg: null })
})

test("takes the body battery's span from its samples", () => {
  const samples = [{ level: 40 }, { level: null }, { level: 12 }, { level: 80 }]
  expect(read({ stress_data: { body_battery_samples: samples } })).toMatchObject({
    body_battery_min: 12,
    body_battery_max: 80,
  })
})
