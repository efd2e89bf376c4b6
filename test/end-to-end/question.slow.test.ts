import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { BroughtDemo, demoClient } from "#test/demo-server"
import { itLive } from "#test/effect"
import { unexplained } from "#test/numerals"
import { asked } from "#test/question"
import { answerIn } from "#test/sse"

const it = itLive(BroughtDemo)

const TERMINAL_ID = 9007199254740991

const questions = [
  "How did I sleep last week?",
  "How did I sleep last night?",
  "When do I usually go to bed?",
  "How many steps a day did I walk in the past 30 days?",
  "Compare my deep sleep this month with last month.",
  "Compare my resting heart rate over the past 6 months with the same time last year.",
  "Has my HRV been rising over the past 6 months?",
  "Do I sleep longer after days with more steps?",
  "Is my deep sleep linked to the floors I climb?",
  "What was my best night of sleep this month?",
  "Which of my lab results are out of range?",
  "How high was my blood glucose last week?",
]

describe("a question over HTTP", () => {
  it("streams its progress in order and ends with the result that is kept", () =>
    Effect.gen(function* () {
      const { frames, turn } = yield* asked(yield* demoClient, questions[0]!)
      const ids = frames.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
      expect(frames[0]!.event).toBe("turn.started")
      const last = frames.at(-1)!
      expect([last.event, last.id]).toEqual(["turn.completed", TERMINAL_ID])
      expect(last.data.result).toEqual(turn.result)
      expect(frames.every(({ event, data }) => event === data.type)).toBe(true)
    }))

  it("is answered by the text that was streamed, number by number from the fact sheet", () =>
    Effect.gen(function* () {
      const client = yield* demoClient
      for (const question of questions) {
        const { frames, turn } = yield* asked(client, question)
        expect(turn.status).toBe("completed")
        expect(answerIn(frames)).toBe(turn.result.answer)
        expect({ question, unexplained: unexplained(question, turn.result) }).toEqual({
          question,
          unexplained: [],
        })
      }
    }))

  it("has the same fact sheet, byte by byte, when it is asked again", () =>
    Effect.gen(function* () {
      const client = yield* demoClient
      const [first, second] = [
        yield* asked(client, questions[5]!),
        yield* asked(client, questions[5]!),
      ]
      expect(JSON.stringify(first.turn.result.fact_sheet)).toBe(
        JSON.stringify(second.turn.result.fact_sheet),
      )
    }))

  it("over a longer time than anybody has data of is answered from what there is", () =>
    Effect.gen(function* () {
      const client = yield* demoClient
      const { turn } = yield* asked(client, "What is my average resting heart rate since 2005?")
      expect(turn.result.answer).toMatch(/is averaging \d/)
      const research = { days: 100_000, data_types: ["sleep", "hrv"] }
      const deep = yield* asked(client, "What stands out?", undefined, { deep_research: research })
      expect(deep.turn.result.answer).toMatch(/search of [\d,]+ tests|searched with [\d,]+ tests/)
    }))

  it("about what no device has measured is answered without a number", () =>
    Effect.gen(function* () {
      const { turn } = yield* asked(yield* demoClient, "How high was my blood glucose last week?")
      expect(turn.result.evidence ?? []).toEqual([])
      expect(turn.result.answer).toMatch(/no|not/i)
    }))
})
