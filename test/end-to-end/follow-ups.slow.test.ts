import { expect } from "bun:test"
import { Effect } from "effect"
import { BroughtDemo, demoClient } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"

const it = itLive(BroughtDemo)

/** Questions with a time, and what asks for the same of another. */
const OPENINGS = [
  "What was my average HRV last month?",
  "What was my resting heart rate last month?",
  "How many steps did I walk a day last month?",
  "How much deep sleep did I get last month?",
  "How did I sleep last week?",
  "What was my breathing rate last month?",
]
const FOLLOW_UPS = ["And the month before?", "and the week before that?", "and a year ago?"]

it("a question for the time before is answered, in every measure", () =>
  Effect.gen(function* () {
    const client = yield* demoClient
    for (const [at, opening] of OPENINGS.entries())
      for (const [next, followUp] of FOLLOW_UPS.entries()) {
        const thread = { conversation_id: `follow-up ${at} ${next}` }
        yield* asked(client, opening, undefined, thread)
        const { turn } = yield* asked(client, followUp, undefined, thread)
        expect([opening, followUp, turn.result.answer]).toEqual([
          opening,
          followUp,
          expect.stringMatching(/\d/),
        ])
        const receipt = (yield* client.get(`/v1/turns/${turn.id}/receipt`)).body
        expect(receipt.struck ?? []).toEqual([])
      }
  }))

/** Conversations whose last answer names the time that it is of. */
const NAMED = [
  [["How many runs last week?", "and the month before?"], "(9 October to 8 November)"],
  [["How many days did I walk 8,000 steps last month?", "and a year ago?"], "in October 2025"],
  [["average steps last month vs 2 months ago"], "in September"],
  [["steps last Sunday?", "the Sunday before?"], "On Sunday 8 November"],
  [
    ["How am I doing this month?", "and a year ago?"],
    "Nothing differs clearly between the time from 1 November to 20 November 2025 and as long a time before that",
  ],
] as const

it("a time that is said from another one is answered and called by its own days", () =>
  Effect.gen(function* () {
    const client = yield* demoClient
    for (const [at, [questions, name]] of NAMED.entries()) {
      const thread = { conversation_id: `named ${at}` }
      let answer = ""
      for (const question of questions)
        answer = (yield* asked(client, question, undefined, thread)).turn.result.answer
      expect([...questions, answer]).toEqual([...questions, expect.stringContaining(name)])
    }
  }))
