import { describe, expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { RateLimiter } from "#actors/rate-limiter"
import { RateWindowStore } from "#db/rate-windows"
import { UserStore } from "#db/users"
import { testDatabase } from "#test/database"
import { itWith, whileTimePasses } from "#test/effect"
import { direct } from "#test/sqlite"

const LIMITS = [
  { limit: 60, span_s: 60 },
  { limit: 100, span_s: 86_400 },
]

const it = itWith(
  Layer.merge(UserStore.layer, RateWindowStore.layer).pipe(Layer.provideMerge(testDatabase())),
)

const somebody = (subject: string) =>
  UserStore.use((users) =>
    whileTimePasses(Effect.map(users.findOrCreate("local", subject, null), ({ id }) => id)),
  )

/** One life of a process: it is over when the effect is. */
const inOneLife = <A, E, R>(life: Effect.Effect<A, E, R | RateLimiter>) =>
  whileTimePasses(Effect.provide(life, RateLimiter.layer(LIMITS), { local: true }))

const take = (user: Parameters<RateLimiter["Service"]["take"]>[0], times = 1) =>
  RateLimiter.use((limiter) =>
    Effect.forEach(Array.from({ length: times }), () => Effect.result(limiter.take(user))),
  )

describe("the rate limiter", () => {
  it("takes 60 requests of a user in a minute, and refuses the 61st", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      const limiter = yield* RateLimiter
      const quotas = yield* take(user, 60)
      expect(quotas.every(({ _tag }) => _tag === "Success")).toBe(true)
      const refused = yield* Effect.flip(limiter.take(user))
      expect(refused).toMatchObject({ limit: 60, retry_after_s: 60 })
      yield* TestClock.adjust("59 seconds")
      expect(yield* Effect.flip(limiter.take(user))).toMatchObject({ retry_after_s: 1 })
      yield* TestClock.adjust("1 seconds")
      expect(yield* limiter.take(user)).toMatchObject({ limit: 100, remaining: 39 })
    }).pipe(Effect.provide(RateLimiter.layer(LIMITS))))

  it("refuses by the day when the minute would allow it", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      yield* take(user, 60)
      yield* TestClock.adjust("1 minutes")
      yield* take(user, 40)
      yield* TestClock.adjust("1 minutes")
      const [refused] = yield* take(user)
      expect(refused).toMatchObject({ failure: { limit: 100, retry_after_s: 86_340 } })
    }).pipe(Effect.provide(RateLimiter.layer(LIMITS))))

  it("counts each user apart, and does not count what it refuses", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* somebody("a"), yield* somebody("b")]
      yield* take(one, 80)
      const [quota] = yield* take(other)
      expect(quota).toMatchObject({ success: { limit: 60, remaining: 59 } })
      yield* TestClock.adjust("1 minutes")
      expect((yield* take(one))[0]).toMatchObject({ success: { remaining: 39 } })
    }).pipe(Effect.provide(RateLimiter.layer(LIMITS))))

  it("counts cookies apart from tokens: 600 a minute and 50,000 a day, also over a restart", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      const byCookie = (times: number) =>
        RateLimiter.use((limiter) =>
          Effect.forEach(Array.from({ length: times }), () =>
            Effect.result(limiter.take(user, "cookie")),
          ),
        )
      const quotas = yield* inOneLife(Effect.andThen(take(user, 60), byCookie(600)))
      expect(quotas.every(({ _tag }) => _tag === "Success")).toBe(true)
      const [refused] = yield* inOneLife(byCookie(1))
      expect(refused).toMatchObject({ failure: { limit: 600 } })
      expect((yield* inOneLife(take(user)))[0]).toMatchObject({ failure: { limit: 60 } })
      yield* TestClock.adjust("1 minutes")
      const [quota] = yield* inOneLife(byCookie(1))
      expect(quota).toMatchObject({ success: { limit: 600, remaining: 599 } })
      const day = yield* RateWindowStore.use((store) => store.find(user, "cookie"))
      expect(day.map(({ span_ms }) => span_ms)).toEqual([60_000, 86_400_000])
    }))

  it("knows no limit that is 0", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      const limiter = yield* RateLimiter
      expect(limiter.limits).toEqual([])
      expect(yield* limiter.take(user)).toBe(null)
    }).pipe(Effect.provide(RateLimiter.layer([{ limit: 0, span_s: 60 }]))))

  it("remembers over a restart", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      yield* inOneLife(take(user, 60))
      const [refused] = yield* inOneLife(take(user))
      expect(refused).toMatchObject({ failure: { limit: 60 } })
    }))

  it("has written down after ten seconds what a crash would forget", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      const store = yield* RateWindowStore
      yield* take(user, 7)
      yield* TestClock.adjust("9 seconds")
      yield* whileTimePasses(
        Effect.repeat(store.find(user, "bearer"), { until: (windows) => windows.length > 0 }).pipe(
          Effect.timeout("1 seconds"),
        ),
      )
      const [minute] = yield* store.find(user, "bearer")
      expect(minute!.tallies.map(([, count]) => count)).toEqual([7])
    }).pipe(Effect.provide(RateLimiter.layer(LIMITS))))

  it("lets go of quiet users, and counts on when they come back", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      const limiter = yield* RateLimiter
      yield* take(user, 10)
      yield* whileTimePasses(limiter.save)
      yield* TestClock.adjust("3 minutes")
      yield* whileTimePasses(limiter.save)
      expect((yield* take(user))[0]).toMatchObject({ success: { limit: 60, remaining: 59 } })
      yield* whileTimePasses(limiter.save)
      const day = yield* RateWindowStore.use((store) => store.find(user, "bearer"))
      const counts = day.find(({ span_ms }) => span_ms === 86_400_000)!.tallies
      expect(counts.map(([, count]) => count)).toEqual([10, 1])
    }).pipe(Effect.provide(RateLimiter.layer(LIMITS))))

  it("writes nothing down for somebody who is gone", () =>
    Effect.gen(function* () {
      const user = yield* somebody("a")
      const limiter = yield* RateLimiter
      yield* take(user)
      yield* whileTimePasses(direct((_, sqlite) => sqlite.run("DELETE FROM users")))
      yield* whileTimePasses(limiter.save)
      const left = yield* direct((_, sqlite) => sqlite.query("SELECT * FROM rate_windows").all())
      expect(left).toEqual([])
    }).pipe(Effect.provide(RateLimiter.layer(LIMITS))))
})
