import { expect, test } from "bun:test"
import { Effect } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import { readActivity } from "#ingest/activity"
import { activityTypeName } from "#ingest/activity-type"
import { Unreadable } from "#ingest/parsed"
import { Deliveries, deliver, deliverFixture, payload, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const workouts = rowsOf("activities")

const strength = Effect.promise(() => payload("edge-activity-apple-strength"))

it("writes a workout under the local day of its start", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-activity-apple-strength")
    expect(yield* workouts).toMatchObject([
      {
        summary_id: "7F1C-apple",
        date: "2025-06-02",
        type_name: "Strength Training",
        duration_s: 2700,
        avg_hr_bpm: 118,
        calories_kcal: 312.4,
        tz_offset_min: -240,
        deleted: 0,
        name: null,
      },
    ])
  }))

it("marks a workout the vendor takes back, and keeps what it was", () =>
  Effect.gen(function* () {
    yield* deliver(yield* strength, 1_000)
    const taken = yield* strength
    taken.data[0] = { metadata: { ...taken.data[0].metadata, upload_type: 4 } }
    yield* deliver(taken, 2_000)
    expect(yield* workouts).toMatchObject([{ deleted: 1, upload_type: 4, avg_hr_bpm: 118 }])
  }))

it("does not bring back a workout by a delivery older than its end", () =>
  Effect.gen(function* () {
    const taken = yield* strength
    taken.data[0] = { metadata: { ...taken.data[0].metadata, upload_type: 4 } }
    yield* deliver(taken, 2_000)
    yield* deliver(yield* strength, 1_000)
    expect(yield* workouts).toMatchObject([{ deleted: 1 }])
  }))

it("replaces a workout as a whole by a later delivery", () =>
  Effect.gen(function* () {
    yield* deliver(yield* strength)
    const later = yield* strength
    later.data[0].heart_rate_data = null
    later.data[0].metadata.name = "Legs"
    yield* deliver(later)
    expect(yield* workouts).toMatchObject([{ name: "Legs", avg_hr_bpm: null }])
  }))

test("names every type, and keeps the number of one it does not know", () => {
  expect(activityTypeName(0)).toBe("In Vehicle")
  expect(activityTypeName(154)).toBe("Physical Therapy")
  expect(activityTypeName(72)).toBe("Unknown (72)")
})

test("cannot read a workout without a start", () => {
  expect(readActivity({ metadata: { summary_id: "x", start_time: "soon" } })).toBeInstanceOf(
    Unreadable,
  )
})

it("knows a workout without an id by its start and end", () =>
  Effect.gen(function* () {
    const body = yield* strength
    body.data[0].metadata.summary_id = null
    yield* deliver(body)
    body.data[0].metadata.name = "Legs"
    yield* deliver(body)
    expect(yield* workouts).toMatchObject([{ name: "Legs", duration_s: 2700 }])
  }))

const withdrawal = Effect.map(strength, (body) => ({
  ...body,
  data: [{ metadata: { summary_id: body.data[0].metadata.summary_id, upload_type: 4 } }],
}))

it("takes back a workout by its id alone", () =>
  Effect.gen(function* () {
    yield* deliver(yield* strength)
    expect(yield* deliver(yield* withdrawal)).toMatchObject({ state: "processed" })
    expect(yield* workouts).toMatchObject([{ deleted: 1, avg_hr_bpm: 118 }])
  }))

it("parks word that a workout is taken back which has not come, and marks it once it has", () =>
  Effect.gen(function* () {
    const ingest = yield* Ingest
    expect(yield* deliver(yield* withdrawal, 2_000)).toMatchObject({
      state: "parked",
      error: "It takes back a workout that has not come.",
    })
    yield* deliver(yield* strength, 1_000)
    yield* ingest.send(IngestMessage.RetryParked())
    yield* ingest.idle
    expect(yield* workouts).toMatchObject([{ deleted: 1 }])
  }))

test("measures a workout by the clock on the wall where only one end has an offset", () => {
  const between = (start_time: string, end_time: string) =>
    readActivity({ metadata: { summary_id: "x", start_time, end_time } })
  expect(between("2025-06-02T18:00:00", "2025-06-02T19:00:00+02:00")).toMatchObject({
    duration_s: 3600,
  })
  expect(between("2025-10-26T01:30:00+02:00", "2025-10-26T02:30:00+01:00")).toMatchObject({
    duration_s: 7200,
    date: "2025-10-26",
  })
  expect(between("2025-06-02T18:00:00Z", "2025-06-02T17:00:00Z")).toMatchObject({
    duration_s: null,
  })
})

test("leaves out where somebody was", async () => {
  const full = (await payload("activity-garmin-allfields1")).data[0]
  const sent = JSON.stringify(readActivity(full))
  expect(full.position_data).toBeDefined()
  expect(sent).not.toContain("lat_lng")
  expect(sent).not.toContain("polyline")
})

test("finds every field of a full payload where the description says it is", async () => {
  const full = (await payload("activity-garmin-allfields1")).data[0]
  expect(readActivity(full)).toMatchSnapshot()
})
