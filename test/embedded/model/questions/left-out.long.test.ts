import { expect, test } from "bun:test"
import { understoodFrom } from "#embedded/model/thread/understand"
import heldOut from "#fixtures/questions/held-out.json"
import kinds from "#fixtures/questions/kinds.json"
import known from "#fixtures/questions/left-out.json"
import objective from "#fixtures/questions/objective.json"
import paraphrases from "#fixtures/questions/paraphrases.json"
import { aBriefing } from "#test/briefings"

const listed: Readonly<Record<string, ReadonlyArray<string>>> = known

const questions = [
  ...new Set([
    ...objective.questions.map(({ question }) => question),
    ...heldOut.questions.map(({ question }) => question),
    ...Object.values(paraphrases).flat(),
    ...Object.values(kinds).flat(),
  ]),
]

/** So many questions to a test: all of them take longer than one test may on a busy machine. */
const AT_ONCE = 500

for (let from = 0; from < questions.length; from += AT_ONCE) {
  const some = questions.slice(from, from + AT_ONCE)
  test(`every content word of the fixtures' questions from number ${from + 1} on counts, but for those listed`, () => {
    const left = some.flatMap((question) => {
      const { leftOut } = understoodFrom(aBriefing(question))
      return leftOut.length > 0 ? [[question, leftOut] as const] : []
    })
    const expected = some.flatMap((question) =>
      listed[question] ? [[question, listed[question]] as const] : [],
    )
    expect(left).toEqual(expected)
  })
}

test("lists no question that the fixtures do not have", () => {
  expect(Object.keys(listed).filter((question) => !questions.includes(question))).toEqual([])
})
