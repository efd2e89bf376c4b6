import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { Static } from "typebox"
import { Value } from "typebox/value"
import { Biomarker } from "#domain/biomarker"
import type { LabResult } from "#domain/lab"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"

const it = itLive(App)

const LABS = "/v1/labs"

const ferritin = { name: "Ferritin", value: 12, unit: "ng/mL", range: "30 - 400" }

const enter = (results: unknown, test_date: unknown = "2026-03-02", headers = {}) =>
  Client.use(({ post }) => post(LABS, { test_date, results }, headers))

/** What becomes of results by their name: whether each is out of its range. */
const judged = (results: unknown) =>
  Effect.map(enter(results), ({ body }) =>
    Object.fromEntries(body.biomarkers.map((one: Biomarker) => [one.name, one.out_of_range])),
  )

describe("POST /v1/labs", () => {
  it("makes a parsed lab of its own, whose results are in the sync, the lists and the day", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const { status, body } = yield* enter([
        ferritin,
        { name: "hs-CRP", value: "<0,3", unit: "mg/L" },
        { name: "HIV 1/2 Ab", value: "Non-Reactive" },
      ])
      expect(status).toBe(201)
      expect(body).toEqual({
        id: expect.stringMatching(/^lab_/),
        uploaded_at: expect.stringMatching(/Z$/),
        aggregator_status: "parsed",
        parsed_at: body.uploaded_at,
        upload_id: null,
        content_type: null,
        size_bytes: 0,
        note: null,
        test_date: "2026-03-02",
        laboratory: null,
        file_name: null,
        biomarkers: [
          expect.objectContaining({
            name: "Ferritin",
            value: 12,
            unit: "ng/mL",
            reference_range: "30 - 400",
            out_of_range: true,
            test_date: "2026-03-02",
            lab_id: body.id,
          }),
          expect.objectContaining({ name: "hs-CRP", value: 0.3, operator: "<" }),
        ],
        qualitative: [expect.objectContaining({ name: "HIV 1/2 Ab", text: "Non-Reactive" })],
      })
      expect((yield* get(`${LABS}/${body.id}`)).body).toEqual(body)
      expect((yield* get(LABS)).body.uploads).toMatchObject([
        { id: body.id, aggregator_status: "parsed" },
      ])
      const byName = (one: Biomarker, other: Biomarker) => one.name.localeCompare(other.name)
      for (const found of [
        (yield* get("/v1/data/sync")).body.biomarkers,
        (yield* get("/v1/data/summaries/2026-03-02")).body.biomarkers,
      ])
        expect(found.toSorted(byName)).toEqual(
          body.biomarkers.map((result: Biomarker) => Value.Clean(Biomarker, { ...result })),
        )
      const { data } = (yield* get("/v1/data/biomarkers")).body
      expect(data.toSorted(byName)).toEqual(
        body.biomarkers.map(({ unconfirmed: _, ...result }: Static<typeof LabResult>) => result),
      )
    }))

  it("judges by the range that is given, whatever is common", () =>
    Effect.gen(function* () {
      expect(
        yield* judged([
          { ...ferritin, value: 12, range: "10 - 400" },
          { name: "Iron", value: 100, unit: "µg/dL", range: "<90" },
        ]),
      ).toEqual({ Ferritin: false, Iron: true })
    }))

  it("judges by the common range of adults where none is given that can be read", () =>
    Effect.gen(function* () {
      expect(
        yield* judged([
          { name: "Iron", value: 160, unit: "µg/dL" },
          { name: "Transferrin saturation", value: 30, unit: "%" },
          // 8 µmol/L are 45 µg/dL.
          { name: "Eisen", value: "8,0", unit: "µmol/L", range: "see note" },
          { name: "Ferritin", value: 310, unit: "ng/mL" },
          { name: "TIBC", value: 5, unit: "µg/dL" },
          { name: "Unobtainium", value: 5, unit: "mg/dL" },
        ]),
      ).toEqual({
        Iron: true,
        "Transferrin saturation": false,
        Eisen: true,
        // In range for a man: the sex is not known.
        Ferritin: false,
        // Nobody has so little: a slip, which is not judged.
        TIBC: false,
        Unobtainium: false,
      })
    }))

  it("knows the sex and the age of the profile", () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const profile = (body: object) =>
        send("/v1/me/profile", {
          method: "PUT",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      const high = [{ name: "Ferritin", value: 310, unit: "ng/mL" }]
      expect((yield* profile({ gender: "female" })).status).toBe(200)
      expect(yield* judged(high)).toEqual({ Ferritin: true })
      yield* profile({ age: 12 })
      expect(yield* judged(high)).toEqual({ Ferritin: false })
    }))

  it("keeps two different results of one name apart, and equal ones once", () =>
    Effect.gen(function* () {
      const { body } = yield* enter([ferritin, ferritin, { ...ferritin, value: 40 }])
      expect(body.biomarkers.map(({ name }: Biomarker) => name)).toEqual([
        "Ferritin",
        "Ferritin (2)",
      ])
    }))

  it("is once for one Idempotency-Key, and refuses it with other results", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const key = { "idempotency-key": "k1" }
      const first = yield* enter([ferritin], "2026-03-02", key)
      const again = yield* enter([ferritin], "2026-03-02", key)
      expect([again.status, again.body]).toEqual([201, first.body])
      expect(again.headers.get("idempotency-replayed")).toBe("true")
      const other = yield* enter([{ ...ferritin, value: 13 }], "2026-03-02", key)
      expect([other.status, other.body.error.code]).toEqual([409, "idempotency_key_mismatch"])
      expect((yield* get(LABS)).body.uploads).toHaveLength(1)
    }))

  it("refuses what is no result or no day, names the field, and stores nothing", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      for (const [results, test_date, field] of [
        [[ferritin], "2026-02-30", "test_date"],
        [[ferritin], "2 March 2026", "test_date"],
        [[ferritin], 20260302, "test_date"],
        [[], "2026-03-02", "results"],
        [Array(101).fill(ferritin), "2026-03-02", "results"],
        [undefined, "2026-03-02", "results"],
        [[{ ...ferritin, name: "  " }], "2026-03-02", "results.0.name"],
        [[ferritin, { name: "Iron" }], "2026-03-02", "results.1.value"],
        [[{ ...ferritin, value: null }], "2026-03-02", "results.0.value"],
        [[{ ...ferritin, unit: 5 }], "2026-03-02", "results.0.unit"],
        [[{ ...ferritin, range: "x".repeat(101) }], "2026-03-02", "results.0.range"],
      ] as const) {
        const { status, body } = yield* enter(results, test_date)
        expect([field, status, body.error.code, body.error.details?.field]).toEqual([
          field,
          400,
          "invalid_field",
          field,
        ])
      }
      expect((yield* get(LABS)).body.uploads).toEqual([])
    }))

  it("is nobody else's", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const { body } = yield* enter([ferritin])
      const them = yield* otherUser
      expect((yield* get(`${LABS}/${body.id}`, them)).body.error.code).toBe("lab_not_found")
      expect((yield* get("/v1/data/sync", them)).body.biomarkers).toEqual([])
    }))
})
