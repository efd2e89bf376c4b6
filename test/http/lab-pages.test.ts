import { describe, expect } from "bun:test"
import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { LabReader } from "#actors/lab-reader"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"

const it = itLive(App)

const bytesOf = (name: string) => new Uint8Array(readFileSync(`test/fixtures/labs/${name}`))

/** Uploads a file and answers the address of its lab. */
const upload = Effect.fnUntraced(function* (bytes: Uint8Array, type = "application/pdf") {
  const { send, get, token } = yield* Client
  const body = formOf({ name: "file", filename: "panel", type, bytes })
  const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
  expect((yield* send("/v1/labs/upload", { method: "POST", headers, body })).status).toBe(200)
  return `/v1/labs/${(yield* get("/v1/labs")).body.uploads[0].id}`
})

/** The page of an address as its bytes. */
const page = (path: string, more: Readonly<Record<string, string>> = {}) =>
  Client.use(({ fetch, token }) =>
    Effect.flatMap(
      fetch(path, { headers: { authorization: `Bearer ${token}`, ...more } }),
      (response) =>
        Effect.map(
          Effect.promise(() => response.bytes()),
          (bytes) => ({ status: response.status, headers: response.headers, bytes }),
        ),
    ),
  )

/** How dark the dots of a box are on average, of a page whose size in points is given: 0 is white, 255 black. */
const inkIn = Effect.fnUntraced(function* (
  bytes: Uint8Array,
  box: ReadonlyArray<number>,
  [, high]: ReadonlyArray<number>,
) {
  const { width, height, raw } = yield* Effect.promise(() => decoded(bytes))
  const dots = height / high!
  const [left, right] = [Math.floor(box[0]! * dots), Math.ceil(box[2]! * dots)]
  const [top, bottom] = [height - Math.ceil(box[3]! * dots), height - Math.floor(box[1]! * dots)]
  let ink = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) ink += 255 - raw[(y * width + x) * 3]!
  return ink / ((right - left) * (bottom - top))
})

/** The dots of a PNG that is written without filters. */
const decoded = async (png: Uint8Array) => {
  const { width, height } = await new Bun.Image(png).metadata()
  const view = Buffer.from(png)
  const size = view.readUInt32BE(33)
  const rows = Bun.inflateSync(view.subarray(41 + 2, 41 + size))
  const stride = 1 + width * 3
  const raw = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    raw.set(rows.subarray(y * stride + 1, (y + 1) * stride), y * width * 3)
  return { width, height, raw }
}

describe("GET /v1/labs/{id}/pages/{page}", () => {
  it("draws a page of a PDF, and every box of a result lies on what is printed there", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const lab = yield* upload(bytesOf("us_table.pdf"))
      yield* LabReader.use(({ idle }) => idle)
      yield* Ingest.use(({ idle }) => idle)
      const { status, headers, bytes } = yield* page(`${lab}/pages/1`)
      expect([status, headers.get("content-type")]).toEqual([200, "image/png"])
      expect(headers.get("cache-control")).toBe("private, no-cache")
      expect(headers.get("page-count")).toBe("1")
      const size = headers.get("page-size")!.split(" ").map(Number)
      const { width, height } = yield* Effect.promise(() => new Bun.Image(bytes).metadata())
      expect(Math.max(width, height)).toBeLessThanOrEqual(1_600)
      expect(width / height).toBeCloseTo(size[0]! / size[1]!, 2)
      const { biomarkers } = (yield* get(lab)).body
      expect(biomarkers.length).toBeGreaterThan(5)
      for (const { name, printed } of biomarkers)
        expect([name, (yield* inkIn(bytes, printed.box, size)) > 20]).toEqual([name, true])
    }))

  it("is not drawn again for a browser that has it", () =>
    Effect.gen(function* () {
      const lab = yield* upload(bytesOf("us_table.pdf"))
      const { headers } = yield* page(`${lab}/pages/1`)
      const again = yield* page(`${lab}/pages/1`, { "if-none-match": headers.get("etag")! })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      expect(again.headers.get("cache-control")).toBe("private, no-cache")
    }))

  it("sends a picture as it is", () =>
    Effect.gen(function* () {
      const photo = bytesOf("scan_us_table.jpg")
      const lab = yield* upload(photo, "image/jpeg")
      const { headers, bytes } = yield* page(`${lab}/pages/1`)
      expect(headers.get("content-type")).toBe("image/jpeg")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(Buffer.compare(bytes, photo)).toBe(0)
      expect((yield* page(`${lab}/pages/2`)).status).toBe(404)
    }))

  it("is not_found for a page that is not there, and for a file that is none", () =>
    Effect.gen(function* () {
      const { get, post } = yield* Client
      const lab = yield* upload(bytesOf("us_table.pdf"))
      const hostile = yield* upload(Buffer.from("%PDF-1.7 1 0 obj << /Type /Catalog"))
      const results = [{ name: "Ferritin", value: 12 }]
      const entered = (yield* post("/v1/labs", { test_date: "2026-03-02", results })).body.id
      for (const path of [
        `${lab}/pages/0`,
        `${lab}/pages/2`,
        `${lab}/pages/1.5`,
        `${lab}/pages/1e99`,
        `${lab}/pages/first`,
        `${hostile}/pages/1`,
        `/v1/labs/${entered}/pages/1`,
      ]) {
        const { status, body } = yield* get(path)
        expect([path, status, body.error.code]).toEqual([path, 404, "not_found"])
      }
      // One that could not be drawn leaves the next as it is.
      expect((yield* page(`${lab}/pages/1`)).status).toBe(200)
    }))

  it("is lab_not_found for another person", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const lab = yield* upload(bytesOf("us_table.pdf"))
      const { status, body } = yield* get(`${lab}/pages/1`, yield* otherUser)
      expect([status, body.error.code]).toEqual([404, "lab_not_found"])
    }))
})
