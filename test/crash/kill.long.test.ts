import { Effect, Layer } from "effect"
import { itLive } from "#test/effect"
import { killAt } from "#test/kill"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const EVENTS = [1, 2, 5, 10, 20, 50, 150, 200, 300, 400, 500]

for (const events of EVENTS)
  it(`loses no turn, repeats no step and shows no event twice when killed at event ${events}`, () =>
    Effect.gen(function* () {
      const dir = yield* scratchFolder
      yield* Effect.promise(() => killAt(dir, { events }))
    }))
