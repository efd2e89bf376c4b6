import { expect, test } from "bun:test"
import type { Noted } from "#embedded/model/questions/noted/intent"
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

const TALL = "It depends on your height. Tell me your height, and I can say how that is for you."

test.each([
  ["1.80", 180],
  ["im 1.80", 180],
  ["im 1.80 m", 180],
  ["1.80 m", 180],
  ["1.80m", 180],
  ["im 1,75", 175],
  ["1,75", 175],
  ["I am 1.62 meters", 162],
  ["I’m 1.93", 193],
  ["im 1.8", 180],
  ["5.11", 180.3],
  ["six foot two", 188],
  ["6 ft", 182.9],
  ["180", 180],
])("%j behind a question for the height is a height and nothing else", (reply, height_cm) => {
  const thread = [{ question: "is my weight normal?", today: TODAY, answer: TALL }]
  const [noted] = understoodFrom(aBriefing(reply, { thread })).intents
  expect(noted).toMatchObject({ kind: "noted" })
  expect((noted as Noted).stated).toEqual({ height_cm })
})

test("an age, a sex and a height in one reply are each read once", () => {
  const thread = [{ question: "is my weight normal?", today: TODAY, answer: TALL }]
  const [noted] = understoodFrom(aBriefing("im 25, 1.80, male", { thread })).intents
  expect((noted as Noted).stated).toEqual({ age: 25, gender: "male", height_cm: 180 })
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
