import { expect } from "bun:test"
import { Effect } from "effect"
import { Database } from "#db/database"
import { ToldAlertStore } from "#db/told-alerts"
import { itWith } from "#test/effect"
import { ada, bob, registered, TurnFloor } from "#test/turns"

const it = itWith(TurnFloor)

it("keeps what one person was told, each once, and of nobody else", () =>
  Effect.gen(function* () {
    yield* registered
    const told = yield* ToldAlertStore
    const { write } = yield* Database
    yield* write((tx) => told.tell(tx, ada, ["low_glucose:2026-05-30", "critical_lab:bio_1"]))
    yield* write((tx) => told.tell(tx, ada, ["critical_lab:bio_1"]))
    expect(yield* told.of(ada)).toEqual(new Set(["low_glucose:2026-05-30", "critical_lab:bio_1"]))
    expect(yield* told.of(bob)).toEqual(new Set())
  }))
