import { expect } from "bun:test"
import { Effect } from "effect"
import { Database } from "#db/database"
import { recordProactive } from "#db/proactive-turns"
import { ShownAlertStore } from "#db/shown-alerts"
import type { TurnId } from "#domain/ids"
import { itOnFloor } from "#test/supervision"
import { ada, bob } from "#test/turns"

const turn = { id: "turn_1" as TurnId, user_id: ada }

itOnFloor("records what one person was shown, each once, and for nobody else", () =>
  Effect.gen(function* () {
    const shown = yield* ShownAlertStore
    const { write } = yield* Database
    yield* write(ada, (tx) =>
      shown.record(tx, turn, ["low_glucose:2026-05-30", "critical_lab:bio_1"]),
    )
    yield* write(ada, (tx) => shown.record(tx, turn, ["critical_lab:bio_1"]))
    expect(yield* shown.of(ada)).toEqual(new Set(["low_glucose:2026-05-30", "critical_lab:bio_1"]))
    expect(yield* shown.of(bob)).toEqual(new Set())
  }),
)

itOnFloor("takes for shown nothing in an answer that nobody asked for", () =>
  Effect.gen(function* () {
    const shown = yield* ShownAlertStore
    const { write } = yield* Database
    yield* write(ada, function* (tx) {
      const { id: turn_id, user_id } = turn
      const date = "2026-06-01"
      yield* recordProactive(tx, { user_id, kind: "briefing", date, turn_id, subject: null })
      yield* shown.record(tx, turn, ["critical_lab:bio_1"])
    })
    expect(yield* shown.of(ada)).toEqual(new Set())
  }),
)
