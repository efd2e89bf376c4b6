import { describe, expect } from "bun:test"
import { existsSync, readFileSync } from "node:fs"
import { Context, Effect, Layer } from "effect"
import { Ingest } from "#actors/ingest"
import { LabReader } from "#actors/lab-reader"
import { DataDir } from "#db/data-dir"
import type { LabId } from "#domain/ids"
import { App, appWith, localAccounts } from "#test/app"
import { Client } from "#test/client"
import { rowsOf } from "#test/deliveries"
import { itLive } from "#test/effect"
import { fakeAggregator } from "#test/fake-aggregator"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"
import { webhook } from "#test/webhook"
import { outsideAggregator } from "#upstream/aggregator/client"

const it = itLive(Layer.empty)

const HANDED_OVER = "POST /lab-reports"

const reportOf = (upload_id: string) => ({
  upload_id,
  data: [
    {
      metadata: { test_date: "2026-03-02" },
      biomarkers: [
        { name: "Ferritin", value: 12, unit: "ng/mL", reference_range: "30 - 400" },
        { name: "HIV 1/2 Ab", value: "Non-Reactive", unit: null, reference_range: null },
      ],
    },
  ],
})

const served = Effect.gen(function* () {
  const outside = yield* fakeAggregator
  let uploads = 0
  outside.answers(HANDED_OVER, () => Response.json({ upload_id: `upl_${++uploads}` }))
  const context = yield* Layer.build(
    Layer.fresh(appWith(localAccounts, outsideAggregator(outside.account))),
  )
  const client = Context.get(context, Client)
  const authorization = `Bearer ${client.token}`
  const labs = Effect.map(client.get("/v1/labs"), ({ body }) => body.uploads)
  const upload = Effect.fnUntraced(function* (
    text = "%PDF-1.7 ferritin",
    type = "application/pdf",
  ) {
    const part = { name: "file", filename: "panel.pdf", type, bytes: text }
    const headers = { authorization, ...FORM_TYPE }
    const body = formOf(part)
    const { status } = yield* client.send("/v1/labs/upload", { method: "POST", headers, body })
    expect(status).toBe(200)
    const [newest] = yield* labs
    return newest.id as LabId
  })
  return {
    ...client,
    outside,
    labs,
    upload,
    remove: (id: string, headers = {}) =>
      client.send(`/v1/labs/${id}`, { method: "DELETE", headers: { authorization, ...headers } }),
    delivered: (upload_id: string) => Effect.provide(webhook(reportOf(upload_id)), context),
    sync: Effect.map(client.get("/v1/data/sync"), ({ body }) => body.biomarkers),
    stranger: Effect.provide(otherUser, context),
    rowsIn: <Row>(table: "labs" | "biomarkers" | "raw_events") =>
      Effect.provide(rowsOf<Row>(table), context),
    isOnDisk: (storage_key: string) => existsSync(Context.get(context, DataDir).file(storage_key)),
  }
})

const keyOf = (user: string, text = "%PDF-1.7 ferritin") =>
  `uploads/${user}/${Bun.SHA256.hash(text, "hex")}`

describe("GET /v1/labs/{id}/file", () => {
  it("is the original with its content type, kept by nobody on the way", () =>
    Effect.gen(function* () {
      const { upload, get } = yield* served
      const id = yield* upload()
      const { status, text, headers } = yield* get(`/v1/labs/${id}/file`)
      expect([status, text]).toEqual([200, "%PDF-1.7 ferritin"])
      expect(headers.get("content-type")).toBe("application/pdf")
      expect(headers.get("content-disposition")).toBe(`inline; filename="${id}.pdf"`)
      expect(headers.get("cache-control")).toBe("no-store")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
    }))

  it("is lab_not_found for no lab and another person's, not_found for a lab without a file", () =>
    Effect.gen(function* () {
      const { upload, get, post, stranger } = yield* served
      const path = `/v1/labs/${yield* upload()}/file`
      for (const answer of [yield* get(path, yield* stranger), yield* get("/v1/labs/lab_0/file")])
        expect([answer.status, answer.body.error.code]).toEqual([404, "lab_not_found"])
      const results = [{ name: "Ferritin", value: 12, unit: "ng/mL" }]
      const { body } = yield* post("/v1/labs", { test_date: "2026-03-02", results })
      const none = yield* get(`/v1/labs/${body.id}/file`)
      expect([none.status, none.body.error.code]).toEqual([404, "not_found"])
    }))
})

describe("DELETE /v1/labs/{id}", () => {
  it("takes the results, their delivery and the file, and leaves those of other labs", () =>
    Effect.gen(function* () {
      const { upload, remove, get, delivered, labs, sync, rowsIn, isOnDisk, user_id } =
        yield* served
      const id = yield* upload()
      yield* delivered("upl_1")
      const other = yield* upload("%PDF-1.7 another")
      yield* delivered("upl_2")
      expect(yield* sync).toHaveLength(2)
      const { status, text } = yield* remove(id)
      expect([status, text]).toEqual([204, ""])
      expect(yield* labs).toMatchObject([{ id: other }])
      expect(yield* sync).toMatchObject([{ name: "Ferritin", lab_id: other }])
      for (const path of [`/v1/labs/${id}`, `/v1/labs/${id}/file`])
        expect((yield* get(path)).body.error.code).toBe("lab_not_found")
      expect((yield* remove(id)).body.error.code).toBe("lab_not_found")
      expect(yield* rowsIn("biomarkers")).toHaveLength(2)
      expect(yield* rowsIn("raw_events")).toHaveLength(1)
      expect(isOnDisk(keyOf(user_id))).toBe(false)
      expect(isOnDisk(keyOf(user_id, "%PDF-1.7 another"))).toBe(true)
    }))

  it("keeps the file while another lab is of the same bytes", () =>
    Effect.gen(function* () {
      const { upload, remove, get, isOnDisk, user_id } = yield* served
      const first = yield* upload()
      const second = yield* upload()
      yield* remove(first)
      expect((yield* get(`/v1/labs/${second}/file`)).text).toBe("%PDF-1.7 ferritin")
      yield* remove(second)
      expect(isOnDisk(keyOf(user_id))).toBe(false)
      // The same report may come again.
      expect((yield* get(`/v1/labs/${yield* upload()}/file`)).status).toBe(200)
    }))

  it("makes a second lab also when the aggregator knows the report already", () =>
    Effect.gen(function* () {
      const { upload, labs, outside } = yield* served
      outside.answers(HANDED_OVER, () => Response.json({ upload_id: "same" }))
      for (const _ of [1, 2]) yield* upload()
      expect(yield* labs).toHaveLength(2)
    }))

  it("leaves the results to another lab of the same bytes, which are stored once", () =>
    Effect.gen(function* () {
      const { upload, remove, get, delivered, sync, rowsIn } = yield* served
      const first = yield* upload()
      const second = yield* upload()
      yield* delivered("upl_1")
      yield* delivered("upl_2")
      expect(yield* sync).toMatchObject([{ name: "Ferritin", lab_id: first }])
      expect(yield* rowsIn("biomarkers")).toHaveLength(2)
      const shown = (yield* get(`/v1/labs/${second}`)).body
      expect(shown).toMatchObject({ aggregator_status: "parsed", biomarkers: [{ lab_id: first }] })
      yield* remove(first)
      expect(yield* sync).toMatchObject([{ name: "Ferritin", lab_id: second }])
      yield* remove(second)
      expect(yield* sync).toEqual([])
      expect(yield* rowsIn("biomarkers")).toEqual([])
    }))

  it("drops results that come after it, and keeps nothing of them", () =>
    Effect.gen(function* () {
      const { upload, remove, delivered, labs, sync, rowsIn } = yield* served
      yield* remove(yield* upload())
      expect((yield* delivered("upl_1")).status).toBe(200)
      expect([yield* labs, yield* sync, yield* rowsIn("raw_events")]).toEqual([[], [], []])
    }))

  it("may be said while the file is handed over, and harms no other file", () =>
    Effect.gen(function* () {
      const app = yield* served
      const { upload, remove, delivered, labs, sync, outside, isOnDisk, user_id } = app
      yield* upload("%PDF-1.7 another")
      outside.answers(HANDED_OVER, async () => {
        const [pending] = await Effect.runPromise(labs)
        expect(pending.aggregator_status).toBe("pending")
        expect((await Effect.runPromise(remove(pending.id))).status).toBe(204)
        return Response.json({ upload_id: "late" })
      })
      yield* upload()
      yield* delivered("late")
      expect(yield* labs).toHaveLength(1)
      expect(yield* sync).toEqual([])
      expect(isOnDisk(keyOf(user_id))).toBe(false)
      expect(isOnDisk(keyOf(user_id, "%PDF-1.7 another"))).toBe(true)
    }))

  it("may be said while the report is read within the process", () =>
    Effect.gen(function* () {
      const context = yield* Layer.build(Layer.fresh(App))
      const { send, get, token } = Context.get(context, Client)
      const authorization = `Bearer ${token}`
      const part = { name: "file", filename: "panel.pdf", type: "application/pdf" }
      const body = formOf({ ...part, bytes: readFileSync("test/fixtures/labs/us_table.pdf") })
      const headers = { authorization, ...FORM_TYPE }
      expect((yield* send("/v1/labs/upload", { method: "POST", headers, body })).status).toBe(200)
      const [{ id }] = (yield* get("/v1/labs")).body.uploads
      const gone = yield* send(`/v1/labs/${id}`, { method: "DELETE", headers: { authorization } })
      expect(gone.status).toBe(204)
      yield* Context.get(context, LabReader).idle
      yield* Context.get(context, Ingest).idle
      expect((yield* get("/v1/labs")).body.uploads).toEqual([])
      expect((yield* get("/v1/data/sync")).body.biomarkers).toEqual([])
      expect(yield* Effect.provide(rowsOf("raw_events"), context)).toEqual([])
    }))

  it("takes results that were entered by hand", () =>
    Effect.gen(function* () {
      const { post, remove, labs, sync } = yield* served
      const results = [{ name: "Ferritin", value: 12, unit: "ng/mL" }]
      const { body } = yield* post("/v1/labs", { test_date: "2026-03-02", results })
      expect((yield* remove(body.id)).status).toBe(204)
      expect([yield* labs, yield* sync]).toEqual([[], []])
    }))

  it("is once for one Idempotency-Key", () =>
    Effect.gen(function* () {
      const { upload, remove } = yield* served
      const id = yield* upload()
      const key = { "idempotency-key": "k1" }
      expect((yield* remove(id, key)).status).toBe(204)
      const again = yield* remove(id, key)
      expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([204, "true"])
    }))

  it("is lab_not_found for another person's, which stays", () =>
    Effect.gen(function* () {
      const { upload, remove, labs, stranger, isOnDisk, user_id } = yield* served
      const id = yield* upload()
      expect((yield* remove(id, yield* stranger)).body.error.code).toBe("lab_not_found")
      expect(yield* labs).toHaveLength(1)
      expect(isOnDisk(keyOf(user_id))).toBe(true)
    }))
})
