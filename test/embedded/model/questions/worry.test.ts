import { expect, test } from "bun:test"
import { readWorry } from "#embedded/model/questions/worry/read"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { aBriefing } from "#test/briefings"

const read = (question: string) => readWorry(parseQuestion(aBriefing(question), question))

test.each([
  ["my hrv has been dropping all week, should i be worried?", -1],
  ["resting heart rate is up this week should i be concerned", 1],
  ["my steps are way down, is that a problem", -1],
  ["bedtime is getting later and later is that bad", 1],
  ["my sleep keeps getting shorter, is that normal", -1],
] as const)("hears which way a number is feared to go: %p", (question, said) => {
  expect(read(question)?.said).toBe(said)
})

test.each([
  "is my hrv normal or should i be worried",
  "why is my hrv dropping, should i be worried",
  "does my hrv drop after coffee and is that bad",
  "should i be worried about my sleep",
])("leaves to others what names no course: %p", (question) => {
  expect(read(question)).toBeNull()
})
