import { expect } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Value } from "typebox/value"
import { DataSyncStore } from "#db/data-sync"
import type { UserId } from "#domain/ids"
import { Activity, DailySummary, SleepSession } from "#domain/wearable"
import { ada, Deliveries, deliver, deliverFixture } from "#test/deliveries"
import { itWith } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itWith(Deliveries)

const since = (user: UserId, from: number) =>
  Effect.flatMap(DataSyncStore, (store) => store.since(user, from))

const daily = (date: string, steps: number) => ({
  type: "daily",
  user: { user_id: "g1", provider: "GARMIN", reference_id: ada },
  data: [{ metadata: { start_time: `${date}T00:00:00Z` }, distance_data: { steps } }],
})

it("sends each kind of row as its schema says", () =>
  Effect.gen(function* () {
    yield* deliverFixture("edge-daily-fitbit-2100")
    yield* deliverFixture("edge-sleep-oura-noid")
    yield* deliverFixture("edge-activity-apple-strength")
    const { rows } = yield* since(ada, 0)
    const [day] = rows.daily_summary.map((row) => JSON.parse(row))
    const [night] = rows.sleep_sessions.map((row) => JSON.parse(row))
    const [workout] = rows.activities.map((row) => JSON.parse(row))
    expect(Value.Errors(DailySummary, day)).toEqual([])
    expect(Value.Errors(SleepSession, night)).toEqual([])
    expect(Value.Errors(Activity, workout)).toEqual([])
    expect(day).toMatchObject({ deleted: false, enrichment: { immune_index: 72 } })
    expect(night).not.toHaveProperty("hypnogram")
  }))

it("sends a changed row once, under its last change, and nothing that has not changed", () =>
  Effect.gen(function* () {
    yield* deliver(daily("2025-06-01", 1))
    yield* deliver(daily("2025-06-02", 2))
    const first = yield* since(ada, 0)
    expect(first.rows.daily_summary).toHaveLength(2)
    yield* TestClock.adjust("1 minute")
    expect((yield* since(ada, first.now)).rows.daily_summary).toEqual([])
    yield* deliver(daily("2025-06-01", 9))
    const next = yield* since(ada, first.now)
    expect(next.rows.daily_summary.map((row) => JSON.parse(row).steps)).toEqual([9])
    expect((yield* since(ada, 0)).rows.daily_summary).toHaveLength(2)
  }))

it("never loses a row to a clock that goes back", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(1_000_000)
    yield* deliver(daily("2025-06-01", 1))
    const first = yield* since(ada, 0)
    yield* TestClock.setTime(900_000)
    yield* deliver(daily("2025-06-01", 2))
    expect((yield* since(ada, first.now)).rows.daily_summary).toHaveLength(1)
  }))

it("gives nobody somebody else's rows", () =>
  Effect.gen(function* () {
    yield* deliver(daily("2025-06-01", 1))
    expect((yield* since("user_other", 0)).rows.daily_summary).toEqual([])
  }))

it("reads a history of many pages whole and in order", () =>
  Effect.gen(function* () {
    yield* direct((_, sqlite) =>
      sqlite.run(
        `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
         INSERT INTO sync_rows SELECT '${ada}', 1 + i / 7, 'ds_' || i, 0, i FROM n`,
      ),
    )
    yield* TestClock.setTime(10_000)
    const rows = (yield* since(ada, 0)).rows.daily_summary
    expect(new Set(rows).size).toBe(5_000)
    expect((yield* since(ada, 1)).rows.daily_summary).toHaveLength(4_993)
  }))
