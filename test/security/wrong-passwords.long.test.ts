import { describe, expect } from "bun:test"
import { Effect, Fiber } from "effect"
import { itLive } from "#test/effect"
import { executableWith, SignInLink } from "#test/executable"
import { cookiesOf, PASSWORD, secondPerson, signIn, visit } from "#test/visits"

const it = itLive(executableWith({ TRUSTED_PROXIES: "127.0.0.1" }))

/** Where a request comes from, as the proxy in front of the executable says. */
const from = (address: string) => ({ "x-forwarded-for": address })

const HOME = from("198.51.100.4")
const ADA = "ada@example.org"

/** The owner's browser at home, with a password of theirs. */
const owner = Effect.gen(function* () {
  const link = /#code=(.+)/.exec(yield* SignInLink)![1]!
  const cookie = cookiesOf(yield* visit("POST", "/v1/session", HOME, { link }))
  yield* visit("PUT", "/v1/password", { cookie, ...HOME }, { email: ADA, password: PASSWORD })
  const back = yield* signIn(ADA, PASSWORD, HOME)
  expect(back.status).toBe(200)
  return { cookie: cookiesOf(back), ...HOME }
})

/** How many attempts were answered with each status. */
const statusesOf = (answers: ReadonlyArray<{ readonly status: number }>) =>
  Map.groupBy(answers, ({ status }) => status)

describe("a stranger's wrong passwords", () => {
  it("lock nobody out with the right one: a thousand from elsewhere, with the owner in a new browser", () =>
    Effect.gen(function* () {
      yield* owner
      const guess = signIn(ADA, "not the password", from("203.0.113.7"))
      const statuses = statusesOf(yield* Effect.replicateEffect(guess, 1_000))
      expect([...statuses.keys()].sort()).toEqual([401, 429])
      expect(statuses.get(429)!.length).toBeGreaterThan(900)
      expect((yield* signIn(ADA, PASSWORD, HOME)).status).toBe(200)
      // Nor from a network that the owner has never been in.
      expect((yield* signIn(ADA, PASSWORD, from("192.0.2.9"))).status).toBe(200)
    }))

  it("delay nobody who is known while they go on, from as many addresses as there are", () =>
    Effect.gen(function* () {
      const browser = yield* owner
      const guesses = Array.from({ length: 60 }, (_, at) =>
        signIn(ADA, "not the password", from(`203.0.113.${at}`)),
      )
      const strangers = yield* Effect.forkChild(
        Effect.all(guesses, { concurrency: "unbounded", discard: true }),
      )
      yield* Effect.yieldNow
      expect((yield* signIn(ADA, PASSWORD, HOME)).status).toBe(200)
      expect((yield* visit("GET", "/v1/me", browser)).status).toBe(200)
      yield* Fiber.join(strangers)
    }))
})

describe("a network that somebody has signed in from", () => {
  it("is not held against them for what it does to other accounts, though against whoever is new there", () =>
    Effect.gen(function* () {
      const browser = yield* owner
      yield* secondPerson({ ...browser, ...from("192.0.2.9") }, "bea@example.org")
      for (let at = 0; at < 21; at++)
        yield* signIn(`nobody-${at}@example.org`, "not the password", HOME)
      expect((yield* signIn("bea@example.org", PASSWORD, HOME)).status).toBe(429)
      expect((yield* signIn(ADA, PASSWORD, HOME)).status).toBe(200)
      expect((yield* signIn("bea@example.org", PASSWORD, from("192.0.2.77"))).status).toBe(200)
    }))
})
