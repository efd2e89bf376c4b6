import { describe, expect } from "bun:test"
import { readdirSync, readFileSync } from "node:fs"
import { Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { LabReader } from "#actors/lab-reader"
import { LabStore } from "#db/labs"
import type { UserId } from "#domain/ids"
import { LAB_FAILURES, LAB_LIMITS } from "#domain/lab-limit"
import { deleteAccount } from "#operations/delete-account"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { dashedLines, hugePicture } from "#test/hostile-pdf"
import { otherUser } from "#test/other-user"
import { pdfOf, table } from "#test/pdf"

const it = itLive(App)

const report = new Uint8Array(readFileSync("test/fixtures/labs/us_table.pdf"))

/** What is read for a minute of a processor. */
const slow = dashedLines(1_000)

type Headers = Readonly<Record<string, string>>

const own = Client.use(({ token }) => Effect.succeed({ authorization: `Bearer ${token}` }))

/** Uploads a report of its own bytes and answers the address of its lab. */
const upload = Effect.fnUntraced(function* (bytes: Uint8Array, who: Headers, copy = 0) {
  const { send, get } = yield* Client
  const body = formOf({
    name: "file",
    filename: "panel.pdf",
    type: "application/pdf",
    bytes: Buffer.concat([bytes, Buffer.from(`\n%${copy}\n`)]),
  })
  const headers = { ...who, ...FORM_TYPE }
  expect((yield* send("/v1/labs/upload", { method: "POST", headers, body })).status).toBe(200)
  return `/v1/labs/${(yield* get("/v1/labs", who)).body.uploads[0].id}`
})

const labAt = (path: string, who: Headers) =>
  Client.use(({ get }) => Effect.map(get(path, who), ({ body }) => body))

/** Waits until a lab has ended. */
const ended = (path: string, who: Headers) =>
  labAt(path, who).pipe(
    Effect.repeat({ until: ({ aggregator_status }) => aggregator_status !== "submitted" }),
  )

const allRead = Effect.andThen(
  LabReader.use(({ idle }) => idle),
  Ingest.use(({ idle }) => idle),
)

/** How many processes this one has started that live. */
const processes = () =>
  readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  ).length

describe("the reading of reports", () => {
  it("takes turns between people, however many files one of them has given", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* own, yield* otherUser]
      const many: Array<string> = []
      for (let copy = 0; copy < 12; copy++) many.push(yield* upload(report, one, copy))
      const theirs = yield* upload(report, other)
      expect((yield* ended(theirs, other)).aggregator_status).toBe("parsed")
      const states = yield* Effect.forEach(many, (path) => labAt(path, one))
      const waiting = states.filter(({ aggregator_status }) => aggregator_status === "submitted")
      expect(waiting.length).toBeGreaterThan(2)
      yield* allRead
      for (const path of many) expect((yield* labAt(path, one)).aggregator_status).toBe("parsed")
    }))

  it("ends with a lab that is deleted, and the next has its turn", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const who = yield* own
      const before = processes()
      const long = yield* upload(slow, who)
      const short = yield* upload(report, who)
      expect((yield* send(long, { method: "DELETE", headers: who })).status).toBe(204)
      expect((yield* ended(short, who)).aggregator_status).toBe("parsed")
      yield* allRead
      expect(processes()).toBe(before)
    }))

  it("ends with an account that is deleted", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const who = yield* own
      const before = processes()
      for (let copy = 0; copy < 3; copy++) yield* upload(slow, who, copy)
      yield* deleteAccount(user_id as UserId)
      yield* allRead
      expect(processes()).toBe(before)
    }))

  it("draws a page that somebody looks at beside a report that takes long", () =>
    Effect.gen(function* () {
      const { fetch, send } = yield* Client
      const who = yield* own
      const seen = yield* upload(report, who)
      yield* allRead
      const long = yield* upload(slow, who)
      const page = yield* fetch(`${seen}/pages/1`, { headers: who })
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "image/png"])
      expect((yield* labAt(long, who)).aggregator_status).toBe("submitted")
      yield* send(long, { method: "DELETE", headers: who })
    }))

  it("says in the lab why a report was not read", () =>
    Effect.gen(function* () {
      const who = yield* own
      const path = yield* upload(hugePicture(21_200), who)
      yield* allRead
      const { aggregator_status, note, biomarkers } = yield* labAt(path, who)
      expect(aggregator_status).toBe("failed:too_many_pixels")
      expect(note).toBe(LAB_LIMITS.too_many_pixels)
      expect(biomarkers).toEqual([])
    }))

  it("says so of a file that cannot be opened, and of one without a result", () =>
    Effect.gen(function* () {
      const who = yield* own
      const broken = yield* upload(new TextEncoder().encode("%PDF-1.7\nnothing"), who)
      const empty = yield* upload(pdfOf({ content: table([["Dear", "patient"]]) }), who)
      yield* allRead
      for (const [path, reason] of [
        [broken, "file_unreadable"],
        [empty, "no_results"],
      ] as const) {
        const { aggregator_status, note } = yield* labAt(path, who)
        expect([aggregator_status, note]).toEqual([`failed:${reason}`, LAB_FAILURES[reason]])
      }
    }))

  it("keeps what it has read where a page is too much, and says which that is", () =>
    Effect.gen(function* () {
      const who = yield* own
      const rows = [["Ferritin", "12.5", "ng/mL", "30 - 400"]]
      const picture = { width: 9_000, height: 9_000, gray: new Uint8Array(9) }
      const scan = { content: "500 0 0 700 0 0 cm /Im Do", picture }
      const path = yield* upload(pdfOf({ content: table(rows) }, scan), who)
      yield* allRead
      const { aggregator_status, note, biomarkers } = yield* labAt(path, who)
      expect([aggregator_status, biomarkers.length]).toEqual(["parsed", 1])
      expect(note).toContain(`Page 2 could not be read. ${LAB_LIMITS.too_many_pixels}`)
    }))

  it("is not tried a third time", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const who = yield* own
      const labs = yield* LabStore
      const user = user_id as UserId
      const path = yield* upload(slow, who)
      const lab = (yield* labs.list(user))[0]!
      // A crash leaves the attempt counted and the lab as it was.
      yield* labs.begin(lab)
      yield* LabReader.use(({ stop }) => stop(user, lab.id))
      yield* labs.begin(lab)
      yield* LabReader.use(({ wake }) => wake)
      yield* allRead
      const { aggregator_status, note } = yield* labAt(path, who)
      expect([aggregator_status, note]).toEqual(["failed:interrupted", LAB_LIMITS.interrupted])
    }))
})
