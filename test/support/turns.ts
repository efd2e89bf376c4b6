import { Deferred, Effect, Layer } from "effect"
import { Quarantine } from "#actors/quarantine"
import { TurnEvents } from "#actors/turn-events"
import { TurnLimiter } from "#actors/turn-limiter"
import { type TurnRules, TurnSupervisor } from "#actors/turn-supervisor"
import { BiomarkerStore } from "#db/biomarkers"
import { Calendar } from "#db/calendar"
import { ConversationStore } from "#db/conversations"
import { ExperimentStore } from "#db/experiments"
import { InterruptedWorkStore } from "#db/interrupted-work"
import { LocalDayStore } from "#db/local-days"
import { MemoryStore } from "#db/memory"
import { MetricSeriesStore } from "#db/metric-series"
import { NoteStore } from "#db/notes"
import { ProfileStore } from "#db/profiles"
import { users } from "#db/schema/account"
import { ShownAlertStore } from "#db/shown-alerts"
import { TagStore } from "#db/tags"
import { TurnEventStore } from "#db/turn-events"
import { TurnReceiptStore } from "#db/turn-receipts"
import { TurnStepStore } from "#db/turn-steps"
import { TurnStore } from "#db/turns"
import { VendorStore } from "#db/vendors"
import { WorkoutStore } from "#db/workouts"
import type { TurnEvent, TurnEventBody } from "#domain/events"
import type { TurnId, UserId } from "#domain/ids"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { calculator } from "#test/calculator"
import { testDatabase } from "#test/database"
import { language } from "#test/language"
import { ScriptedModel } from "#test/scripted-model"
import { direct } from "#test/sqlite"

/** The people of a test; `registered` writes the rows that turns belong to. */
export const ada: UserId = "user_ada"
export const bob: UserId = "user_bob"

export const hello = { messages: [{ role: "user" as const, content: "How did I sleep?" }] }

export const registered = Effect.gen(function* () {
  yield* direct((db) =>
    db
      .insert(users)
      .values(
        [ada, bob].map((id) => ({
          id,
          issuer: "test",
          subject: id,
          created_at: "2026-01-01T00:00:00.000Z",
        })),
      )
      .run(),
  )
})

export const rules: TurnRules = { parallelism: 64, timeout_ms: 600_000, grace_ms: 10_000 }

/** Everything a turn stands on but its supervisor: one fresh database, and a model. */
export const turnFloor = <M>(model: Layer.Layer<M>) =>
  TurnEvents.layer.pipe(
    Layer.provideMerge(Calendar.layer("2026-06-01")),
    Layer.provideMerge(
      Layer.mergeAll(
        TurnStore.layer,
        InterruptedWorkStore.layer,
        TurnReceiptStore.layer,
        TurnStepStore.layer,
        TurnEventStore.layer,
        MemoryStore.layer,
        ProfileStore.layer,
        LocalDayStore.layer,
        MetricSeriesStore.layer,
        WorkoutStore.layer,
        calculator,
        language,
        VendorStore.layer,
        ExperimentStore.layer,
        NoteStore.layer,
        TagStore.layer,
        EmbeddedAggregator,
        BiomarkerStore.layer,
        ConversationStore.layer,
        ShownAlertStore.layer,
      ),
    ),
    Layer.provideMerge(Layer.mergeAll(testDatabase(), model)),
  )

/** The same with both people in it, and a model that has a script. */
export const TurnFloor = Layer.effectDiscard(registered).pipe(
  Layer.provideMerge(turnFloor(ScriptedModel)),
)

/** A supervisor with its limiter, over a floor. Built again, it is the next process on the same rows. */
export const supervisor = (rules: TurnRules) =>
  TurnSupervisor.layer(rules).pipe(
    Layer.provide(Layer.merge(TurnLimiter.layer(20), Layer.fresh(Quarantine.layer))),
  )

/** Everything a turn says after an id, until its end. */
export const saidBy = Effect.fnUntraced(function* (turn: TurnId, after = 0) {
  const events = yield* TurnEvents
  const seen: Array<TurnEvent> = []
  const ended = yield* Deferred.make<void>()
  yield* events.follow(turn, after, {
    next: (event) => void seen.push(event),
    end: () => void Deferred.doneUnsafe(ended, Effect.void),
  })
  yield* Deferred.await(ended)
  return seen
})

/** Waits until a turn has said something of a type. */
export const untilSaid = Effect.fnUntraced(function* (turn: TurnId, type: TurnEvent["type"]) {
  const events = yield* TurnEvents
  const said = yield* Deferred.make<void>()
  const done = () => void Deferred.doneUnsafe(said, Effect.void)
  yield* events.follow(turn, 0, {
    next: (event) => (event.type === type ? done() : undefined),
    end: done,
  })
  yield* Deferred.await(said)
})

/** What events carry, as a client reads it. */
export const bodies = (events: ReadonlyArray<TurnEvent>) =>
  events.map(({ data }) => JSON.parse(data) as TurnEventBody)

/** Fills with the ids of turns as they end. */
export const endings = Effect.fnUntraced(function* (turns: ReadonlyArray<TurnId>) {
  const events = yield* TurnEvents
  const ended: Array<TurnId> = []
  for (const turn of turns)
    yield* events.follow(turn, 0, { next: () => {}, end: () => void ended.push(turn) })
  return ended
})
