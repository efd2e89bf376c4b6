import { expect } from "bun:test"
import { Effect } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import { BiomarkerStore } from "#db/biomarkers"
import { LabStore, type StoredLab } from "#db/labs"
import { RawEventStore } from "#db/raw-events"
import { ada, Deliveries, deliver, payload, rowsOf, send } from "#test/deliveries"
import { itWith } from "#test/effect"

/** Deliveries that come before what they belong to is known. */

const it = itWith(Deliveries)

const days = rowsOf("daily_summary")
const states = Effect.map(rowsOf<{ state: string }>("raw_events"), (rows) =>
  rows.map(({ state }) => state),
)

const user = (reference_id: string | null, user_id = "g1") => ({
  user_id,
  provider: "GARMIN",
  reference_id,
})

const daily = (day: number, reference_id: string | null = null, user_id = "g1") => ({
  type: "daily",
  user: user(reference_id, user_id),
  data: [{ metadata: { start_time: `2025-06-0${day}T00:00:00Z` }, distance_data: { steps: day } }],
})

const auth = (reference_id: string | null, user_id = "g1") => ({
  type: "auth",
  status: "success",
  user: user(reference_id, user_id),
})

it("are read as soon as their connection signs in", () =>
  Effect.gen(function* () {
    yield* deliver(daily(1))
    yield* deliver(daily(2))
    expect(yield* states).toEqual(["parked", "parked"])
    yield* deliver(auth(ada))
    expect(yield* states).toEqual(["processed", "processed", "processed"])
    expect(yield* days).toMatchObject([{ steps: 1 }, { steps: 2 }])
  }))

it("are read as soon as data of their connection names a person", () =>
  Effect.gen(function* () {
    yield* deliver(daily(1))
    yield* deliver(daily(2, ada))
    expect(yield* states).toEqual(["processed", "processed"])
  }))

it("are read though they come in one rush with the sign-in", () =>
  Effect.gen(function* () {
    yield* send(daily(1))
    yield* send(auth(ada))
    yield* send(daily(2))
    yield* (yield* Ingest).idle
    expect(yield* states).toEqual(["processed", "processed", "processed"])
    expect(yield* days).toHaveLength(2)
  }))

it("are read when a second sign-in makes their id known, also after seven nights", () =>
  Effect.gen(function* () {
    const ingest = yield* Ingest
    yield* deliver(daily(1, null, "g2"))
    for (let night = 0; night < 8; night++) yield* ingest.send(IngestMessage.RetryParked())
    yield* deliver(auth(ada))
    expect(yield* states).toEqual(["parked", "processed"])
    yield* deliver({ type: "user_reauth", old_user: user(ada), new_user: user(null, "g2") })
    expect(yield* states).toEqual(["processed", "processed", "processed"])
  }))

it("stay parked when somebody else signs in", () =>
  Effect.gen(function* () {
    yield* deliver(daily(1))
    yield* deliver(auth(ada, "g7"))
    expect(yield* states).toEqual(["parked", "processed"])
  }))

it("do not overwrite what came after them", () =>
  Effect.gen(function* () {
    yield* deliver(daily(1))
    const later = daily(1, ada)
    later.data[0]!.distance_data.steps = 99
    yield* deliver(later)
    expect(yield* days).toMatchObject([{ steps: 99 }])
  }))

const lab: StoredLab = {
  id: "lab_one",
  user_id: ada,
  upload_id: null,
  aggregator_status: "pending",
  uploaded_at: "2026-03-02T10:00:00.000Z",
  parsed_at: null,
  content_type: "application/pdf",
  size_bytes: 1,
  storage_key: "one",
  note: null,
  file_name: null,
  laboratory: null,
}

const report = Effect.promise(() => payload("lab_report-none-specshape1"))

const readLost = Effect.gen(function* () {
  const ingest = yield* Ingest
  yield* ingest.send(IngestMessage.QueueLost())
  yield* ingest.idle
})

it("are unread again when their lab's upload id becomes known", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    const body = yield* report
    yield* labs.insert(lab)
    yield* deliver(body)
    expect(yield* states).toEqual(["parked"])
    expect(yield* labs.submitted(ada, "lab_one", body.upload_id)).toBe(true)
    expect(yield* (yield* RawEventStore).received).toEqual([1])
    yield* readLost
    expect(yield* states).toEqual(["processed"])
    expect(yield* (yield* BiomarkerStore).ofLab(ada, "lab_one")).toHaveLength(2)
  }))

it("are unread again when their lab itself becomes known", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    const body = yield* report
    yield* deliver(body)
    yield* labs.insert({ ...lab, aggregator_status: "submitted", upload_id: body.upload_id })
    yield* readLost
    expect(yield* labs.find(ada, "lab_one")).toMatchObject({ aggregator_status: "parsed" })
  }))
