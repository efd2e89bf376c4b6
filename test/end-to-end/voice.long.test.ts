import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { TurnResult } from "#domain/turn-result"
import { BroughtDemo, demoClient } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"

const it = itLive(BroughtDemo)

/** Wordings that no answer has. */
const FORBIDDEN =
  /came to|in the time before|rests on|values ran from|next question could be|what was looked at|p-value|!/i

/** The most words of a simple answer, with a night's parts in it. */
const MAX_WORDS = 60
const MIN_WORDS = 5

const simple = [
  "hrv?",
  "how did i sleep",
  "sleep last night",
  "avg steps this week",
  "How much deep sleep am I getting?",
  "Stress level yesterday?",
  "what time do i normally wake up",
  "how long does it take me to fall asleep?",
  "how many steps last tuesday",
  "average resting heart rate in summer",
  "what day of the week do I sleep the least",
  "best night of sleep ever",
  "how many days did I hit 10k steps this month",
  "when did I last sleep 8 hours",
  "last time my resting heart rate was under 50",
  "top 5 step days this year",
  "longest streak of 8000 steps",
  "was yesterday unusual",
  "do I sleep longer on weekends",
  "how many workouts did I do this month",
  "how far did I run this year",
]

const answerTo = Effect.fnUntraced(function* (question: string) {
  const { turn } = yield* asked(yield* demoClient, question)
  expect([question, turn.status]).toEqual([question, "completed"])
  return turn.result as TurnResult
})

describe("the voice of the engine", () => {
  /** A person may ask so many questions a minute. */
  const asMany = 12
  for (let from = 0; from < simple.length; from += asMany)
    it(`answers simple questions in a few plain words, from "${simple[from]}" on`, () =>
      Effect.gen(function* () {
        for (const question of simple.slice(from, from + asMany)) {
          const { answer } = yield* answerTo(question)
          const words = answer.split(/\s+/).length
          expect([question, answer.match(FORBIDDEN)]).toEqual([question, null])
          expect(words, `${question}: ${answer}`).toBeGreaterThanOrEqual(MIN_WORDS)
          expect(words, `${question}: ${answer}`).toBeLessThanOrEqual(MAX_WORDS)
        }
      }))

  it("says the statistics to those who ask for them", () =>
    Effect.gen(function* () {
      const plain = yield* answerTo("do I sleep longer on weekends")
      const full = yield* answerTo("do I sleep longer on weekends, with the statistics")
      expect(plain.answer).not.toContain("plausible range")
      expect(full.answer).toContain("plausible range")
    }))

  it("lists as many as were asked for, in the widgets as well", () =>
    Effect.gen(function* () {
      const { answer, widgets } = yield* answerTo("top 5 step days this year")
      expect(answer.match(/\([\d,]+ steps\)/g)).toHaveLength(5)
      const tiles = (widgets ?? []).flatMap(({ spec }) =>
        spec.kind === "stat_tiles" ? spec.tiles : [],
      )
      expect(tiles).toHaveLength(5)
    }))

  it("labels hours and times of day as people read them", () =>
    Effect.gen(function* () {
      const { widgets } = yield* answerTo("how much did i sleep last night and what was my bedtime")
      const labels = (widgets ?? []).flatMap(({ spec }) =>
        spec.kind === "stat_tiles" ? spec.tiles.map(({ label }) => label) : [],
      )
      expect(labels.join("; ")).toMatch(/\d h \d+ min/)
      expect(labels.join("; ")).toMatch(/: \d\d:\d\d/)
    }))
})
