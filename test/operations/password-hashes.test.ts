import { expect } from "bun:test"
import { Effect } from "effect"
import { PasswordHashes } from "#operations/password-hashes"
import { itLive } from "#test/effect"

const it = itLive(PasswordHashes.layer)

it("a hash is argon2id over 64 MB, salted, and knows its password however its letters are composed", () =>
  Effect.gen(function* () {
    const { hash, verify } = yield* PasswordHashes
    const [one, other] = [yield* hash("caf\u00e9"), yield* hash("caf\u00e9")]
    expect(one).toStartWith("$argon2id$v=19$m=65536,t=2,p=1$")
    expect(other).not.toBe(one)
    expect(yield* verify("cafe\u0301", one)).toBe(true)
    expect(yield* verify("cafe", one)).toBe(false)
  }))

it("where there is no hash a password is checked for as long, and is wrong", () =>
  Effect.gen(function* () {
    const { hash, verify } = yield* PasswordHashes
    const own = yield* hash("something else")
    // Time of the processor: others on the machine do not count.
    const took = Effect.fnUntraced(function* (stored: string | null) {
      const before = process.cpuUsage()
      expect(yield* verify("not the password", stored)).toBe(false)
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    const times: [Array<number>, Array<number>] = [[], []]
    for (let at = 0; at < 3; at++) {
      times[0].push(yield* took(own))
      times[1].push(yield* took(null))
    }
    const [known, unknown] = times.map((all) => Math.min(...all)) as [number, number]
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  }))
