import { Deferred, Effect } from "effect"
import { TurnEvents } from "#actors/turn-events"
import { dataFolder } from "#bench/data-folder"
import { live } from "#bench/lived-rows"
import { DAYS } from "#bench/noise"
import { Service } from "#bench/service"
import { Calendar } from "#db/calendar"
import { addDays } from "#domain/time"
import { mintToken } from "#operations/mint-token"
import { startTurn } from "#operations/start-turn"

/**
 * The service with one person of four years, and deep research over all of it, twice: the second time
 * the code is warm, and nothing is known beforehand either, since it asks for a day less. How late a
 * timer of a millisecond was while each turn ran, and while nothing did, lies in DATA_DIR as
 * `delays.json` in the end.
 */
const TICK_MS = 1

const delaysDuring = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const late: Array<number> = []
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      late.push(Math.max(0, now - last - TICK_MS))
      last = now
    }, TICK_MS)
    const began = performance.now()
    return Effect.map(
      Effect.ensuring(
        work,
        Effect.sync(() => clearInterval(timer)),
      ),
      () => ({ late, ms: performance.now() - began }),
    )
  })

const research = Effect.gen(function* () {
  const { user_id } = yield* mintToken(null)
  const today = yield* (yield* Calendar).today(user_id)
  yield* live(user_id, addDays(today, 1 - DAYS), DAYS)
  const events = yield* TurnEvents
  const turn = Effect.fnUntraced(function* (days: number) {
    const { id } = yield* startTurn(
      { user_id, scopes: null },
      {
        messages: [{ role: "user", content: "What is there to find?" }],
        deep_research: { days, data_types: ["recovery", "sleep", "hrv", "strain", "food"] },
      },
    )
    const ended = yield* Deferred.make<void>()
    yield* events.follow(id, 0, {
      next: () => {},
      end: () => void Deferred.doneUnsafe(ended, Effect.void),
    })
    yield* Deferred.await(ended)
  })
  const cold = yield* delaysDuring(turn(DAYS))
  const warm = yield* delaysDuring(turn(DAYS - 1))
  const idle = yield* delaysDuring(Effect.sleep(warm.ms))
  const file = `${dataFolder}/delays.json`
  yield* Effect.promise(() => Bun.write(file, JSON.stringify({ cold, warm, idle })))
})

await Effect.runPromise(Effect.scoped(Effect.provide(research, Service)))
process.exit(0)
