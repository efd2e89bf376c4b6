import { expect, test } from "bun:test"
import { understoodFrom } from "#embedded/model/thread/understand"
import heldOut from "#fixtures/questions/held-out.json"
import kinds from "#fixtures/questions/kinds.json"
import known from "#fixtures/questions/left-out.json"
import objective from "#fixtures/questions/objective.json"
import paraphrases from "#fixtures/questions/paraphrases.json"
import { aBriefing } from "#test/briefings"

const questions = [
  ...new Set([
    ...objective.questions.map(({ question }) => question),
    ...heldOut.questions.map(({ question }) => question),
    ...Object.values(paraphrases).flat(),
    ...Object.values(kinds).flat(),
  ]),
]

test("accounts for every content word of the questions of the fixtures, but for those that are listed", () => {
  const left = questions.flatMap((question) => {
    const { leftOut } = understoodFrom(aBriefing(question))
    return leftOut.length > 0 ? [[question, leftOut] as const] : []
  })
  expect(Object.fromEntries(left)).toEqual(known)
})
