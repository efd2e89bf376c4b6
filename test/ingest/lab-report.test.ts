import { expect } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Ingest, IngestMessage } from "#actors/ingest"
import { BiomarkerStore } from "#db/biomarkers"
import { DataSyncStore } from "#db/data-sync"
import { LabStore, type StoredLab } from "#db/labs"
import type { LabId } from "#domain/ids"
import { ada, Deliveries, deliver, moment, payload } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const report: LabId = "lab_one"

const lab = (change: Partial<StoredLab> = {}): StoredLab => ({
  id: report,
  user_id: ada,
  upload_id: null,
  aggregator_status: "submitted",
  uploaded_at: "2026-03-02T10:00:00.000Z",
  parsed_at: null,
  content_type: "application/pdf",
  size_bytes: 1,
  storage_key: "one",
  note: null,
  file_name: null,
  laboratory: null,
  ...change,
})

const uploaded = (change?: Partial<StoredLab>) =>
  Effect.flatMap(LabStore, (labs) => labs.insert(lab(change)))
const stored = Effect.flatMap(LabStore, (labs) => labs.find(ada, report))
const results = Effect.flatMap(BiomarkerStore, (biomarkers) => biomarkers.all(ada))
const sent = Effect.map(
  Effect.flatMap(DataSyncStore, (sync) => sync.since(ada, 0)),
  ({ rows }) => rows.biomarkers.map((row) => JSON.parse(row)),
)
const fixture = (name: string) => Effect.promise(() => payload(name))
const older = fixture("lab_report-none-specshape2")
const current = fixture("lab_report_completed-none-oa1")

it("joins a report of the older shape by its upload id and marks the lab parsed", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(moment("2026-03-02T10:01:00Z"))
    yield* uploaded({ upload_id: "9d7b2f6e-0000-4000-8000-000000000001" })
    const event = yield* deliver(yield* fixture("lab_report-none-specshape1"))
    expect(event).toMatchObject({ state: "processed", type: "lab_report" })
    expect(yield* stored).toMatchObject({
      aggregator_status: "parsed",
      parsed_at: "2026-03-02T10:01:00.000Z",
    })
    expect(yield* results).toMatchObject([
      { name: "LDL Cholesterol", value: 128, unit: "mg/dL", out_of_range: true },
      { name: "Vitamin D, 25-OH", value: 24, reference_range: "30 - 100", out_of_range: true },
    ])
  }))

it("keeps operators and words, and sends only what has a number", () =>
  Effect.gen(function* () {
    yield* uploaded({ upload_id: "9d7b2f6e-0000-4000-8000-000000000002" })
    yield* deliver(yield* older)
    expect(yield* results).toMatchObject([
      { name: "HIV 1/2 Ab", value: null, value_text: "Non-Reactive", unit: "" },
      { name: "HbA1c", value: 5.6, out_of_range: false },
      { name: "eGFR", value: 92, out_of_range: false },
      { name: "hs-CRP", value: 0.3, operator: "<", value_text: "<0.3", out_of_range: false },
    ])
    const rows = yield* sent
    expect(rows.map(({ name }) => name).sort()).toEqual(["HbA1c", "eGFR", "hs-CRP"])
    expect(rows.find(({ name }) => name === "hs-CRP")).toMatchObject({ value: 0.3, operator: "<" })
    expect(rows.find(({ name }) => name === "HbA1c")).toMatchObject({
      value: 5.6,
      operator: null,
      unit: "%",
      reference_range: "4.0 - 5.6",
      out_of_range: false,
      test_date: "2026-03-02",
      lab_id: report,
    })
  }))

it("does not duplicate the results of a report that comes again, and moves only what changed", () =>
  Effect.gen(function* () {
    yield* uploaded({ upload_id: "9d7b2f6e-0000-4000-8000-000000000002" })
    const body = yield* older
    body.data[0].metadata.test_date = null
    yield* deliver(body)
    const before = yield* results
    body.data[0].biomarkers[1].value = 5.9
    yield* deliver(body)
    const after = yield* results
    expect(after).toHaveLength(4)
    expect(after.filter((row, n) => row.updated_at !== before[n]!.updated_at)).toMatchObject([
      { name: "HbA1c", value: 5.9, out_of_range: true },
    ])
    expect(yield* sent).toHaveLength(3)
  }))

it("lets no parked report that is tried again overwrite a corrected one", () =>
  Effect.gen(function* () {
    const ingest = yield* Ingest
    yield* uploaded({ upload_id: "9d7b2f6e-0000-4000-8000-000000000002" })
    const body = yield* older
    body.data[0].biomarkers[0].name = null
    yield* deliver(body)
    body.data[0].biomarkers = [{ ...body.data[0].biomarkers[1], value: 5.9 }]
    yield* deliver(body)
    yield* ingest.send(IngestMessage.RetryParked())
    yield* ingest.idle
    expect((yield* results).find(({ name }) => name === "HbA1c")).toMatchObject({ value: 5.9 })
  }))

it("reads a bound whose operator is no operator as it was printed", () =>
  Effect.gen(function* () {
    yield* uploaded({ upload_id: "upl_9d6e5f2a1c7b" })
    const body = yield* current
    const bounded = { operator: "constructor", value: 3 }
    body.data.results = [
      { source: { name: "A", value: "> 3" }, measurement: { type: "bounded", bounded } },
    ]
    expect(yield* deliver(body)).toMatchObject({ state: "processed" })
    expect(yield* results).toMatchObject([{ name: "A", value: 3, operator: ">" }])
  }))

it("joins a report of the current shape by our own id in its reference", () =>
  Effect.gen(function* () {
    yield* uploaded()
    const body = yield* current
    body.data.reference_id = report
    expect(yield* deliver(body)).toMatchObject({ state: "processed" })
    expect(yield* results).toMatchObject([
      {
        name: "Hemoglobin",
        value: 14.2,
        unit: "g/dL",
        reference_range: "",
        test_date: "2026-06-29",
      },
    ])
  }))

it("believes our own id rather than an upload that is another lab's", () =>
  Effect.gen(function* () {
    yield* uploaded()
    yield* uploaded({ id: "lab_other", upload_id: "upl_9d6e5f2a1c7b" })
    const body = yield* current
    body.data.reference_id = report
    yield* deliver(body)
    expect(yield* stored).toMatchObject({ aggregator_status: "parsed" })
    expect(yield* results).toMatchObject([{ lab_id: report }])
  }))

it("reads every kind of measurement of the current shape", () =>
  Effect.gen(function* () {
    yield* uploaded({ upload_id: "upl_9d6e5f2a1c7b" })
    const body = yield* current
    const result = (name: string, measurement: unknown, more = {}) => ({
      source: { name, value: "as printed", units: null },
      biomarker: { key: null },
      measurement,
      ...more,
    })
    body.data.results = [
      result(
        "A",
        { type: "numeric", numeric: 7, units: "mg/L" },
        {
          interpretation: { applied_range: { lower: 1, upper: 5 }, flag: "high" },
        },
      ),
      result(
        "B",
        { type: "bounded", bounded: { operator: "lt", value: 0.5 } },
        {
          reference_ranges: [{ lower: null, upper: 3 }],
        },
      ),
      result("C", { type: "qualitative", qualitative: { text: "Negative" } }),
      result("D", { type: "absent", absent_reason: "haemolysed" }),
      result("E", { type: "numeric", numeric: 9 }, { interpretation: { flag: "low" } }),
    ]
    yield* deliver(body)
    expect(yield* results).toMatchObject([
      { name: "A", value: 7, reference_range: "1 - 5", out_of_range: true },
      { name: "B", value: 0.5, operator: "<", reference_range: "<=3", out_of_range: false },
      { name: "C", value: null, value_text: "Negative", test_date: "2026-06-30" },
      { name: "D", value: null, value_text: "haemolysed" },
      { name: "E", value: 9, reference_range: "", out_of_range: true },
    ])
  }))

it("keeps two different results of one name apart, and one that is printed twice once", () =>
  Effect.gen(function* () {
    yield* uploaded({ upload_id: "9d7b2f6e-0000-4000-8000-000000000002" })
    const body = yield* older
    const glucose = { name: "Glucose", value: 90, unit: "mg/dL", reference_range: null }
    body.data[0].biomarkers = [glucose, glucose, { ...glucose, value: 140 }]
    yield* deliver(body)
    yield* deliver({ ...body, again: true })
    expect(yield* results).toMatchObject([
      { name: "Glucose", value: 90 },
      { name: "Glucose (2)", value: 140 },
    ])
  }))

it("says by its code why a report could not be read", () =>
  Effect.gen(function* () {
    yield* uploaded()
    const body = yield* fixture("lab_report_failed-none-oa1")
    body.data.reference_id = report
    yield* deliver(body)
    expect(yield* stored).toMatchObject({ aggregator_status: "failed:file_unreadable" })
  }))

it("leaves a lab that has ended where it is", () =>
  Effect.gen(function* () {
    yield* uploaded({ aggregator_status: "parsed", parsed_at: "2026-03-02T10:00:30.000Z" })
    const body = yield* fixture("lab_report_failed-none-oa1")
    body.data.reference_id = report
    yield* deliver(body)
    expect(yield* stored).toMatchObject({ aggregator_status: "parsed" })
  }))

it("parks a report nobody has uploaded", () =>
  Effect.gen(function* () {
    expect(yield* deliver(yield* current)).toMatchObject({
      state: "parked",
      error: "It belongs to no report that was uploaded here.",
    })
  }))

it("gives a report nobody uploaded here to the person it refers to, once", () =>
  Effect.gen(function* () {
    const body = { ...(yield* older), reference_id: ada }
    expect(yield* deliver(body)).toMatchObject({ state: "processed" })
    yield* deliver({ ...body, again: true })
    expect(yield* results).toHaveLength(4)
    expect(yield* sent).toMatchObject([{ lab_id: null }, { lab_id: null }, { lab_id: null }])
    const failed = yield* fixture("lab_report_failed-none-oa1")
    failed.data.reference_id = ada
    expect(yield* deliver(failed)).toMatchObject({ state: "skipped" })
  }))

it("writes the results that have a name and parks the report for the one that has none", () =>
  Effect.gen(function* () {
    yield* uploaded({ upload_id: "9d7b2f6e-0000-4000-8000-000000000002" })
    const body = yield* older
    body.data[0].biomarkers[0].name = null
    expect(yield* deliver(body)).toMatchObject({
      state: "parked",
      error: "A result has no name.",
    })
    expect(yield* results).toHaveLength(3)
  }))
