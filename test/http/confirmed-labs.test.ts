import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { BiomarkerStore } from "#db/biomarkers"
import { LabStore } from "#db/labs"
import type { Biomarker } from "#domain/biomarker"
import { newId, type UserId } from "#domain/ids"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { webhook } from "#test/webhook"

const it = itLive(App)

const IRON = { name: "Iron", value: "9000", unit: "µg/dL", reference_range: "50 - 150" }
const FERRITIN = { name: "Ferritin", value: "80", unit: "ng/mL", reference_range: "30 - 400" }

/** A lab whose report was read with the results given, by the embedded aggregator unless said otherwise. */
const read = Effect.fnUntraced(function* (biomarkers: ReadonlyArray<object>, prefix = "own") {
  const { user_id, get } = yield* Client
  const id = newId("lab")
  const upload_id = `${prefix}_${id}`
  yield* LabStore.use((store) =>
    store.insert({
      id,
      user_id: user_id as UserId,
      upload_id,
      aggregator_status: "pending",
      uploaded_at: "2026-03-03T00:00:00.000Z",
      parsed_at: null,
      content_type: "application/pdf",
      size_bytes: 1,
      storage_key: `uploads/${id}`,
      note: null,
      file_name: null,
      laboratory: null,
    }),
  )
  const data = [{ metadata: { test_date: "2026-03-02" }, biomarkers }]
  const deliver = webhook({ upload_id, data })
  yield* deliver
  const path = `/v1/labs/${id}`
  return { id, path, upload_id, lab: Effect.map(get(path), ({ body }) => body), deliver }
})

const patch = (path: string, results: unknown, headers = {}) =>
  Client.use(({ send, token }) =>
    send(path, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...headers,
      },
      body: JSON.stringify({ results }),
    }),
  )

const namesOf = (results: ReadonlyArray<Biomarker>) => results.map(({ name }) => name).sort()

/** The names of the results that are anywhere but in their lab: sync, list, day, and what answers are made of. */
const shown = Effect.gen(function* () {
  const { get, user_id } = yield* Client
  const lists = [
    (yield* get("/v1/data/sync")).body.biomarkers,
    (yield* get("/v1/data/biomarkers")).body.data,
    (yield* get("/v1/data/summaries/2026-03-02")).body.biomarkers,
  ].map(namesOf)
  expect(lists[1]).toEqual(lists[0]!)
  expect(lists[2]).toEqual(lists[0]!)
  const answered = yield* BiomarkerStore.use((store) => store.all(user_id as UserId))
  expect(answered.flatMap(({ name, value }) => (value === null ? [] : [name])).sort()).toEqual(
    lists[0]!,
  )
  return lists[0]!
})

describe("a result that is hardly true", () => {
  it("is in its lab alone, marked unconfirmed", () =>
    Effect.gen(function* () {
      const { lab } = yield* read([IRON, FERRITIN])
      expect(yield* lab).toMatchObject({
        aggregator_status: "parsed",
        biomarkers: [
          { name: "Ferritin", value: 80, unconfirmed: false },
          { name: "Iron", value: 9000, unconfirmed: true },
        ],
      })
      expect(yield* shown).toEqual(["Ferritin"])
    }))

  it("is believed of an outside aggregator", () =>
    Effect.gen(function* () {
      yield* read([IRON], "upl")
      expect(yield* shown).toEqual(["Iron"])
    }))
})

describe("PATCH /v1/labs/{id}", () => {
  it("confirms a result, which is then everywhere, and stays when its report is read again", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const { path, lab, upload_id } = yield* read([IRON, FERRITIN])
      const { now } = (yield* get("/v1/data/sync")).body
      const { biomarkers } = yield* lab
      const iron = biomarkers[1]
      const { status, body } = yield* patch(path, [{ id: iron.id, confirm: true }])
      expect(status).toBe(200)
      expect(body).toEqual(yield* lab)
      expect(body.biomarkers[1]).toMatchObject({ id: iron.id, value: 9000, unconfirmed: false })
      expect(yield* shown).toEqual(["Ferritin", "Iron"])
      const later = (yield* get(`/v1/data/sync?since=${now}`)).body.biomarkers
      expect(later).toMatchObject([{ id: iron.id, value: 9000, out_of_range: true }])
      const changed = { ...IRON, value: "9001" }
      const data = [{ metadata: { test_date: "2026-03-02" }, biomarkers: [changed] }]
      yield* webhook({ upload_id, data })
      expect((yield* lab).biomarkers[1]).toEqual(body.biomarkers[1])
    }))

  it("corrects a result by the printed range, and one of a range that nobody printed by the common one", () =>
    Effect.gen(function* () {
      const { path, lab } = yield* read([IRON, { ...FERRITIN, reference_range: "" }])
      const [ferritin, iron] = (yield* lab).biomarkers
      const { body } = yield* patch(path, [
        { id: iron.id, value: 90, unit: "µg/dL" },
        { id: ferritin.id, value: "<1" },
      ])
      expect(body.biomarkers).toMatchObject([
        { id: ferritin.id, value: 1, operator: "<", unit: "ng/mL", out_of_range: true },
        { id: iron.id, value: 90, unit: "µg/dL", out_of_range: false, unconfirmed: false },
      ])
      expect(yield* shown).toEqual(["Ferritin", "Iron"])
      const words = yield* patch(path, [{ id: iron.id, value: "not measured" }])
      expect(words.body.qualitative).toMatchObject([{ id: iron.id, text: "not measured" }])
      expect(yield* shown).toEqual(["Ferritin"])
    }))

  it("corrects a unit with the range that was printed beside it, so that 134 g/L is not above 12 - 15.5", () =>
    Effect.gen(function* () {
      const hemoglobin = {
        name: "Hemoglobin",
        value: "134",
        unit: "g/dL",
        reference_range: "12.0 - 15.5",
      }
      const { path, lab } = yield* read([hemoglobin])
      const [{ id, unconfirmed }] = (yield* lab).biomarkers
      expect(unconfirmed).toBe(true)
      const { body } = yield* patch(path, [{ id, value: 134, unit: "g/L" }])
      expect(body.biomarkers[0]).toMatchObject({
        reference_range: "120 - 155",
        range: { low: 120, high: 155, of: "report" },
        out_of_range: false,
      })
    }))

  it("changes all or nothing, and names the result that is none of the lab", () =>
    Effect.gen(function* () {
      const { path, lab } = yield* read([IRON])
      const other = yield* read([FERRITIN])
      const before = yield* lab
      const [{ id }] = before.biomarkers
      const foreign = (yield* other.lab).biomarkers[0].id
      for (const [results, field] of [
        [
          [
            { id, confirm: true },
            { id: foreign, confirm: true },
          ],
          "results.1.id",
        ],
        [[{ id: "bio_0", value: 90 }], "results.0.id"],
        [[], "results"],
      ] as const) {
        const { status, body } = yield* patch(path, results)
        expect([status, body.error.details?.field]).toEqual([400, field])
      }
      for (const result of [{ id }, { id, confirm: false }, { confirm: true }, { id, value: null }])
        expect((yield* patch(path, [result])).body.error.code).toBe("invalid_field")
      expect(yield* lab).toEqual(before)
    }))

  it("is once for one Idempotency-Key", () =>
    Effect.gen(function* () {
      const { path, lab } = yield* read([IRON])
      const [{ id }] = (yield* lab).biomarkers
      const key = { "idempotency-key": "k1" }
      const first = yield* patch(path, [{ id, value: 90 }], key)
      yield* patch(path, [{ id, value: 95 }])
      const again = yield* patch(path, [{ id, value: 90 }], key)
      expect([again.body, again.headers.get("idempotency-replayed")]).toEqual([first.body, "true"])
      expect((yield* lab).biomarkers[0].value).toBe(95)
    }))

  it("is lab_not_found for no lab, and for another person's", () =>
    Effect.gen(function* () {
      const { path, lab } = yield* read([IRON])
      const [{ id }] = (yield* lab).biomarkers
      for (const answer of [
        yield* patch("/v1/labs/lab_0", [{ id, confirm: true }]),
        yield* patch(path, [{ id, confirm: true }], yield* otherUser),
      ])
        expect([answer.status, answer.body.error.code]).toEqual([404, "lab_not_found"])
      expect((yield* lab).biomarkers[0].unconfirmed).toBe(true)
    }))
})
