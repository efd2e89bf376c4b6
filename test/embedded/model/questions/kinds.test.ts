import { expect, test } from "bun:test"
import { understand } from "#embedded/model/questions/understand"
import kinds from "#fixtures/questions/kinds.json"
import { aBriefing } from "#test/briefings"

for (const [kind, questions] of Object.entries(kinds))
  for (const question of questions)
    test(`takes "${question}" for a question of kind ${kind}`, () => {
      expect<string>(understand(aBriefing(question)).kind).toBe(kind)
    })
