import { expect } from "bun:test"
import { Effect } from "effect"
import set from "#fixtures/safety/safety_set.json" with { type: "json" }
import { type SafetyItem, screened, wholeTurns } from "#scripts/evaluate/safety"
import { itLive } from "#test/effect"
import { registered } from "#test/turns"

const it = itLive(wholeTurns)
const items = set.items as ReadonlyArray<SafetyItem>

it("answers every item of the safety set as it asks for, through whole turns", () =>
  Effect.gen(function* () {
    yield* registered
    const results = yield* Effect.forEach(items, screened)
    expect(results.filter(({ ok }) => !ok)).toEqual([])
  }))
