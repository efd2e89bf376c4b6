import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import { RawEventStore } from "#db/raw-events"
import { WebhookSecrets } from "#operations/receive-delivery"
import { ada, Deliveries, deliver, rowsOf, Stores, send } from "#test/deliveries"
import { itWith } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itWith(Deliveries)

const daily = (day: number, steps: number, reference_id: string = ada) => ({
  type: "daily",
  user: { user_id: "g1", provider: "GARMIN", reference_id },
  data: [
    {
      metadata: { start_time: `2025-06-0${day}T00:00:00Z` },
      distance_data: { steps },
    },
  ],
})

const days = rowsOf("daily_summary")
const states = Effect.map(rowsOf<{ state: string }>("raw_events"), (rows) =>
  rows.map(({ state }) => state),
)

it("parks a delivery it cannot read and goes on with the next", () =>
  Effect.gen(function* () {
    yield* send({ type: "daily", user: { user_id: "g1" } })
    yield* send(daily(1, 5))
    yield* (yield* Ingest).idle
    expect(yield* states).toEqual(["parked", "processed"])
    expect(yield* days).toHaveLength(1)
  }))

it("parks a delivery whose rows cannot be written, and writes its neighbours", () =>
  Effect.gen(function* () {
    yield* direct((_, sqlite) =>
      sqlite.run(
        `CREATE TRIGGER broken BEFORE INSERT ON daily_summary WHEN NEW.steps = 13
         BEGIN SELECT RAISE(ABORT, 'boom'); END`,
      ),
    )
    yield* Effect.forEach([daily(1, 1), daily(2, 13), daily(3, 3)], (body) => send(body))
    yield* (yield* Ingest).idle
    expect(yield* states).toEqual(["processed", "parked", "processed"])
    expect(yield* days).toMatchObject([{ steps: 1 }, { steps: 3 }])
    const event = yield* (yield* RawEventStore).find(2)
    expect(event!.error).toBe("It could not be normalised: SQLiteError.")
  }))

it("lets no parked delivery that is older overwrite a newer row when it is tried again", () =>
  Effect.gen(function* () {
    const ingest = yield* Ingest
    yield* send(daily(1, 1, "not-yet-known"))
    yield* ingest.idle
    yield* send(daily(1, 2))
    yield* ingest.send(IngestMessage.RetryParked())
    yield* ingest.idle
    expect(yield* states).toEqual(["processed", "processed"])
    expect(yield* days).toMatchObject([{ steps: 2 }])
  }))

it("tries a parked delivery seven times and then leaves it", () =>
  Effect.gen(function* () {
    const ingest = yield* Ingest
    const store = yield* RawEventStore
    yield* deliver({ type: "daily" })
    for (let attempt = 1; attempt <= 9; attempt++) {
      yield* ingest.send(IngestMessage.RetryParked())
      yield* ingest.idle
      expect((yield* store.find(1))!.attempts).toBe(Math.min(attempt, 7))
    }
    expect(yield* store.parked).toEqual([])
  }))

it("changes nothing when it is told of a delivery twice", () =>
  Effect.gen(function* () {
    const ingest = yield* Ingest
    yield* deliver(daily(1, 5))
    const before = yield* days
    yield* ingest.send(IngestMessage.Normalise({ raw_event_id: 1 }))
    yield* ingest.send(IngestMessage.Normalise({ raw_event_id: 404 }))
    yield* ingest.send(IngestMessage.QueueLost())
    yield* ingest.idle
    expect(yield* days).toEqual(before)
  }))

it("writes a rush of deliveries in the order in which they came", () =>
  Effect.gen(function* () {
    for (let steps = 1; steps <= 100; steps++) yield* send(daily(1, steps))
    yield* (yield* Ingest).idle
    expect(yield* days).toMatchObject([{ steps: 100 }])
    expect(new Set(yield* states)).toEqual(new Set(["processed"]))
  }))

const silent = Layer.succeed(Ingest, { send: () => Effect.void, idle: Effect.void })
const heldBack = Layer.mergeAll(Stores, WebhookSecrets.layer(["whsec_test"]), silent)

itWith(heldBack)("takes up at boot what was stored and never read", () =>
  Effect.gen(function* () {
    yield* send(daily(1, 5))
    expect(yield* states).toEqual(["received"])
    yield* Effect.flatMap(Ingest, ({ idle }) => idle).pipe(
      Effect.provide(Layer.fresh(Ingest.layer)),
    )
    expect(yield* states).toEqual(["processed"])
  }),
)
