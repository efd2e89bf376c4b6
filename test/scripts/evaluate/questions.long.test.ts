import { expect } from "bun:test"
import { Effect } from "effect"
import heldOut from "#fixtures/questions/held-out.json"
import objective from "#fixtures/questions/objective.json"
import { answersOf, engine, type Question } from "#scripts/evaluate/questions"
import { itWith } from "#test/effect"
import { people } from "#test/planted/people"

const questions: ReadonlyArray<Question> = [...objective.questions, ...heldOut.questions]
const it = itWith(engine)

for (const person of people) {
  const asked = questions.filter(({ user }) => user === person.user)
  if (asked.length === 0) continue
  it(`leads every answer to ${person.user} with what was asked`, () =>
    Effect.gen(function* () {
      const answers = yield* answersOf(person, asked)
      expect(answers.filter(({ ok }) => !ok)).toEqual([])
      expect(answers).toHaveLength(asked.length)
    }))
}
