import { expect, test } from "bun:test"
import { Effect } from "effect"
import { readActivity } from "#ingest/activity"
import { activityTypeName } from "#ingest/activity-type"
import { Unreadable } from "#ingest/reading"
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

test("cannot read a workout without an id or a start", () => {
  expect(readActivity({ metadata: { start_time: "2025-06-02T18:00:00Z" } })).toBeInstanceOf(
    Unreadable,
  )
  expect(readActivity({ metadata: { summary_id: "x", start_time: "soon" } })).toBeInstanceOf(
    Unreadable,
  )
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
