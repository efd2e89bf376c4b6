import { expect } from "bun:test"
import { Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { PersonalTokenStore } from "#db/personal-tokens"
import { ServiceTokenStore } from "#db/service-tokens"
import { UserStore } from "#db/users"
import { InvalidToken } from "#domain/errors"
import type { TokenId, UserId } from "#domain/ids"
import type { Principal } from "#domain/user"
import { Callers } from "#operations/authenticate"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { Identity } from "#upstream/identity"
import { newPrivateKey } from "#upstream/jwt"
import { SessionTokens } from "#upstream/session-tokens"
import { BrowserSignIn } from "#upstream/sign-in"

/**
 * An identity that knows sessions of the form `subject/expiry in seconds` and service tokens of the
 * form `user/expiry/id`, and counts its work.
 */
let asked = 0
const CountingIdentity = Layer.sync(Identity, () => {
  asked = 0
  return Identity.of({
    verify: (token) =>
      Effect.suspend(() => {
        asked++
        const [subject, seconds, id] = token.split("/")
        if (!seconds) return Effect.fail(new InvalidToken())
        const principal: Principal = {
          issuer: "test",
          subject: subject!,
          email: null,
          user_id: id ? (subject as UserId) : null,
          token_id: id ? (id as TokenId) : null,
          issued_at: 0,
          expires_at: Number(seconds),
        }
        return Effect.succeed(principal)
      }),
  })
})

const it = itWith(
  Callers.layer.pipe(
    Layer.provideMerge(CountingIdentity),
    Layer.provideMerge(
      Layer.mergeAll(
        DeletedAccountStore.layer(Redacted.make("test-forgotten-key")),
        PersonalTokenStore.layer,
        ServiceTokenStore.layer,
        UserStore.layer,
        Layer.succeed(BrowserSignIn, { by: "nothing" }),
        Layer.unwrap(Effect.map(newPrivateKey, (key) => SessionTokens.layer(Redacted.make(key)))),
      ),
    ),
    Layer.provideMerge(testDatabase()),
  ),
)

it("makes a row at first sight, and finds it by any later token", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    const { user_id } = yield* identify("ada/1000")
    expect(user_id).toMatch(/^user_/)
    expect((yield* identify("ada/2000")).user_id).toBe(user_id)
    expect((yield* identify("bob/1000")).user_id).not.toBe(user_id)
  }))

it("makes one row for a person whose first requests come together", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    const found = yield* Effect.all(
      Array.from({ length: 20 }, (_, n) => identify(`ada/${1_000 + n}`)),
      { concurrency: "unbounded" },
    )
    expect(new Set(found.map(({ user_id }) => user_id)).size).toBe(1)
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
    const { identify, invalidate } = yield* Callers
    const ada = yield* identify("ada/1000")
    yield* identify("bob/1000")
    yield* invalidate(ada.user_id)
    yield* identify("bob/1000")
    expect(asked).toBe(2)
    yield* identify("ada/1000")
    expect(asked).toBe(3)
  }))

it("refuses a service token that is not listed, or no longer", () =>
  Effect.gen(function* () {
    const { authenticate, identify, invalidate } = yield* Callers
    const { add, revoke } = yield* ServiceTokenStore
    const { id } = yield* UserStore.use(({ findOrCreate }) => findOrCreate("local", "ada", null))
    yield* add(id, "tok_1", 1_000_000)
    expect(yield* authenticate(`${id}/1000/tok_1`)).toMatchObject({
      user_id: id,
      token_id: "tok_1",
    })
    expect((yield* Effect.flip(identify(`${id}/1000/tok_2`)))._tag).toBe("InvalidToken")
    expect((yield* Effect.flip(identify("user_gone/1000/tok_1")))._tag).toBe("InvalidToken")
    yield* revoke(id, "tok_1")
    yield* invalidate(id)
    expect((yield* Effect.flip(identify(`${id}/1000/tok_1`)))._tag).toBe("InvalidToken")
  }))

it("refuses what is too long to be a token before it looks at it", () =>
  Effect.gen(function* () {
    const { identify } = yield* Callers
    yield* Effect.flip(identify(`${"x".repeat(9_000)}/1000`))
    expect(asked).toBe(0)
  }))
