import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Ingest } from "#actors/ingest"
import { scheduler } from "#actors/scheduler"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { Database } from "#db/database"
import { IdempotencyStore } from "#db/idempotency"
import { RateWindowStore } from "#db/rate-windows"
import { RawEventStore } from "#db/raw-events"
import { itWith } from "#test/effect"
import { scratchDataDir } from "#test/scratch-folder"
import { direct } from "#test/sqlite"
import { finishedTurn } from "#test/supervision"
import { rules, supervisor, TurnFloor } from "#test/turns"

const Deaf = Layer.succeed(Ingest, { send: () => Effect.void, idle: Effect.void })

const it = itWith(
  Layer.merge(supervisor(rules), scheduler({ raw_retention_days: 90 })).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Deaf,
        IdempotencyStore.layer,
        RateWindowStore.layer,
        RawEventStore.layer,
        scratchDataDir,
      ),
    ),
    Layer.provideMerge(TurnFloor),
  ),
)

const left = Effect.gen(function* () {
  return yield* direct((_, sqlite) => ({
    events: sqlite.query("SELECT count(*) FROM turn_events").values()[0]![0],
    steps: sqlite.query("SELECT count(*) FROM turn_steps").values()[0]![0],
    outputs: sqlite.query("SELECT count(output) FROM turn_steps").values()[0]![0],
    receipts: sqlite.query("SELECT count(receipts) FROM turn_steps").values()[0]![0],
  }))
})

it("drops the events and outputs of a turn an hour after its end; timings and receipts stay", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    yield* finishedTurn(turns)
    const before = yield* left
    yield* TestClock.adjust("1 hour")
    expect(yield* left).toEqual(before)
    yield* TestClock.adjust("5 minutes")
    yield* (yield* Database).write("system", function* () {})
    expect(yield* left).toEqual({ ...before, events: 0, outputs: 0 })
  }))
