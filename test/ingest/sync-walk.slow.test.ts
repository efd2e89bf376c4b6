import { expect, test } from "bun:test"
import { Effect, Fiber } from "effect"
import fc from "fast-check"
import { Ingest } from "#actors/ingest"
import { DataSyncStore } from "#db/data-sync"
import { SYNC_KINDS } from "#domain/data-sync"
import { ada, Deliveries, send } from "#test/deliveries"

/** A client that asks again and again, each time from where the last answer ended. */
interface Walk {
  readonly known: Map<string, string>
  readonly now: number
}

const step = Effect.fn("step")(function* ({ known, now }: Walk) {
  const changed = yield* (yield* DataSyncStore).since(ada, now)
  for (const kind of SYNC_KINDS)
    for (const row of changed.rows[kind]) known.set(JSON.parse(row).id, row)
  expect(changed.now).toBeGreaterThanOrEqual(now)
  return { known, now: changed.now }
})

const night = (key: number, score: number) => ({
  metadata: {
    summary_id: `n${key}`,
    start_time: "2025-06-01T23:00:00Z",
    end_time: "2025-06-02T07:00:00Z",
  },
  scores: { sleep: score },
})

const sleep = (data: ReadonlyArray<unknown>, copy: number) => ({
  type: "sleep",
  user: { user_id: "g1", provider: "OURA", reference_id: ada },
  data,
  copy,
})

const turnOfTheLoop = Effect.promise(() => new Promise<void>((resume) => setImmediate(resume)))

/** Delivers while a client walks along; both take turns of the event loop as they please. */
const walkAlong = (deliveries: ReadonlyArray<unknown>, pauses: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    const delivering = yield* Effect.forkChild(
      Effect.forEach(
        deliveries,
        (body, n) =>
          Effect.repeat(turnOfTheLoop, { times: pauses[n % pauses.length]! }).pipe(
            Effect.andThen(send(body)),
          ),
        { discard: true },
      ),
    )
    let walk: Walk = { known: new Map(), now: 0 }
    while (delivering.pollUnsafe() === undefined) {
      walk = yield* step(walk)
      yield* turnOfTheLoop
    }
    yield* Fiber.join(delivering)
    yield* (yield* Ingest).idle
    walk = yield* step(walk)
    const whole = yield* step({ known: new Map(), now: 0 })
    return { walked: walk.known, whole: whole.known }
  }).pipe(Effect.provide(Deliveries), Effect.runPromise)

test("brings a client that walks along to the last state of every row", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 100 })), { minLength: 1, maxLength: 40 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 5 }),
      async (scores, pauses) => {
        const deliveries = scores.map(([key, score], n) => sleep([night(key, score)], n))
        const { walked, whole } = await walkAlong(deliveries, pauses)
        expect(whole.size).toBe(new Set(scores.map(([key]) => key)).size)
        expect(walked).toEqual(whole)
      },
    ),
    { numRuns: 25, seed: 1 },
  ))

test("loses no row that changes while a long answer is read page by page", async () => {
  const all = Array.from({ length: 5_000 }, (_, key) => key)
  const first = sleep(
    all.map((key) => night(key, 1)),
    0,
  )
  const changes = Array.from({ length: 60 }, (_, n) =>
    sleep(
      all.filter((key) => key % 61 === n).map((key) => night(key, n + 2)),
      n + 1,
    ),
  )
  const { walked, whole } = await walkAlong([first, ...changes], [0])
  expect(whole.size).toBe(5_000)
  expect(walked).toEqual(whole)
})
