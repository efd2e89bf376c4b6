import { expect } from "bun:test"
import { Effect, Exit, References } from "effect"
import { TurnEvents } from "#actors/turn-events"
import { TurnStore } from "#db/turns"
import type { TurnId } from "#domain/ids"
import { direct } from "#test/sqlite"
import { itOnFloor } from "#test/supervision"
import { ada, hello } from "#test/turns"

const accepted = Effect.gen(function* () {
  return yield* (yield* TurnStore).insert(ada, hello)
})

const says = Effect.fnUntraced(function* (turn: TurnId, text: string) {
  return yield* (yield* TurnEvents).append(
    { id: turn, user_id: ada },
    { type: "synthesis_delta", text },
  )
})

const disk = Effect.fnUntraced(function* (state: "full" | "empty") {
  yield* direct((_, sqlite) => {
    const { page_count } = sqlite.query<{ page_count: number }, []>("PRAGMA page_count").get()!
    sqlite.run(`PRAGMA max_page_count = ${state === "full" ? page_count : 1_000_000}`)
  })
})

itOnFloor(
  "ends for a follower that comes at the moment of the turn's end, however slow it is",
  () =>
    Effect.gen(function* () {
      const events = yield* TurnEvents
      const store = yield* TurnStore
      const failure = { code: "timeout", message: "It took too long." }
      for (let ops = 3; ops < 12; ops++) {
        const turn = yield* store.insert(ada, hello)
        const { id } = turn
        let ended = 0
        const follow = events
          .follow(id, 0, { next: () => {}, end: () => void ended++ })
          .pipe(Effect.provideService(References.MaxOpsBeforeYield, ops))
        const fail = events.append(turn, { type: "turn.failed", ...failure }, (tx) =>
          store.fail(tx, id, failure, "2026-01-01T00:00:00.000Z"),
        )
        yield* Effect.all([fail, follow], { concurrency: "unbounded" })
        expect(ended).toBe(1)
      }
    }),
)

itOnFloor("gives the id of an event that could not be written to the next one", () =>
  Effect.gen(function* () {
    const { id } = yield* accepted
    const events = yield* TurnEvents
    const seen: Array<number> = []
    yield* events.follow(id, 0, { next: (event) => void seen.push(event.id), end: () => {} })
    yield* says(id, "a")
    yield* disk("full")
    const lost = says(id, "b".repeat(1_000_000))
    expect(Exit.isFailure(yield* Effect.exit(lost))).toBe(true)
    yield* disk("empty")
    yield* says(id, "c")
    expect(seen).toEqual([1, 2])
  }),
)
