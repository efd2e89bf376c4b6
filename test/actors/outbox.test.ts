import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Outbox } from "#actors/outbox"
import { DataDir } from "#db/data-dir"
import { Database } from "#db/database"
import { OutboxStore, type OutboxTask } from "#db/outbox"
import { UploadStore } from "#db/uploads"
import { UpstreamUnavailable } from "#domain/errors"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { testDatabase } from "#test/database"
import { rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"
import { scratchDataDir } from "#test/scratch-folder"
import { Aggregator } from "#upstream/aggregator"
import { Scim } from "#upstream/scim"

/** What was asked of the outside, and how many times it fails first. */
let asked: Array<string> = []
let failures = 0

const answer = (question: string) =>
  Effect.suspend(() => {
    asked.push(question)
    return failures-- > 0
      ? Effect.fail(new UpstreamUnavailable({ upstream: "aggregator", retryable: false }))
      : Effect.void
  })

const Outside = Layer.merge(
  Layer.effect(
    Aggregator,
    Effect.map(Aggregator, (aggregator) => {
      asked = []
      failures = 0
      return { ...aggregator, deauthenticate: (id: string) => answer(`deauthenticate ${id}`) }
    }),
  ).pipe(Layer.provide(EmbeddedAggregator)),
  Layer.succeed(Scim, { issuer: "idp", deleteUser: (subject) => answer(`delete ${subject}`) }),
)

const Floor = Layer.mergeAll(Outside, OutboxStore.layer, UploadStore.layer).pipe(
  Layer.provideMerge(Layer.merge(testDatabase(), scratchDataDir)),
)

const it = itWith(Layer.provideMerge(Outbox.layer, Floor))

const post = (...tasks: ReadonlyArray<OutboxTask>) =>
  Effect.gen(function* () {
    const store = yield* OutboxStore
    yield* (yield* Database).write("system", (tx) => store.add(tx, tasks, 0))
  })

const run = Effect.gen(function* () {
  const outbox = yield* Outbox
  yield* outbox.wake
  yield* outbox.idle
})

it("runs each kind of task, and keeps nothing of what is done", () =>
  Effect.gen(function* () {
    const dir = yield* DataDir
    const uploads = yield* UploadStore
    const key = yield* uploads.keep("user_ada", "0a1b", Buffer.from("a report"))
    const isKept = Effect.promise(() => Bun.file(dir.file(key)).exists())
    expect(yield* isKept).toBe(true)
    yield* post(
      { kind: "deauthenticate", target: "agg_1" },
      { kind: "delete_identity", target: "sub_1" },
      { kind: "delete_uploads", target: "user_ada" },
    )
    yield* run
    expect(asked.toSorted()).toEqual(["deauthenticate agg_1", "delete sub_1"])
    expect(yield* isKept).toBe(false)
    expect(yield* rowsOf("outbox")).toEqual([])
  }))

it("tries again, ever later, until it is done", () =>
  Effect.gen(function* () {
    failures = 4
    yield* post({ kind: "deauthenticate", target: "agg_1" })
    const waits: Array<number> = []
    for (let attempt = 0; attempt < 4; attempt++) {
      yield* run
      const now = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)
      const [row] = yield* rowsOf<{ due_at: number; attempts: number }>("outbox")
      expect(row!.attempts).toBe(attempt + 1)
      waits.push(row!.due_at - now)
      yield* TestClock.setTime(row!.due_at)
    }
    waits.forEach((wait, attempt) => {
      expect(wait).toBeGreaterThanOrEqual(500 * 2 ** attempt)
      expect(wait).toBeLessThanOrEqual(1_000 * 2 ** attempt)
    })
    yield* run
    expect(asked).toHaveLength(5)
    expect(yield* rowsOf("outbox")).toEqual([])
  }))

it("leaves alone what is not due", () =>
  Effect.gen(function* () {
    failures = 1
    yield* post({ kind: "deauthenticate", target: "agg_1" })
    yield* run
    yield* run
    expect(asked).toHaveLength(1)
  }))

it("does not let one failure hold up the others", () =>
  Effect.gen(function* () {
    failures = 1
    yield* post(
      { kind: "deauthenticate", target: "agg_1" },
      { kind: "deauthenticate", target: "agg_2" },
    )
    yield* run
    const left = yield* rowsOf<{ target: string }>("outbox")
    expect(left.map(({ target }) => target)).toEqual(["agg_1"])
  }))

it("looks for what is due by itself", () =>
  Effect.gen(function* () {
    const outbox = yield* Outbox
    yield* outbox.idle
    yield* post({ kind: "deauthenticate", target: "agg_1" })
    yield* TestClock.adjust("2 seconds")
    yield* outbox.idle
    expect(asked).toEqual(["deauthenticate agg_1"])
  }))

itWith(Floor)("goes on in the next process with what the last one left", () =>
  Effect.gen(function* () {
    yield* post({ kind: "delete_identity", target: "sub_1" })
    yield* Effect.provide(
      Outbox.use((outbox) => outbox.idle),
      Outbox.layer,
    )
    expect(asked).toEqual(["delete sub_1"])
    expect(yield* rowsOf("outbox")).toEqual([])
  }),
)
