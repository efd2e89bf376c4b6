import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnStore } from "#db/turns"
import { openJournal } from "#pipeline/journal"
import { committed, itOnFloor } from "#test/supervision"
import { ada, hello } from "#test/turns"

itOnFloor(
  "a step whose record cannot be read is done again once, and what was written with it is not",
  () =>
    Effect.gen(function* () {
      const turn = yield* (yield* TurnStore).insert(ada, hello)
      let written = 0
      const does = Effect.fnUntraced(function* (value: string, cost_usd: number, current: string) {
        const journal = yield* openJournal(turn)
        const output = yield* journal.once(
          "validation_gates",
          Effect.succeed({ value, cost_usd }),
          {
            isCurrent: (output) => output === current,
            also: () =>
              function* () {
                written++
              },
          },
        )
        yield* committed
        return [output, journal.cost()]
      })
      expect(yield* does("old", 0.5, "old")).toEqual(["old", 0.5])
      expect(yield* does("new", 0.25, "new")).toEqual(["new", 0.75])
      expect(yield* does("newer", 1, "new")).toEqual(["new", 0.75])
      expect(written).toBe(1)
    }),
)
