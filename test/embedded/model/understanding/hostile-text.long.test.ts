import { expect, test } from "bun:test"
import { MAX_CONVERSATION_CHARS } from "#domain/turn"
import { understand } from "#embedded/model/thread/understand"
import { statementsOf } from "#embedded/model/understanding/statement"
import { aBriefing } from "#test/briefings"
import { slowOf } from "#test/pauses"
import { questions } from "#test/questions"

/** The words of all questions in the fixtures, on which patterns of questions hang. */
const words = [
  ...new Set(questions.flatMap(([question]) => question.toLowerCase().match(/[a-z]+/g) ?? [])),
]

const fragments = [
  ...words.flatMap((word) => [`${word} `, `${word}, `, `1 ${word} `, `my ${word} `]),
  "of ",
  "on the ",
  "1 bpm ",
  "1 one ",
  "jan of ",
  "seventy ",
  "12.000 ",
  "no pain ",
  "boss\n",
  " ",
]

test("no word repeated up to the limit of a conversation holds the loop while a question is read", () => {
  const read = (question: string) => understand(aBriefing(question))
  expect(slowOf(fragments, MAX_CONVERSATION_CHARS, read)).toEqual([])
}, 300_000)

test("nor while a message is read for what the person states", () => {
  expect(slowOf(fragments, MAX_CONVERSATION_CHARS, statementsOf)).toEqual([])
}, 300_000)
