import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { Database } from "#db/database"
import { endLab, LabStore, type StoredLab } from "#db/labs"
import { users } from "#db/schema/account"
import { biomarkers } from "#db/schema/lab"
import { ada, person, rowsOf, Stores } from "#test/deliveries"
import { itWith } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itWith(Stores)

const lab = (n: number): StoredLab => ({
  id: `lab_${n}`,
  user_id: ada,
  upload_id: null,
  aggregator_status: "pending",
  uploaded_at: `2026-03-${String(n).padStart(2, "0")}T10:00:00.000Z`,
  parsed_at: null,
  content_type: "application/pdf",
  size_bytes: 1,
  storage_key: String(n),
  note: null,
  file_name: null,
  laboratory: null,
})

it("moves a lab from pending to submitted once", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* labs.insert(lab(1))
    expect(yield* labs.submitted(ada, "lab_1", "upl_1")).toBe(true)
    expect(yield* labs.submitted(ada, "lab_1", "upl_2")).toBe(false)
    expect(yield* labs.find(ada, "lab_1")).toMatchObject({
      aggregator_status: "submitted",
      upload_id: "upl_1",
    })
  }))

it("ends a lab once", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* labs.insert(lab(1))
    expect(yield* labs.failed(ada, "lab_1", "file_unreadable")).toBe(true)
    expect(yield* labs.failed(ada, "lab_1", "internal")).toBe(false)
    expect(yield* labs.submitted(ada, "lab_1", "upl_1")).toBe(false)
  }))

it("shows and moves nobody else's lab", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* labs.insert(lab(1))
    expect(yield* labs.find("user_other", "lab_1")).toBeNull()
    expect(yield* labs.failed("user_other", "lab_1", "internal")).toBe(false)
    expect(yield* labs.list("user_other")).toEqual([])
  }))

it("names each lab by the day of its own results, or of another of the same bytes", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* direct((db) => db.insert(users).values(person("user_other")).run())
    for (const n of [1, 2, 3])
      yield* labs.insert({ ...lab(n), storage_key: n === 3 ? "1" : `${n}` })
    yield* labs.insert({ ...lab(4), user_id: "user_other", storage_key: "1" })
    const result = { user_id: ada, name: "Ferritin", unit: "ng/mL", reference_range: "" }
    yield* direct((db) =>
      db
        .insert(biomarkers)
        .values({
          ...{ ...result, id: "bio_1", lab_id: "lab_1", test_date: "2026-03-02" },
          ...{ value: 12, out_of_range: false, updated_at: 1 },
        })
        .run(),
    )
    expect((yield* labs.list(ada)).map(({ id, test_date }) => [id, test_date])).toEqual([
      ["lab_3", "2026-03-02"],
      ["lab_2", null],
      ["lab_1", "2026-03-02"],
    ])
    expect((yield* labs.list("user_other")).map(({ test_date }) => test_date)).toEqual([null])
  }))

it("lists the latest twenty, newest first", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    for (let n = 1; n <= 22; n++) yield* labs.insert(lab(n))
    const listed = yield* labs.list(ada)
    expect(listed.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, n) => `lab_${22 - n}` as const),
    )
  }))

it("says that nobody is there to own a lab, and stores none", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    expect(yield* labs.insert({ ...lab(1), user_id: "user_gone" })).toBe(false)
    expect(yield* rowsOf("labs")).toEqual([])
  }))

it("ends what a crash has left pending, and nothing else", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* labs.insert(lab(1))
    yield* labs.insert({ ...lab(2), aggregator_status: "submitted", upload_id: "upl_2" })
    const [later, earlier] = yield* Effect.provide(
      LabStore.use(({ list }) => list(ada)),
      Layer.fresh(LabStore.layer),
    )
    expect(earlier!.aggregator_status).toBe("failed:interrupted")
    expect(later!.aggregator_status).toBe("submitted")
  }))

it("gives an upload that is named again to the later lab of the same person", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* labs.insert(lab(1))
    yield* labs.insert(lab(2))
    expect(yield* labs.submitted(ada, "lab_1", "upl_1")).toBe(true)
    expect(yield* labs.submitted(ada, "lab_2", "upl_1")).toBe(true)
    const listed = yield* labs.list(ada)
    expect(listed.map(({ upload_id }) => upload_id)).toEqual(["upl_1", null])
  }))

it("leaves an upload with the person whose it is", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* direct((db) => db.insert(users).values(person("user_other")).run())
    yield* labs.insert(lab(1))
    yield* labs.insert({ ...lab(2), user_id: "user_other" })
    yield* labs.submitted(ada, "lab_1", "upl_1")
    expect(yield* labs.submitted("user_other", "lab_2", "upl_1")).toBe(true)
    expect((yield* labs.find(ada, "lab_1"))!.upload_id).toBe("upl_1")
    expect((yield* labs.find("user_other", "lab_2"))!.upload_id).toBeNull()
  }))

it("knows the upload of a lab whose results were faster", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    const { write } = yield* Database
    yield* labs.insert(lab(1))
    yield* write(ada, (tx) => endLab(tx, "lab_1", "parsed"))
    expect(yield* labs.submitted(ada, "lab_1", "upl_1")).toBe(false)
    expect(yield* labs.find(ada, "lab_1")).toMatchObject({
      aggregator_status: "parsed",
      upload_id: "upl_1",
    })
  }))
