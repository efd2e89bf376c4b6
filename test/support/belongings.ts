import { expect } from "bun:test"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { LabReader } from "#actors/lab-reader"
import { TurnSupervisor } from "#actors/turn-supervisor"
import type { WrongMark } from "#domain/wrong-mark"
import { Client } from "#test/client"
import { FORM_TYPE, formOf } from "#test/form"
import { recordsIn, unzipped } from "#test/unzip"

/** Who asks. */
export type Headers = Readonly<Record<string, string>>

/** Imports a file as a person, and answers the import at its end. */
export const importAs = Effect.fnUntraced(function* (headers: Headers, bytes: string | Uint8Array) {
  const { send } = yield* Client
  const body = formOf({ name: "file", filename: "x", type: "application/octet-stream", bytes })
  const queued = yield* send("/v1/imports", {
    method: "POST",
    headers: { ...headers, ...FORM_TYPE },
    body,
  })
  yield* Importer.use(({ idle }) => idle)
  return (yield* send(`/v1/imports/${queued.body.id}`, { headers })).body
})

/** The export of a person. */
export const exportAs = Effect.fnUntraced(function* (headers: Headers) {
  const response = yield* Client.use(({ fetch }) => fetch("/v1/me/export", { headers }))
  return yield* Effect.promise(() => response.bytes())
})

/** The headers of the client's own person. */
export const ownHeaders = Effect.map(
  Client,
  ({ token }): Headers => ({ authorization: `Bearer ${token}` }),
)

/** Has a person write something. */
export const write = Effect.fnUntraced(function* (
  headers: Headers,
  method: string,
  path: string,
  body: unknown,
) {
  const { send } = yield* Client
  const answer = yield* send(path, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBeLessThan(300)
  return answer.body
})

const pdf = "%PDF-1.4\n%%EOF\n"

/** Something of everything that a person can have. */
export const belongings = Effect.gen(function* () {
  const { post, send } = yield* Client
  const own = yield* ownHeaders
  yield* importAs(own, "day,metric,value,unit\n2026-06-01,steps,8200,\n2026-06-01,weight,81,kg\n")
  yield* post("/v1/memory", { text: "Run twice a week.", kind: "goal" })
  yield* send("/v1/me/profile", {
    method: "PUT",
    headers: { ...own, "content-type": "application/json" },
    body: JSON.stringify({ name: "Ada", birthday: "1990-03-04", medications: ["iron"] }),
  })
  yield* post("/v1/labs", {
    test_date: "2026-05-02",
    results: [
      { name: "Ferritin", value: 71, unit: "ng/mL", range: "30 - 400" },
      { name: "HBsAg", value: "negative" },
    ],
  })
  const file = { name: "file", filename: "a.pdf", type: "application/pdf", bytes: pdf }
  yield* send("/v1/labs/upload", {
    method: "POST",
    headers: { ...own, ...FORM_TYPE },
    body: formOf(file),
  })
  yield* LabReader.use(({ idle }) => idle)
  yield* post("/v1/diary", { date: "2026-06-02", kind: "amount", name: "coffee", value: 2 })
  yield* post("/v1/diary", { date: "2026-06-02", kind: "tag", name: "magnesium" })
  const weight = { date: "2026-06-02", kind: "amount", name: "weight", value: 82, unit: "kg" }
  yield* post("/v1/diary", weight)
  // A value of a device's day, and the whole of a day of notes.
  const { body } = yield* send("/v1/data/sync", { headers: own })
  for (const row of body.daily_summary as ReadonlyArray<{ id: string; steps: number | null }>)
    yield* send(`/v1/data/wrong/${row.id}${row.steps === null ? "" : "?field=steps"}`, {
      method: "PUT",
      headers: own,
    })
  for (const { id } of body.biomarkers.slice(0, 1))
    yield* send(`/v1/data/wrong/${id}`, { method: "PUT", headers: own })
  for (const content of ["How many steps did I walk?", "And my weight?"]) {
    const messages = [{ role: "user", content }]
    yield* post("/v1/turns", { messages, conversation_id: "walks" })
    yield* TurnSupervisor.use(({ idle }) => idle)
  }
})

/** What each step of the turns called and cost, and whether it ran here. */
const receiptsOf = Effect.fnUntraced(function* (headers: Headers) {
  const files = yield* unzipped(yield* exportAs(headers))
  return recordsIn(files, "conversations/receipts.ndjson")
    .map(({ turn_id: _, elsewhere: __, ...step }) => JSON.stringify(step))
    .toSorted()
})

/** What a person has, without ids and stamps of the server. */
export const had = Effect.fnUntraced(function* (headers: Headers) {
  const { send } = yield* Client
  const get = (path: string) => Effect.map(send(path, { headers }), ({ body }) => body)
  const { uploads } = yield* get("/v1/labs")
  const labs = yield* Effect.forEach(uploads as ReadonlyArray<{ id: string }>, ({ id }) =>
    Effect.all([
      get(`/v1/labs/${id}`),
      Effect.map(send(`/v1/labs/${id}/file`, { headers }), ({ status, text }) => [
        status,
        status === 200 ? text : "",
      ]),
    ]),
  )
  const all = {
    sync: yield* get("/v1/data/sync"),
    profile: yield* get("/v1/me/profile"),
    memory: yield* get("/v1/memory"),
    diary: yield* get("/v1/diary?from=2026-01-01&to=2026-12-31"),
    conversations: yield* get("/v1/conversations"),
    walks: yield* get("/v1/conversations/walks"),
    labs,
    wrong: (yield* get("/v1/data/wrong")).marks.map(({ row: _, ...mark }: WrongMark) => mark),
    receipts: yield* receiptsOf(headers),
  }
  const own = new Set(["id", "user_id", "source_id", "raw_event_id", "lab_id", "upload_id"])
  const stamps = new Set(["updated_at", "now", "since", "request_id", "restored"])
  return JSON.parse(
    JSON.stringify(all, (name, value) =>
      (own.has(name) && value !== "walks") || stamps.has(name) ? undefined : value,
    ),
  )
})
