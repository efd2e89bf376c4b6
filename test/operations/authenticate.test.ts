import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Database } from "#db/database"
import { UserStore } from "#db/users"
import { InvalidToken } from "#domain/errors"
import type { Principal } from "#domain/user"
import { Callers } from "#operations/authenticate"
import { itWith } from "#test/effect"
import { Identity } from "#upstream/identity"

/** An identity that knows tokens of the form `subject/expiry in seconds` and counts its work. */
let asked = 0
const CountingIdentity = Layer.sync(Identity, () => {
  asked = 0
  return Identity.of({
    verify: (token) =>
      Effect.suspend(() => {
        asked++
        const [subject, seconds] = token.split("/")
        if (!seconds) return Effect.fail(new InvalidToken())
        const principal: Principal = {
          issuer: "test",
          subject: subject!,
          email: null,
          user_id: subject!.startsWith("user_") ? (subject as `user_${string}`) : null,
          expires_at: Number(seconds),
        }
        return Effect.succeed(principal)
      }),
  })
})

const it = itWith(
  Callers.layer.pipe(
    Layer.provideMerge(CountingIdentity),
    Layer.provideMerge(UserStore.layer),
    Layer.provideMerge(Database.layer(":memory:")),
  ),
)

it("makes a row at first sight, and finds it by any later token", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    const first = yield* identify("ada/1000")
    expect(first).toMatch(/^user_/)
    expect(yield* identify("ada/2000")).toBe(first)
    expect(yield* identify("bob/1000")).not.toBe(first)
  }))

it("makes one row for a person whose first requests come together", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    const ids = yield* Effect.all(
      Array.from({ length: 20 }, (_, n) => identify(`ada/${1_000 + n}`)),
      { concurrency: "unbounded" },
    )
    expect(new Set(ids).size).toBe(1)
  }))

it("verifies a token once a minute at most", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    yield* identify("ada/1000")
    yield* TestClock.adjust("59 seconds")
    yield* identify("ada/1000")
    expect(asked).toBe(1)
    yield* TestClock.adjust("2 seconds")
    yield* identify("ada/1000")
    expect(asked).toBe(2)
  }))

it("believes no token past its own expiry", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    yield* identify("ada/10")
    yield* TestClock.adjust("10 seconds")
    yield* identify("ada/10")
    expect(asked).toBe(2)
  }))

it("remembers no refusal", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    yield* Effect.flip(identify("nonsense"))
    yield* Effect.flip(identify("nonsense"))
    expect(asked).toBe(2)
  }))

it("forgets a user's tokens on demand, and nobody else's", () =>
  Effect.gen(function* () {
    const { identify, forget } = yield* Callers
    const ada = yield* identify("ada/1000")
    yield* identify("bob/1000")
    yield* forget(ada)
    yield* identify("bob/1000")
    expect(asked).toBe(2)
    yield* identify("ada/1000")
    expect(asked).toBe(3)
  }))

it("refuses a service token of a user who is no more", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    const { atFirstSight } = yield* UserStore
    const { id } = yield* atFirstSight("local", "ada", null)
    expect(yield* identify(`${id}/1000`)).toBe(id)
    expect((yield* Effect.flip(identify("user_gone/1000")))._tag).toBe("InvalidToken")
  }))

it("refuses what is too long to be a token before it looks at it", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    yield* Effect.flip(identify(`${"x".repeat(9_000)}/1000`))
    expect(asked).toBe(0)
  }))
