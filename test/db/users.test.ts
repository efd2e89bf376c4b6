import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { UserStore } from "#db/users"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"

const it = itWith(UserStore.layer.pipe(Layer.provideMerge(testDatabase())))

it("makes a person once, however often and however simultaneously they are first seen", () =>
  Effect.gen(function* () {
    const store = yield* UserStore
    const seen = yield* Effect.all(
      [1, 2, 3].map(() => store.findOrCreate("https://idp.example", "ada", "ada@example.com")),
      { concurrency: "unbounded" },
    )
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
    expect(yield* store.find(seen[0]!.id)).toMatchObject({ email: "ada@example.com" })
  }))

it("tells people of two issuers apart, though their subjects are the same", () =>
  Effect.gen(function* () {
    const store = yield* UserStore
    const here = yield* store.findOrCreate("local", "ada", null)
    const there = yield* store.findOrCreate("https://idp.example", "ada", null)
    expect(here.id).not.toBe(there.id)
    expect(yield* store.byIssuer("local")).toEqual([here])
    expect(yield* store.find("user_nobody")).toBeNull()
  }))

it("knows a person by the address they told last, and keeps it when they tell none", () =>
  Effect.gen(function* () {
    const { findOrCreate, find } = yield* UserStore
    const { id } = yield* findOrCreate("https://idp.example", "ada", null)
    for (const email of ["ada@example.com", "ada@new.example", null])
      yield* findOrCreate("https://idp.example", "ada", email)
    expect(yield* find(id)).toMatchObject({ email: "ada@new.example" })
  }))
