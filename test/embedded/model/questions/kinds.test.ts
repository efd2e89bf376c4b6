import { expect, test } from "bun:test"
import { kinds } from "#embedded/model/questions/kinds"
import { understand } from "#embedded/model/thread/understand"
import asked from "#fixtures/questions/kinds.json"
import { aBriefing } from "#test/briefings"

test("every kind has questions, and no other", () => {
  expect(Object.keys(asked).sort()).toEqual([...new Set(kinds.map(({ kind }) => kind))].sort())
})

for (const [kind, questions] of Object.entries(asked))
  for (const question of questions)
    test(`takes "${question}" for a question of kind ${kind}`, () => {
      expect<string>(understand(aBriefing(question)).kind).toBe(kind)
    })
