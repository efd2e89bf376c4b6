import { expect, test } from "bun:test"
import { Effect } from "effect"
import { Unreadable } from "#ingest/parsed"
import { readSleep } from "#ingest/sleep"
import { Deliveries, deliver, deliverFixture, payload, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const sleeps = rowsOf("sleep_sessions")

it("replaces a tentative night by the final one", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-sleep-garmin-tentative")
    expect(yield* sleeps).toMatchObject([{ upload_type: 3, deep_s: null }])
    yield* deliverFixture("edge-sleep-garmin-final")
    expect(yield* sleeps).toMatchObject([
      { upload_type: 2, deep_s: 4200, asleep_s: 25620, score: 81, date: "2025-06-02" },
    ])
  }))

it("keeps the final night when the tentative one comes late", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-sleep-garmin-final")
    yield* deliverFixture("edge-sleep-garmin-tentative")
    expect(yield* sleeps).toMatchObject([{ upload_type: 2, deep_s: 4200 }])
  }))

it("replaces a tentative night by the final one whatever the sender's order", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-sleep-garmin-tentative", 2_000)
    yield* deliverFixture("edge-sleep-garmin-final", 1_000)
    expect(yield* sleeps).toMatchObject([{ upload_type: 2, deep_s: 4200, ordering_ms: 1_000 }])
  }))

it("keeps night and nap of one wake-up date, and two devices of one night, apart", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-sleep-garmin-final")
    yield* deliverFixture("edge-sleep-oura-samenight")
    expect(yield* sleeps).toMatchObject([
      { date: "2025-06-02", provider: "garmin", is_nap: 0 },
      { date: "2025-06-02", provider: "oura", is_nap: 0 },
      { date: "2025-06-02", provider: "oura", is_nap: 1 },
    ])
  }))

it("knows a night without an id by its start and end", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-sleep-oura-noid")
    const again = yield* Effect.promise(() => payload("edge-sleep-oura-noid"))
    again.data[0].scores = { sleep: 84 }
    yield* deliver(again)
    expect(yield* sleeps).toMatchObject([{ summary_id: null, score: 84 }])
  }))

const read = async (change: Record<string, unknown> = {}) => {
  const [item] = (await payload("edge-sleep-oura-noid")).data
  return readSleep({ ...item, ...change })
}

test("sums the stages where the time asleep is missing", async () => {
  expect(await read()).toMatchObject({ asleep_s: 25200 })
})

test("takes the start from the end and the time in bed where it is missing", async () => {
  expect(await read()).toMatchObject({ start_at: "2025-06-01T23:05:30.000-04:00" })
})

test("does not work out a start from a time in bed that cannot be one", async () => {
  for (const duration_in_bed_seconds of [-1, 1e9, 1e300])
    expect(await read({ sleep_durations_data: { other: { duration_in_bed_seconds } } })).toEqual(
      new Unreadable("It has neither a start nor a time in bed."),
    )
})

test("drops what a watch sends for a heart rate it has not measured", async () => {
  expect(await read()).toMatchObject({
    min_hr_bpm: null,
    max_hr_bpm: null,
    resting_hr_bpm: null,
    avg_hr_bpm: 56.2,
  })
})

test("brings every vendor's efficiency to percent", async () => {
  const efficiency = async (sleep_efficiency: number | null) =>
    read({
      sleep_durations_data: { other: { duration_in_bed_seconds: 28800 }, sleep_efficiency },
    })
  expect(await efficiency(0.9)).toMatchObject({ efficiency_pct: 90 })
  expect(await efficiency(91.5)).toMatchObject({ efficiency_pct: 91.5 })
  expect(await efficiency(1.99)).toMatchObject({ efficiency_pct: 1.99 })
  expect(await efficiency(1.2)).toMatchObject({ efficiency_pct: 100 })
  expect(await efficiency(103)).toMatchObject({ efficiency_pct: 100 })
  expect(await efficiency(null)).toMatchObject({ efficiency_pct: null, asleep_s: null })
})

test("keeps the starts of the stages, apart from the row that is sent", async () => {
  expect(await read()).toMatchObject({
    hypnogram: [
      { t: "2025-06-01T23:05:30.000000-04:00", level: 4 },
      { t: "2025-06-02T00:05:30.000000-04:00", level: 5 },
    ],
  })
})

test("keeps rmssd and sdnn in columns of their own", async () => {
  expect(await read()).toMatchObject({ hrv_rmssd_ms: 41, hrv_sdnn_ms: null })
})

test("cannot read a night without an end, nor one without start and time in bed", async () => {
  expect(await read({ metadata: {} })).toBeInstanceOf(Unreadable)
  expect(await read({ sleep_durations_data: null })).toBeInstanceOf(Unreadable)
})

test("finds every field of a full payload where the description says it is", async () => {
  const full = (await payload("sleep-garmin-allfields1")).data[0]
  expect(readSleep(full)).toMatchSnapshot()
})
