import { expect, test } from "bun:test"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing, TODAY } from "#test/briefings"

const DEPENDS = "It depends on age. Tell me your age and sex, and I can say how that is for you."

/** What the last of some messages is understood as; each before it got the answer that asks for age and sex. */
const heard = (...questions: ReadonlyArray<string>) => {
  const thread = questions
    .slice(0, -1)
    .map((question) => ({ question, today: TODAY, answer: DEPENDS }))
  return understoodFrom(aBriefing(questions.at(-1)!, { thread })).intents
}

test.each([
  [["how fit am i", "44, female"], { age: 44, gender: "female" }],
  [["how fit am i", "a woman", "44"], { age: 44, gender: "female" }],
  [["how fit am i", "so im 44"], { age: 44 }],
  [["how is my vo2max", "versus other women", "44"], { age: 44, gender: "female" }],
])("completes a judgement by what %j replies", (questions, of) => {
  expect(heard(...questions)).toMatchObject([
    { kind: "noted", completes: true },
    { kind: "norm", of },
  ])
})

test("a number is no age where nobody asked", () => {
  const thread = [{ question: "how fit am i", today: TODAY, answer: "Your VO2max is 44." }]
  expect(understoodFrom(aBriefing("44", { thread })).intents[0]!.kind).not.toBe("noted")
})

test("judges by what the same message states", () => {
  expect(heard("i'm 172 cm, is my weight ok")).toMatchObject([
    { kind: "noted" },
    { kind: "norm", of: { height_cm: 172 } },
  ])
})

test("says what to do behind a judgement", () => {
  expect(heard("how fit am i", "so?")).toMatchObject([
    { kind: "coaching", target: { key: "vo2max" } },
  ])
})
