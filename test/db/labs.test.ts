import { expect } from "bun:test"
import { Effect } from "effect"
import { LabStore, type StoredLab } from "#db/labs"
import { ada, Stores } from "#test/deliveries"
import { itWith } from "#test/effect"

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

it("lists the latest twenty, newest first", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    for (let n = 1; n <= 22; n++) yield* labs.insert(lab(n))
    const listed = yield* labs.list(ada)
    expect(listed.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, n) => `lab_${22 - n}` as const),
    )
  }))
