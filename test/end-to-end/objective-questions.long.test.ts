import { expect } from "bun:test"
import { join } from "node:path"
import { Effect } from "effect"
import { Config } from "#config"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import type { TurnResult } from "#domain/turn-result"
import objective from "#fixtures/questions/objective.json"
import { ownerClient, serverOn } from "#test/demo-server"
import { itLive } from "#test/effect"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { asked } from "#test/question"
import { store } from "#test/rows"

/** Somebody who is asked every type of question. */
const person = people.find(({ user }) =>
  objective.questions.some((question) => question.user === user && question.type === "correlation"),
)!
const questions = [
  ...new Map(
    objective.questions
      .filter(({ user }) => user === person.user)
      .map((question) => [question.type, question] as const),
  ).values(),
]

const it = itLive(serverOn(addDays(person.start, person.n_days - 1)))

/** The numbers of a sentence, without their signs, each with half a unit of its last digit. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*(?:\.(\d+))?/g)].map(([number, decimals = ""]) => ({
    value: Number(number.replaceAll(",", "")),
    half: 0.5 * 10 ** -decimals.length,
  }))

const says = (text: string, answer: number) =>
  numbersIn(text).some(({ value, half }) => Math.abs(value - Math.abs(answer)) <= half + 1e-4)

const firstSentence = (text: string) => text.split(/(?<=[.!?]) /)[0]!

it("every type of question is answered over HTTP with the right number in its first sentence", () =>
  Effect.gen(function* () {
    const client = yield* ownerClient
    const file = join((yield* Config).DATA_DIR, "hygeia.db")
    yield* Effect.provide(store(rowsOf(client.user_id as UserId, person)), Database.layer(file))
    for (const { question, answer, n, abs_tol } of questions) {
      const { turn } = yield* asked(client, question)
      const { answer: text, fact_sheet } = turn.result as TurnResult
      const isRight = (value: number | string) =>
        typeof answer === "number"
          ? Math.abs(Number(value) - answer) <= (abs_tol ?? 0) + 1e-9
          : value === answer
      const fact = fact_sheet.find((item) => item.n === n && isRight(item.value))
      expect({ question, answer, n, fact: fact?.value }).toEqual({
        question,
        answer,
        n,
        fact: expect.anything(),
      })
      const sentence = firstSentence(text)
      expect({ sentence, right: typeof answer === "string" || says(sentence, answer) }).toEqual({
        sentence,
        right: true,
      })
    }
  }))
