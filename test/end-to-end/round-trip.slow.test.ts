import { expect } from "bun:test"
import { Effect } from "effect"
import { ConnectionStore } from "#db/connections"
import type { UserId } from "#domain/ids"
import { headingOf } from "#domain/own-export"
import type { WrongMark } from "#domain/wrong-mark"
import { App } from "#test/app"
import { belongings, exportAs, had, importAs, ownHeaders } from "#test/belongings"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { recordsIn, unzipped } from "#test/unzip"

const it = itLive(App)

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
