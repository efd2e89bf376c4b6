import { expect } from "bun:test"
import { Effect } from "effect"
import { LabStore, type StoredLab } from "#db/labs"
import { ada, Stores } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Stores)

const lab: StoredLab = {
  id: "lab_1",
  user_id: ada,
  upload_id: null,
  aggregator_status: "pending",
  uploaded_at: "2026-03-01T10:00:00.000Z",
  parsed_at: null,
  content_type: "application/pdf",
  size_bytes: 1,
  storage_key: "1",
  note: null,
  file_name: null,
  laboratory: null,
}

it("counts each reading of a lab that begins, and begins two", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* labs.insert(lab)
    expect(yield* labs.begin(lab)).toBe("gone")
    yield* labs.submitted(ada, "lab_1", "own_lab_1")
    expect(yield* labs.begin(lab)).toBe("begun")
    expect(yield* labs.begin(lab)).toBe("begun")
    expect(yield* labs.begin(lab)).toBe("spent")
  }))

it("does not count one that the end of the service cut off", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    yield* labs.insert(lab)
    yield* labs.submitted(ada, "lab_1", "own_lab_1")
    yield* labs.takeBack(lab)
    for (let time = 0; time < 4; time++) {
      expect(yield* labs.begin(lab)).toBe("begun")
      yield* labs.takeBack(lab)
    }
  }))

it("begins none of a lab that has ended, is deleted, or is another person's", () =>
  Effect.gen(function* () {
    const labs = yield* LabStore
    expect(yield* labs.begin(lab)).toBe("gone")
    yield* labs.insert(lab)
    yield* labs.submitted(ada, "lab_1", "own_lab_1")
    expect(yield* labs.begin({ ...lab, user_id: "user_other" })).toBe("gone")
    yield* labs.failed(ada, "lab_1", "too_long")
    expect(yield* labs.begin(lab)).toBe("gone")
  }))
