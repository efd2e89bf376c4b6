import { expect } from "bun:test"
import { existsSync, utimesSync, writeFileSync } from "node:fs"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Ingest, type IngestMessage } from "#actors/ingest"
import { scheduler } from "#actors/scheduler"
import { DataDir } from "#db/data-dir"
import { Database } from "#db/database"
import { IdempotencyStore } from "#db/idempotency"
import { RateWindowStore } from "#db/rate-windows"
import { RawEventStore } from "#db/raw-events"
import { TurnEventStore } from "#db/turn-events"
import { TurnReceiptStore } from "#db/turn-receipts"
import { TurnStepStore } from "#db/turn-steps"
import { WebhookSecrets } from "#operations/receive-delivery"
import { ada, moment, Stores, send } from "#test/deliveries"
import { itWith, whileTimePasses } from "#test/effect"
import { scratchDataDir } from "#test/scratch-folder"
import { direct } from "#test/sqlite"

const sent: Array<IngestMessage["_tag"]> = []

const Listener = Layer.sync(Ingest, () => {
  sent.length = 0
  return { send: ({ _tag }) => Effect.sync(() => void sent.push(_tag)), idle: Effect.void }
})

const it = itWith(
  scheduler({ raw_retention_days: 10 }).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Listener,
        IdempotencyStore.layer,
        RateWindowStore.layer,
        TurnEventStore.layer,
        TurnReceiptStore.layer,
        TurnStepStore.layer,
      ).pipe(
        Layer.provideMerge(
          Layer.mergeAll(Stores, scratchDataDir, WebhookSecrets.layer(["whsec_test"])),
        ),
      ),
    ),
  ),
)

it("looks every five minutes for what was stored and never queued", () =>
  Effect.gen(function* () {
    yield* TestClock.adjust("4 minutes")
    expect(sent).toEqual([])
    yield* TestClock.adjust("6 minutes")
    expect(sent).toEqual(["QueueLost", "QueueLost"])
  }))

it("tries parked deliveries again once a night", () =>
  Effect.gen(function* () {
    yield* TestClock.adjust("2 hours")
    expect(sent).not.toContain("RetryParked")
    yield* TestClock.adjust("2 days")
    expect(sent.filter((tag) => tag === "RetryParked")).toHaveLength(2)
  }))

it("drops the bodies of finished deliveries after their time, and keeps parked ones", () =>
  Effect.gen(function* () {
    const store = yield* RawEventStore
    const { write } = yield* Database
    yield* send({ type: "a" })
    yield* send({ type: "b" })
    yield* direct((_, sqlite) => {
      sqlite.run("UPDATE raw_events SET state = 'processed', processed_at = 0 WHERE id = 1")
      sqlite.run("UPDATE raw_events SET state = 'parked' WHERE id = 2")
    })
    yield* TestClock.setTime(moment("1970-01-10T00:00:00Z"))
    expect((yield* store.find(1))!.body).not.toBeNull()
    yield* TestClock.adjust("2 days")
    yield* write("system", function* () {})
    expect((yield* store.find(1))!.body).toBeNull()
    expect((yield* store.find(2))!.body).not.toBeNull()
  }))

it("forgets keys after 24 hours, and counts once they say nothing any more", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const keys = yield* IdempotencyStore
    const counts = yield* RateWindowStore
    const keyed = { user_id: ada, method: "POST", path: "/v1/turns", key: "k", body_hash: "" }
    yield* whileTimePasses(keys.reserve(keyed, 0))
    const window = { user_id: ada, span_ms: 60_000, tallies: [[0, 1]] as const, empty_at: 60_000 }
    yield* whileTimePasses(counts.save([window], "bearer"))
    const left = direct((_, sqlite) => [
      sqlite.query("SELECT count(*) FROM idempotency_keys").values()[0]![0],
      sqlite.query("SELECT count(*) FROM rate_windows").values()[0]![0],
    ])
    yield* TestClock.adjust("23 hours")
    yield* whileTimePasses(write("system", function* () {}))
    expect(yield* left).toEqual([1, 0])
    yield* TestClock.adjust("2 hours")
    yield* whileTimePasses(write("system", function* () {}))
    expect(yield* left).toEqual([0, 0])
  }))

it("drops the copy from before a migration once it is a week old", () =>
  Effect.gen(function* () {
    const dir = yield* DataDir
    const [old, recent] = [dir.file("hygeia.db.before-36"), dir.file("hygeia.db.before-37")]
    for (const [path, day] of [
      [old, "1969-12-24"],
      [recent, "1969-12-26"],
    ] as const) {
      writeFileSync(path, "")
      utimesSync(path, new Date(day), new Date(day))
    }
    yield* TestClock.adjust("4 hours")
    expect([existsSync(old), existsSync(recent)]).toEqual([false, true])
  }))
