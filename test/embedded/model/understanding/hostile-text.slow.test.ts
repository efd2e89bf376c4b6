import { expect, test } from "bun:test"
import { understand } from "#embedded/model/questions/understand"
import { statementsOf } from "#embedded/model/understanding/statement"
import { aBriefing } from "#test/briefings"
import { questions } from "#test/questions"

/** Words on which patterns of questions hang, with what makes them try again and again. */
const fragments = [
  ...new Set(questions.flatMap(([question]) => question.toLowerCase().match(/[a-z]+/g) ?? [])),
]
  .flatMap((word) => [`${word} `, `${word}, `, `1 ${word} `, `my ${word} `])
  .concat([
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
  ])

const LENGTH = 100_000
/** Milliseconds of this process's own time, so that a busy machine changes nothing. */
const MAX_PAUSE = 20

const cpuOf = (read: (question: string) => unknown, question: string): number => {
  const before = process.cpuUsage()
  read(question)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The least of several: the first compiles, another may pay for the collector. */
const pauseOf = (read: (question: string) => unknown, question: string): number => {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 8 && least > MAX_PAUSE / 2; i++)
    least = Math.min(least, cpuOf(read, question))
  return least
}

const slowOf = (read: (question: string) => unknown) =>
  fragments
    .map((fragment) => {
      const text = fragment.repeat(Math.ceil(LENGTH / fragment.length))
      return [fragment, pauseOf(read, text)] as const
    })
    .filter(([, pause]) => pause > MAX_PAUSE)

test("no word repeated up to the limit of a message holds the loop while a question is read", () => {
  expect(slowOf((question) => understand(aBriefing(question)))).toEqual([])
}, 300_000)

test("nor while a message is read for what the person states", () => {
  expect(slowOf(statementsOf)).toEqual([])
}, 300_000)
