import { describe, expect } from "bun:test"
import { readFileSync } from "node:fs"
import { Context, Effect, Fiber, Layer } from "effect"
import { Ingest } from "#actors/ingest"
import { LabReader } from "#actors/lab-reader"
import { DataDir } from "#db/data-dir"
import type { LabId, UserId } from "#domain/ids"
import { MAX_LAB_BYTES } from "#domain/lab-file"
import { mintToken } from "#operations/mint-token"
import { App, appWith, localAccounts } from "#test/app"
import { Client } from "#test/client"
import { rowsOf } from "#test/deliveries"
import { itLive } from "#test/effect"
import { fakeAggregator, status } from "#test/fake-aggregator"
import { dripping, FORM_TYPE, formOf, type Part } from "#test/form"
import { webhook } from "#test/webhook"
import { outsideAggregator } from "#upstream/aggregator/client"

const it = itLive(Layer.empty)

const UPLOAD = "/v1/labs/upload"
const HANDED_OVER = "POST /lab-reports"

const pdf: Part = {
  name: "file",
  filename: "panel.pdf",
  type: "application/pdf",
  bytes: "%PDF-1.7 ferritin",
}
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])

const sized = (size: number): Part => {
  const bytes = new Uint8Array(size)
  bytes.set(Buffer.from("%PDF-"))
  return { ...pdf, bytes }
}

/** The service with an outside aggregator, which lives next door. */
const served = Effect.gen(function* () {
  const outside = yield* fakeAggregator
  let uploads = 0
  outside.answers(HANDED_OVER, () =>
    Response.json({ upload_id: `upl_${++uploads}`, current_status: "processing" }, { status: 202 }),
  )
  const context = yield* Layer.build(
    Layer.fresh(appWith(localAccounts, outsideAggregator(outside.account))),
  )
  const client = Context.get(context, Client)
  const authorization = `Bearer ${client.token}`
  return {
    ...client,
    outside,
    context,
    user: client.user_id as UserId,
    /** Posts a body as it is. */
    upload: (
      body: Uint8Array | ReadableStream = formOf(pdf),
      headers: Readonly<Record<string, string>> = FORM_TYPE,
    ) => client.send(UPLOAD, { method: "POST", headers: { authorization, ...headers }, body }),
    labs: Effect.map(client.get("/v1/labs"), ({ body }) => body.uploads),
    delivered: (report: unknown) => Effect.provide(webhook(report), context),
    kept: Effect.provide(rowsOf<{ id: LabId; storage_key: string }>("labs"), context),
  }
})

const reportOf = (upload_id: string) => ({
  upload_id,
  data: [
    {
      metadata: { test_date: "2026-03-02" },
      biomarkers: [
        { name: "Ferritin", value: 12, unit: "ng/mL", reference_range: "30 - 400" },
        { name: "hs-CRP", value: "<0.3", unit: "mg/L", reference_range: null },
        { name: "HIV 1/2 Ab", value: "Non-Reactive", unit: null, reference_range: null },
      ],
    },
  ],
})

describe("POST /v1/labs/upload", () => {
  it("stores the file, hands it over with our own id, and answers that it is submitted", () =>
    Effect.gen(function* () {
      const { upload, labs, outside, user, context, kept } = yield* served
      const answer = yield* upload()
      expect(answer.status).toBe(200)
      const storage_key = `uploads/${user}/${Bun.SHA256.hash(pdf.bytes as string, "hex")}`
      expect(answer.body).toEqual({
        ok: true,
        upload_id: "upl_1",
        storage_key,
        aggregator_status: "submitted",
        note: expect.any(String),
      })
      const named = { test_date: null, laboratory: null, file_name: "panel.pdf" }
      expect(yield* labs).toEqual([
        {
          id: expect.stringMatching(/^lab_/),
          uploaded_at: expect.stringMatching(/Z$/),
          aggregator_status: "submitted",
          parsed_at: null,
          ...named,
        },
      ])
      const [stored] = yield* kept
      expect(stored).toMatchObject({ content_type: "application/pdf", size_bytes: 17, storage_key })
      expect(readFileSync(Context.get(context, DataDir).file(storage_key), "utf8")).toBe(
        pdf.bytes as string,
      )
      const [seen] = outside.asked("/lab-reports")
      expect(seen!.query).toEqual({ reference_id: stored!.id })
      const { file } = seen!.body as { readonly file: File }
      expect([file.type, file.name]).toEqual(["application/pdf", `${stored!.id}.pdf`])
      expect(yield* Effect.promise(() => file.text())).toBe(pdf.bytes as string)
    }))

  for (const [type, bytes] of [
    ["application/pdf", "\n%PDF-1.4"],
    ["image/jpeg", JPEG],
    ["image/png", PNG],
  ] as const)
    it(`accepts ${type}`, () =>
      Effect.gen(function* () {
        const { upload } = yield* served
        expect((yield* upload(formOf({ ...pdf, type, bytes }))).status).toBe(200)
      }))

  const unlike: ReadonlyArray<readonly [what: string, part: Partial<Part>]> = [
    ["application/octet-stream", { type: "application/octet-stream" }],
    ["image/heic", { type: "image/heic" }],
    ["text/plain", { type: "text/plain", bytes: "%PDF-1.7" }],
    ["a type that is not said", { type: undefined } as unknown as Part],
    ["a PDF that says it is a PNG", { type: "image/png" }],
    ["a PNG that says it is a PDF", { bytes: PNG }],
    ["text that says it is a PDF", { bytes: "Ferritin 12 ng/mL" }],
    ["an empty file", { bytes: "" }],
    ["a PDF that begins too late", { bytes: `${" ".repeat(1_024)}%PDF-1.7` }],
  ]
  for (const [what, part] of unlike)
    it(`refuses ${what} with 415 unprocessable, and keeps nothing`, () =>
      Effect.gen(function* () {
        const { upload, outside, labs } = yield* served
        const answer = yield* upload(formOf({ ...pdf, ...part }))
        expect([answer.status, answer.body.error.code]).toEqual([415, "unprocessable"])
        expect(yield* labs).toEqual([])
        expect(outside.asked("/lab-reports")).toEqual([])
      }))

  it("takes a file of exactly 10 MB", () =>
    Effect.gen(function* () {
      const { upload } = yield* served
      expect((yield* upload(formOf(sized(MAX_LAB_BYTES)))).status).toBe(200)
    }))

  it("refuses a file of a byte more with 413 unprocessable, announced or not", () =>
    Effect.gen(function* () {
      const { upload, labs } = yield* served
      const form = formOf(sized(MAX_LAB_BYTES + 1))
      for (const body of [form, dripping(form, 262_144)]) {
        const answer = yield* upload(body)
        expect([answer.status, answer.body.error.code]).toEqual([413, "unprocessable"])
      }
      expect(yield* labs).toEqual([])
    }))

  const malformed: ReadonlyArray<
    readonly [what: string, body: Uint8Array, headers?: Record<string, string>]
  > = [
    ["malformed multipart", formOf(pdf).slice(0, -10)],
    ["multipart without a file part", formOf({ ...pdf, name: "document" })],
    ["JSON", Buffer.from("{}"), { "content-type": "application/json" }],
    ["a bare PDF", Buffer.from("%PDF-1.7"), { "content-type": "application/pdf" }],
  ]
  for (const [what, body, headers] of malformed)
    it(`refuses ${what} with 400 invalid_request`, () =>
      Effect.gen(function* () {
        const { upload } = yield* served
        const answer = yield* upload(body, headers)
        expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"])
      }))

  it("says of a HEIC photo how it becomes what can be read", () =>
    Effect.gen(function* () {
      const { upload } = yield* served
      const bytes = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")
      for (const type of ["image/heic", "image/jpeg"]) {
        const { status, body } = yield* upload(formOf({ ...pdf, type, bytes }))
        expect([status, body.error.code]).toEqual([415, "unprocessable"])
        expect(body.error.message).toContain("export it as JPEG")
      }
    }))

  it("makes a second lab of the same report, and names the first", () =>
    Effect.gen(function* () {
      const { upload, labs } = yield* served
      const first = yield* upload()
      const [{ id }] = yield* labs
      expect(first.body.note).not.toContain(id)
      const second = yield* upload()
      expect(second.body.note).toContain(`as ${id}`)
      expect(second.body).toMatchObject({ upload_id: "upl_2", storage_key: first.body.storage_key })
      expect(yield* labs).toHaveLength(2)
    }))

  for (const [what, answers, reason] of [
    ["refuses the file", status(422), "failed:refused"],
    ["is down", status(500), "failed:unavailable"],
    ["answers nothing that can be used", () => new Response("hi"), "failed:refused"],
  ] as const)
    it(`answers 502 when the aggregator ${what}; the lab has failed and is never retried`, () =>
      Effect.gen(function* () {
        const { upload, labs, outside } = yield* served
        outside.answers(HANDED_OVER, answers)
        const { status: code, body } = yield* upload()
        expect(code).toBe(502)
        expect(body.error).toMatchObject({ code: "upstream_unavailable", upstream: "aggregator" })
        expect(yield* labs).toMatchObject([{ aggregator_status: reason, parsed_at: null }])
        expect(outside.asked("/lab-reports")).toHaveLength(1)
      }))

  describe("without an aggregator", () => {
    const read = Effect.fnUntraced(function* (bytes: string | Uint8Array) {
      const context = yield* Layer.build(Layer.fresh(App))
      const { send, get, token } = Context.get(context, Client)
      const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
      const body = formOf({ ...pdf, bytes })
      const { status } = yield* send(UPLOAD, { method: "POST", headers, body })
      yield* Context.get(context, LabReader).idle
      yield* Context.get(context, Ingest).idle
      const [lab] = (yield* get("/v1/labs")).body.uploads
      const { biomarkers } = (yield* get("/v1/data/sync")).body
      return { status, lab, biomarkers }
    })

    it("has a report read within the process", () =>
      Effect.gen(function* () {
        const { status, lab, biomarkers } = yield* read(
          readFileSync("test/fixtures/labs/de_si_decimal_comma.pdf"),
        )
        expect([status, lab.aggregator_status]).toEqual([200, "parsed"])
        expect(biomarkers).toHaveLength(11)
        expect(biomarkers).toContainEqual(
          expect.objectContaining({
            name: "LDL-Cholesterin",
            value: 3.6,
            unit: "mmol/L",
            out_of_range: true,
            test_date: "2025-03-14",
          }),
        )
      }))

    it("says that a file cannot be read", () =>
      Effect.gen(function* () {
        const { status, lab, biomarkers } = yield* read("%PDF-1.7 ferritin")
        expect([status, lab.aggregator_status]).toEqual([200, "failed:file_unreadable"])
        expect(biomarkers).toEqual([])
      }))
  })

  it("is once for one Idempotency-Key, compared by the file", () =>
    Effect.gen(function* () {
      const { upload, labs } = yield* served
      const headers = { ...FORM_TYPE, "idempotency-key": "k1" }
      const first = yield* upload(formOf(pdf), headers)
      const again = yield* upload(formOf({ name: "note", bytes: "once more" }, pdf), headers)
      expect(again.body).toEqual(first.body)
      expect(again.headers.get("idempotency-replayed")).toBe("true")
      const other = yield* upload(formOf({ ...pdf, bytes: "%PDF-1.7 other" }), headers)
      expect([other.status, other.body.error.code]).toEqual([409, "idempotency_key_mismatch"])
      expect(yield* labs).toHaveLength(1)
    }))
})

interface Named {
  readonly name: string
}

describe("a lab", () => {
  it("is pending while it is handed over", () =>
    Effect.gen(function* () {
      const { upload, labs, outside } = yield* served
      const reached = Promise.withResolvers<void>()
      const taken = Promise.withResolvers<Response>()
      outside.answers(HANDED_OVER, () => {
        reached.resolve()
        return taken.promise
      })
      const answer = yield* Effect.forkScoped(upload())
      yield* Effect.promise(() => reached.promise)
      expect(yield* labs).toMatchObject([{ aggregator_status: "pending", parsed_at: null }])
      taken.resolve(Response.json({ upload_id: "upl_1" }))
      expect((yield* Fiber.join(answer)).body.aggregator_status).toBe("submitted")
    }))

  it("is parsed when its report comes, and its biomarkers are in the delta sync", () =>
    Effect.gen(function* () {
      const { upload, labs, get, delivered } = yield* served
      yield* upload()
      expect((yield* delivered(reportOf("upl_1"))).status).toBe(200)
      expect(yield* labs).toMatchObject([
        { aggregator_status: "parsed", parsed_at: expect.stringMatching(/Z$/) },
      ])
      const { biomarkers } = (yield* get("/v1/data/sync")).body
      const byName = biomarkers.sort((a: Named, b: Named) => a.name.localeCompare(b.name))
      expect(byName).toMatchObject([
        { name: "Ferritin", value: 12, unit: "ng/mL", out_of_range: true },
        { name: "hs-CRP", value: 0.3, operator: "<", reference_range: "" },
      ])
    }))

  it("is parsed at once when its report was faster than the answer to its upload", () =>
    Effect.gen(function* () {
      const { upload, labs, outside, context, delivered } = yield* served
      outside.answers(HANDED_OVER, async () => {
        await Effect.runPromise(delivered(reportOf("early")))
        return Response.json({ upload_id: "early" })
      })
      expect((yield* upload()).body.aggregator_status).toBe("submitted")
      yield* Context.get(context, Ingest).idle
      expect(yield* labs).toMatchObject([{ aggregator_status: "parsed" }])
    }))

  it("has failed with a reason when the report says so", () =>
    Effect.gen(function* () {
      const { upload, labs, delivered } = yield* served
      yield* upload()
      yield* delivered({
        type: "lab_report.failed",
        event_id: "evt_1",
        upload_id: "upl_1",
        data: { error: { code: "file_unreadable", message: "blurred" } },
      })
      expect(yield* labs).toMatchObject([{ aggregator_status: "failed:file_unreadable" }])
    }))
})

describe("GET /v1/labs", () => {
  it("is empty at first", () =>
    Effect.gen(function* () {
      expect(yield* (yield* served).labs).toEqual([])
    }))

  it("lists the 20 most recent uploads, newest first", () =>
    Effect.gen(function* () {
      const { upload, labs, kept } = yield* served
      for (let n = 0; n < 22; n++) yield* upload()
      const made = (yield* kept).map(({ id }) => id)
      expect((yield* labs).map(({ id }: { id: string }) => id)).toEqual(made.slice(2).reverse())
    }))

  it("asks for a token, as every lab endpoint does", () =>
    Effect.gen(function* () {
      const { send } = yield* served
      for (const [method, path] of [
        ["GET", "/v1/labs"],
        ["GET", "/v1/labs/lab_1"],
        ["POST", UPLOAD],
      ] as const)
        expect((yield* send(path, { method })).body.error.code).toBe("missing_authorization")
    }))
})

describe("GET /v1/labs/{id}", () => {
  it("has the results inline, those without a number apart", () =>
    Effect.gen(function* () {
      const { upload, labs, get, delivered } = yield* served
      yield* upload()
      yield* delivered(reportOf("upl_1"))
      const [{ id }] = yield* labs
      const { status, body } = yield* get(`/v1/labs/${id}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id,
        aggregator_status: "parsed",
        upload_id: "upl_1",
        content_type: "application/pdf",
        size_bytes: 17,
        biomarkers: [
          { name: "Ferritin", value: 12, operator: null, lab_id: id, test_date: "2026-03-02" },
          { name: "hs-CRP", value: 0.3, operator: "<", unit: "mg/L", reference_range: "" },
        ],
        qualitative: [{ name: "HIV 1/2 Ab", text: "Non-Reactive", unit: "", reference_range: "" }],
      })
    }))

  it("is lab_not_found for no lab, and for another person's", () =>
    Effect.gen(function* () {
      const { upload, labs, get, context } = yield* served
      yield* upload()
      const [{ id }] = yield* labs
      const other = yield* Effect.provide(mintToken("bob@example.com"), context)
      for (const answer of [
        yield* get("/v1/labs/lab_0"),
        yield* get("/v1/labs/nonsense"),
        yield* get(`/v1/labs/${id}`, { authorization: `Bearer ${other.service_token}` }),
      ])
        expect([answer.status, answer.body.error.code]).toEqual([404, "lab_not_found"])
    }))
})
