import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnStore } from "#db/turns"
import type { UserId } from "#domain/ids"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

const it = itLive(App)

/** Questions of a thread as they stand in a database that knew no limits; they never run. */
const stored = Effect.fnUntraced(function* (contents: ReadonlyArray<string>) {
  const { user_id } = yield* Client
  const store = yield* TurnStore
  return yield* Effect.forEach(contents, (content) =>
    store.insert(user_id as UserId, {
      messages: [{ role: "user", content }],
      conversation_id: "long",
    }),
  )
})

interface ShownTurn {
  readonly id: string
  readonly user_message: string
}

/** Every answer of a walk from the newest turns to the oldest. */
const walk = Effect.fnUntraced(function* (query: string) {
  const { get } = yield* Client
  const answers: Array<{ readonly text: string; readonly turns: ReadonlyArray<ShownTurn> }> = []
  for (let cursor = ""; ; ) {
    const { text, body } = yield* get(`/v1/conversations/long?${query}${cursor}`)
    answers.push({ text, turns: body.turns })
    if (body.next_cursor === undefined) return answers
    cursor = `&cursor=${body.next_cursor}`
  }
})

it("answers a thread of 60 questions of 1 MB in pages that stay small, newest first", () =>
  Effect.gen(function* () {
    const asked = yield* stored(Array(60).fill("x".repeat(1_000_000)))
    const answers = yield* walk("")
    for (const { text } of answers) expect(text.length).toBeLessThan(1_500_000)
    const shown = answers.toReversed().flatMap(({ turns }) => turns)
    expect(shown.map(({ id }) => id)).toEqual(asked.map(({ id }) => id))
    for (const { user_message } of shown) expect(user_message).toBe("x".repeat(32_000))
  }))

it("pages a thread by limit, oldest first within a page, and names no cursor on the last", () =>
  Effect.gen(function* () {
    yield* stored(["1", "2", "3", "4", "5"])
    const answers = yield* walk("limit=2")
    expect(answers.map(({ turns }) => turns.map(({ user_message }) => user_message))).toEqual([
      ["4", "5"],
      ["2", "3"],
      ["1"],
    ])
  }))

it("cuts no character in two", () =>
  Effect.gen(function* () {
    yield* stored([`x${"💤".repeat(16_000)}`])
    const [{ turns } = { turns: [] }] = yield* walk("")
    expect(turns[0]!.user_message).toBe(`x${"💤".repeat(15_999)}`)
  }))

it("deletes a long thread piece by piece, and says how many turns it had", () =>
  Effect.gen(function* () {
    const { get, send, token } = yield* Client
    yield* stored([...Array(20).fill("x".repeat(300_000)), ...Array(20).fill("Hi.")])
    const removed = yield* send("/v1/conversations/long", {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    })
    expect(removed.body).toEqual({ id: "long", deleted: 40 })
    expect((yield* get("/v1/conversations/long")).status).toBe(404)
    expect((yield* get("/v1/turns")).body.data).toEqual([])
  }))
