import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"

const it = itLive(App)

const imported = Effect.fnUntraced(function* (path: string) {
  const { send, token, get } = yield* Client
  const bytes = yield* Effect.promise(() => Bun.file(path).bytes())
  const body = formOf({ name: "file", filename: "records", bytes })
  const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
  const queued = yield* send("/v1/imports", { method: "POST", headers, body })
  yield* Importer.use(({ idle }) => idle)
  return (yield* get(`/v1/imports/${queued.body.id}`)).body
})

const rows = Effect.gen(function* () {
  const { body } = yield* Client.use(({ get }) => get("/v1/data/sync"))
  return {
    days: body.daily_summary.filter(({ deleted }: { deleted: boolean }) => !deleted),
    results: body.biomarkers,
  }
})

const BUNDLE = "test/fixtures/exports/fhir/bundle.json"

describe("records of a hospital, in FHIR", () => {
  it("become days, results, the profile and notes", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const ended = yield* imported(BUNDLE)
      expect(ended).toMatchObject({ status: "completed", vendor: "fhir", from: "2024-10-03" })
      const { days, results } = yield* rows
      expect(days).toMatchObject([{ date: "2025-03-14", weight_kg: 68.038856 }])
      const named = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
      expect(results.toSorted(named)).toMatchObject([
        { name: "C-Reactive Protein", value: 0.3, operator: "<", out_of_range: false },
        { name: "LDL Cholesterol", value: 139, unit: "mg/dL", out_of_range: true },
      ])
      const profile = (yield* get("/v1/me/profile")).body
      expect(profile).toMatchObject({ name: "Ada Example", height_cm: 168.4 })
      const { data } = (yield* get("/v1/diary")).body
      expect(data).toMatchObject([{ date: "2024-10-03", name: "Vaccination: Influenza" }])
    }))

  it("change nothing when they are imported again, and are taken back with the import", () =>
    Effect.gen(function* () {
      const { send, token, get } = yield* Client
      const first = yield* imported(BUNDLE)
      const before = yield* rows
      const again = yield* imported(BUNDLE)
      expect(yield* rows).toEqual(before)
      const headers = { authorization: `Bearer ${token}` }
      // The second brought nothing new, so that there is nothing to take back of it.
      for (const [id, left] of [
        [again.id, before],
        [first.id, { days: [], results: [] }],
      ]) {
        yield* send(`/v1/imports/${id}`, { method: "DELETE", headers })
        expect(yield* rows).toEqual(left)
      }
      expect((yield* get("/v1/me/profile")).body).toMatchObject({ name: null, height_cm: null })
      expect((yield* get("/v1/diary")).body.data).toEqual([])
    }))

  it("in a C-CDA document are refused with a word of their own", () =>
    Effect.gen(function* () {
      const ended = yield* imported("test/fixtures/exports/fhir/ccda.xml")
      expect([ended.status, ended.error]).toEqual(["failed", "c_cda"])
    }))
})
