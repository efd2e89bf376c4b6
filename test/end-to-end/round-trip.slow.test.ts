import { expect } from "bun:test"
import { readdirSync } from "node:fs"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { LabReader } from "#actors/lab-reader"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { ConnectionStore } from "#db/connections"
import { DataDir } from "#db/data-dir"
import type { UserId } from "#domain/ids"
import { headingOf } from "#domain/own-export"
import type { WrongMark } from "#domain/wrong-mark"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"
import { recordsIn, unzipped } from "#test/unzip"

const it = itLive(App)

type Headers = Readonly<Record<string, string>>

const importAs = Effect.fnUntraced(function* (headers: Headers, bytes: string | Uint8Array) {
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

const exportAs = Effect.fnUntraced(function* (headers: Headers) {
  const response = yield* Client.use(({ fetch }) => fetch("/v1/me/export", { headers }))
  return yield* Effect.promise(() => response.bytes())
})

const ownHeaders = Effect.map(
  Client,
  ({ token }): Headers => ({ authorization: `Bearer ${token}` }),
)

const write = Effect.fnUntraced(function* (
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
const belongings = Effect.gen(function* () {
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
const had = Effect.fnUntraced(function* (headers: Headers) {
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
  const stamps = new Set(["updated_at", "now", "since", "request_id"])
  return JSON.parse(
    JSON.stringify(all, (name, value) =>
      (own.has(name) && value !== "walks") || stamps.has(name) ? undefined : value,
    ),
  )
})

it("an export that somebody else imports gives them the same, and nothing more the second time", () =>
  Effect.gen(function* () {
    yield* belongings
    const own = yield* ownHeaders
    const other = yield* otherUser
    const archive = yield* exportAs(own)
    const report = yield* importAs(other, archive)
    expect(report).toMatchObject({ status: "completed", vendor: "hygeia", error: null })
    expect([report.from, report.to]).toEqual(["2026-06-01", "2026-06-01"])
    const expected = yield* had(own)
    expect(expected.wrong.map(({ field }: WrongMark) => field)).toEqual([null, null, "steps"])
    expect(expected.receipts.length).toBeGreaterThan(10)
    expect(yield* had(other)).toEqual(expected)
    const again = yield* unzipped(yield* exportAs(other))
    const steps = recordsIn(again, "conversations/receipts.ndjson")
    expect(steps.every(({ elsewhere }) => elsewhere)).toBe(true)
    const before = yield* Client.use(({ send }) => send("/v1/data/sync", { headers: other }))
    yield* importAs(other, archive)
    const after = yield* Client.use(({ send }) => send("/v1/data/sync", { headers: other }))
    expect(after.body.daily_summary).toEqual(before.body.daily_summary)
    expect(yield* had(other)).toEqual(expected)
  }))

it("an export that its own person imports changes nothing", () =>
  Effect.gen(function* () {
    yield* belongings
    const own = yield* ownHeaders
    const get = Client.use(({ send }) => send("/v1/data/sync", { headers: own }))
    const before = yield* get
    const expected = yield* had(own)
    const report = yield* importAs(own, yield* exportAs(own))
    expect(report.by_type).toContainEqual({
      type: "daily",
      read: 1,
      used: 0,
      skipped: [{ reason: "its source is here already", count: 1 }],
    })
    expect((yield* get).body.daily_summary).toEqual(before.body.daily_summary)
    expect(yield* had(own)).toEqual(expected)
  }))

const takeBack = Effect.fnUntraced(function* (headers: Headers, { id }: { readonly id: string }) {
  const { send } = yield* Client
  expect((yield* send(`/v1/imports/${id}`, { method: "DELETE", headers })).status).toBe(204)
  expect((yield* send(`/v1/imports/${id}`, { headers })).body.status).toBe("cancelled")
})

/** What a person has, without the tombstones of what went. */
const live = Effect.fnUntraced(function* (headers: Headers) {
  const { sync, ...rest } = yield* had(headers)
  const rows = Object.values(sync as Record<string, unknown>).flatMap((of) =>
    Array.isArray(of) ? of.filter(({ deleted }) => !deleted) : [],
  )
  const { data } = (yield* Client.use(({ send }) => send("/v1/sources", { headers }))).body
  return { rows, sources: data.length, ...rest }
})

it("an import that is taken back leaves what its person had, and can be made again as if for the first time", () =>
  Effect.gen(function* () {
    yield* belongings
    const archive = yield* exportAs(yield* ownHeaders)
    const other = yield* otherUser
    yield* write(other, "POST", "/v1/memory", { text: "Sleep more.", kind: "goal" })
    yield* write(other, "PUT", "/v1/me/profile", { name: "Grace" })
    yield* write(other, "POST", "/v1/diary", { date: "2026-06-02", kind: "tag", name: "sauna" })
    yield* importAs(other, "day,metric,value,unit\n2026-06-03,steps,100,\n")
    const before = yield* live(other)
    const first = yield* importAs(other, archive)
    const once = yield* live(other)
    expect(once).not.toEqual(before)
    const second = yield* importAs(other, archive)
    yield* takeBack(other, second)
    expect(yield* live(other)).toEqual(once)
    yield* takeBack(other, first)
    expect(yield* live(other)).toEqual(before)
    const uploads = (yield* DataDir).file("uploads")
    const { body } = yield* Client.use(({ send }) => send("/v1/me", { headers: other }))
    expect(readdirSync(`${uploads}/${body.user_id}`)).toEqual([])
    yield* importAs(other, archive)
    expect(yield* live(other)).toEqual(once)
  }))

it("what a person has changed of an import stays when it is taken back", () =>
  Effect.gen(function* () {
    yield* belongings
    const archive = yield* exportAs(yield* ownHeaders)
    const other = yield* otherUser
    const { id } = yield* importAs(other, archive)
    const get = (path: string) =>
      Effect.map(
        Client.use(({ send }) => send(path, { headers: other })),
        ({ body }) => body,
      )
    const coffee = (yield* get("/v1/diary")).data.find(
      (note: { name: string }) => note.name === "coffee",
    )
    yield* write(other, "PATCH", `/v1/diary/${coffee.id}`, { value: 3 })
    yield* write(other, "PUT", "/v1/me/profile", { name: "Grace" })
    for (const { id: lab } of (yield* get("/v1/labs")).uploads) {
      const { biomarkers } = yield* get(`/v1/labs/${lab}`)
      const ferritin = biomarkers.find(({ name }: { name: string }) => name === "Ferritin")
      if (ferritin)
        yield* write(other, "PATCH", `/v1/labs/${lab}`, {
          results: [{ id: ferritin.id, value: 72, unit: "ng/mL" }],
        })
    }
    const messages = [{ role: "user", content: "What was my best day?" }]
    yield* write(other, "POST", "/v1/turns", { messages, conversation_id: "walks" })
    yield* TurnSupervisor.use(({ idle }) => idle)
    yield* takeBack(other, { id })
    expect((yield* get("/v1/diary")).data).toMatchObject([{ name: "coffee", value: 3 }])
    expect(yield* get("/v1/me/profile")).toMatchObject({
      name: "Grace",
      birthday: null,
      medications: [],
    })
    const walks = yield* get("/v1/conversations/walks")
    expect(walks.turns.map((turn: { user_message: string }) => turn.user_message)).toEqual([
      "What was my best day?",
    ])
    expect((yield* get("/v1/conversations")).data).toMatchObject([{ id: "walks", turn_count: 1 }])
    // The report whose result they corrected is theirs as a whole, the other one is gone.
    const { uploads } = yield* get("/v1/labs")
    expect(uploads).toHaveLength(1)
    expect(yield* get(`/v1/labs/${uploads[0].id}`)).toMatchObject({
      biomarkers: [{ name: "Ferritin", value: 72 }],
      qualitative: [{ name: "HBsAg" }],
    })
    expect((yield* get("/v1/memory")).data).toEqual([])
  }))

const lines = (heading: string, ...rows: ReadonlyArray<unknown>) =>
  [heading, ...rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))), ""].join(
    "\n",
  )

it("a forged file writes for the importing person alone, and what is no record is counted", () =>
  Effect.gen(function* () {
    const { user_id } = yield* Client
    const other = yield* otherUser
    const source = { id: "src_1", origin: "src_1", provider: "GARMIN" }
    const item = {
      metadata: { start_time: "2026-06-01T00:00:00Z", end_time: "2026-06-02T00:00:00Z" },
      distance_data: { steps: 5 },
    }
    const daily = { type: "daily", origin: "webhook", ordering_ms: null, data: [item] }
    const user = { user_id: "stolen", provider: "OURA", reference_id: user_id }
    const report = yield* importAs(
      other,
      lines(
        headingOf("deliveries", { source }),
        { ...daily, user },
        { type: "deauth", origin: "webhook", ordering_ms: null, data: [item], user },
        "not json",
        { ...daily, data: [item, item] },
      ),
    )
    expect(report.by_type).toEqual([
      { type: "daily", read: 1, used: 1, skipped: [] },
      {
        type: "deliveries",
        read: 3,
        used: 0,
        skipped: [{ reason: "it is no record of this kind", count: 3 }],
      },
    ])
    expect(yield* ConnectionStore.use((store) => store.all(user_id as UserId))).toEqual([])
    const { body } = yield* Client.use(({ send }) => send("/v1/data/sync", { headers: other }))
    expect(body.daily_summary).toMatchObject([{ provider: "garmin", steps: 5 }])
  }))

it("a file of another version is left out, and says so", () =>
  Effect.gen(function* () {
    const report = yield* importAs(yield* otherUser, '{"hygeia":"memory","version":99}\n{"id":1}\n')
    expect(report).toMatchObject({ status: "completed", vendor: "hygeia" })
    expect(report.by_type).toEqual([
      {
        type: "files",
        read: 1,
        used: 0,
        skipped: [{ reason: "its version is another", count: 1 }],
      },
    ])
  }))
