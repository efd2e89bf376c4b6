import { expect, test } from "bun:test"
import { labelled } from "#scripts/evaluate/kinds"

test("the corpus of questions has every message once, about half of them held back", async () => {
  const messages = await labelled()
  const held = messages.filter((message) => message.held)
  expect(messages.length).toBeGreaterThan(1_200)
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
  expect(held.length / messages.length).toBeWithin(0.45, 0.55)
})

test("the corpus has messages of every kind in both halves", async () => {
  const messages = await labelled()
  const kindsOf = (half: boolean) =>
    new Set(messages.filter(({ held }) => held === half).map(({ kind }) => kind))
  expect([...kindsOf(true)].sort()).toEqual([...kindsOf(false)].sort())
})
