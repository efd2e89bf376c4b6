import { expect } from "bun:test"
import { Effect } from "effect"
import { Database } from "#db/database"
import { ShownAlertStore } from "#db/shown-alerts"
import { itOnFloor } from "#test/supervision"
import { ada, bob } from "#test/turns"

itOnFloor("records what one person was shown, each once, and for nobody else", () =>
  Effect.gen(function* () {
    const shown = yield* ShownAlertStore
    const { write } = yield* Database
    yield* write(ada, (tx) =>
      shown.record(tx, ada, ["low_glucose:2026-05-30", "critical_lab:bio_1"]),
    )
    yield* write(ada, (tx) => shown.record(tx, ada, ["critical_lab:bio_1"]))
    expect(yield* shown.of(ada)).toEqual(new Set(["low_glucose:2026-05-30", "critical_lab:bio_1"]))
    expect(yield* shown.of(bob)).toEqual(new Set())
  }),
)
