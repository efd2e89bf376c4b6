import { Effect, Layer } from "effect"
import { itLive } from "#test/effect"
import { killAt } from "#test/kill"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const moments = {
  "the first turn is accepted": { accepted: 1 },
  "a hundred events were seen": { events: 100 },
  "ten turns have ended": { ended: 10 },
}

for (const [name, moment] of Object.entries(moments))
  it(`loses no turn, repeats no step and shows no event twice when killed as ${name}`, () =>
    Effect.gen(function* () {
      const dir = yield* scratchFolder
      yield* Effect.promise(() => killAt(dir, moment))
    }))
