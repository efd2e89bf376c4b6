import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { TurnStore } from "#db/turns"
import { addDays } from "#domain/time"
import { wholeTurns } from "#scripts/evaluate/safety"
import { itLive } from "#test/effect"
import { aNight, aResult, store } from "#test/rows"
import { ada, registered } from "#test/turns"

const it = itLive(wholeTurns)

/** The day of the floor. */
const TODAY = "2026-06-01"

it("leaves the widgets of the answer at their paragraphs", () =>
  Effect.gen(function* () {
    yield* registered
    const nights = Array.from({ length: 40 }, (_, ago) =>
      aNight(ada, addDays(TODAY, -ago - 1), { asleep_s: (400 + (ago % 9) * 10) * 60 }),
    )
    yield* store({
      nights,
      results: [
        aResult(ada, "Potassium", { value: 6.9, unit: "mmol/L", test_date: addDays(TODAY, -2) }),
      ],
    })
    const turns = yield* TurnSupervisor
    const ask = Effect.gen(function* () {
      const turn = yield* turns.start(ada, {
        messages: [{ role: "user", content: "How did I sleep in the past 30 days?" }],
      })
      yield* turns.idle
      return (yield* (yield* TurnStore).find(ada, turn.id)).result!
    })
    const [first, second] = [yield* ask, yield* ask]
    const [alert, ...rest] = first.answer.split("\n\n")
    expect(alert).toContain("Potassium 6.9 mmol/L")
    expect(rest.join("\n\n")).toBe(second.answer)
    expect(second.widgets).not.toEqual([])
    expect(first.widgets).toEqual(
      second.widgets!.map(({ anchor, spec }) => ({ anchor: anchor + 1, spec })),
    )
  }))
