import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { owned } from "#db/account-rows"
import { exportedTables, leftOut } from "#db/person-rows"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"
import { recordsIn, unzipped } from "#test/unzip"

const it = itLive(App)

const imported = Effect.fnUntraced(function* (...rows: ReadonlyArray<string>) {
  const { send, token } = yield* Client
  const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
  const bytes = ["day,metric,value,unit", ...rows, ""].join("\n")
  const body = formOf({ name: "file", filename: "sheet.csv", type: "text/csv", bytes })
  yield* send("/v1/imports", { method: "POST", headers, body })
  yield* Importer.use(({ idle }) => idle)
})

const exported = Effect.fnUntraced(function* (headers?: Readonly<Record<string, string>>) {
  const { fetch, token } = yield* Client
  const response = yield* fetch("/v1/me/export", {
    headers: headers ?? { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-disposition")).toMatch(/hygeia-\d{4}-\d\d-\d\d\.zip/)
  return yield* unzipped(yield* Effect.promise(() => response.bytes()))
})

describe("the export", () => {
  it("holds the rows as CSV, as JSON and as the payloads that make them again", () =>
    Effect.gen(function* () {
      yield* imported("2026-06-01,steps,8200,", "2026-06-01,weight,81.5,kg")
      const files = yield* exported()
      const [head, row] = files.get("rows/daily_summary.csv")!.toString().trim().split("\n")
      const cells = Object.fromEntries(
        head!.split(",").map((name, at) => [name, row!.split(",")[at]]),
      )
      expect(cells).toMatchObject({ date: "2026-06-01", steps: "8200", weight_kg: "81.5" })
      const { rows } = JSON.parse(files.get("rows/daily_summary.json")!.toString())
      expect(rows).toMatchObject([{ date: "2026-06-01", steps: 8200, weight_kg: 81.5 }])
      const { sources } = JSON.parse(files.get("manifest.json")!.toString())
      expect(sources).toMatchObject([{ origin: "csv", provider: "CSV" }])
      expect(recordsIn(files, sources[0].file)).toMatchObject([
        { type: "daily", data: [{ distance_data: { steps: 8200 } }] },
        { type: "body", data: [{ measurements_data: { day_avg_weight_kg: 81.5 } }] },
      ])
    }))

  it("is of the caller alone", () =>
    Effect.gen(function* () {
      yield* imported("2026-06-01,steps,8200,")
      const files = yield* exported(yield* otherUser)
      expect(JSON.parse(files.get("rows/daily_summary.json")!.toString()).rows).toEqual([])
      expect([...files.values()].some((bytes) => bytes.includes("8200"))).toBe(false)
    }))

  it("has what was asked with its answer, what is remembered, and what was stated", () =>
    Effect.gen(function* () {
      const { post, send, token } = yield* Client
      yield* post("/v1/memory", { text: '=HYPERLINK("x") to the lake', kind: "goal" })
      yield* send("/v1/me/profile", {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "Ada", birthday: "1990-03-04" }),
      })
      const files = yield* exported()
      expect(recordsIn(files, "memory.ndjson")).toMatchObject([
        { kind: "goal", text: '=HYPERLINK("x") to the lake' },
      ])
      expect(recordsIn(files, "profile.ndjson")).toMatchObject([
        { name: "Ada", birthday: "1990-03-04" },
      ])
      // A spreadsheet would run it.
      expect(files.get("rows/memory.csv")!.toString()).toContain(`"'=HYPERLINK(""x"") to the lake"`)
    }))

  it("is given up when its reader leaves, which makes room for the next", () =>
    Effect.gen(function* () {
      const { fetch, token } = yield* Client
      const headers = { authorization: `Bearer ${token}` }
      // More of them than are made at once.
      for (let left = 0; left < 6; left++) {
        const response = yield* fetch("/v1/me/export", { headers })
        yield* Effect.promise(async () => {
          const reader = response.body!.getReader()
          expect((await reader.read()).value!.byteLength).toBeGreaterThan(0)
          await reader.cancel()
        })
      }
      expect((yield* exported()).has("manifest.json")).toBe(true)
    }))

  it("describes every column of every table that it has", () =>
    Effect.gen(function* () {
      const files = yield* exported()
      const lines = files.get("dictionary.csv")!.toString().trim().split("\n").slice(1)
      const known = new Set(lines.map((line) => line.split(",").slice(0, 2).join()))
      for (const [path, bytes] of files) {
        const table = /^rows\/(\w+)\.csv$/.exec(path)?.[1]
        for (const column of table ? bytes.toString().split("\n")[0]!.split(",") : [])
          expect(known).toContain(`${table},${column}`)
      }
      expect(lines).toContainEqual(
        expect.stringMatching(/^daily_summary,weight_kg,number,kg,true,/),
      )
    }))
})

test("every table with rows of a person is exported, or is left out for a reason", () => {
  expect([...exportedTables, ...Object.keys(leftOut)].sort()).toEqual([...owned].sort())
})
