import { expect } from "bun:test"
import { Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { DeviceCodeStore } from "#db/device-codes"
import { ServiceTokenStore } from "#db/service-tokens"
import { UserStore } from "#db/users"
import { pollDevice, startDevice } from "#operations/device-flow"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { ServiceTokens } from "#upstream/service-tokens"

const it = itWith(
  Layer.mergeAll(DeviceCodeStore.layer, ServiceTokenStore.layer, UserStore.layer).pipe(
    Layer.provideMerge(ServiceTokens.layer([Redacted.make("a-secret-of-thirty-two-characters")])),
    Layer.provideMerge(testDatabase()),
  ),
)

it("lets a device ask every five seconds, and five seconds later each time it hurries", () =>
  Effect.gen(function* () {
    const { device_code } = yield* startDevice()
    const answers: Array<unknown> = []
    for (const wait of [
      "0 seconds",
      "5 seconds",
      "4 seconds",
      "9 seconds",
      "15 seconds",
    ] as const) {
      yield* TestClock.adjust(wait)
      answers.push(yield* pollDevice(device_code))
    }
    expect(answers).toEqual([
      "authorization_pending",
      "authorization_pending",
      "slow_down",
      "slow_down",
      "authorization_pending",
    ])
  }))

it("answers expired_token after fifteen minutes, decided on or not", () =>
  Effect.gen(function* () {
    const one = yield* startDevice()
    const two = yield* startDevice()
    const { id } = yield* UserStore.use((users) => users.findOrCreate("local", "ada", null))
    yield* DeviceCodeStore.use(({ decide }) => decide(two.user_code, id))
    yield* TestClock.adjust("15 minutes")
    expect(yield* DeviceCodeStore.use((codes) => codes.isPending(one.user_code))).toBe(false)
    expect(yield* DeviceCodeStore.use(({ decide }) => decide(one.user_code, id))).toBe(false)
    expect(yield* pollDevice(one.device_code)).toBe("expired_token")
    expect(yield* pollDevice(two.device_code)).toBe("expired_token")
  }))

it("forgets a code an hour after it has expired", () =>
  Effect.gen(function* () {
    const { device_code } = yield* startDevice()
    yield* TestClock.adjust("76 minutes")
    yield* startDevice()
    expect(yield* pollDevice(device_code)).toBe("invalid_grant")
  }))
