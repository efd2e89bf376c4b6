import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { TurnResult } from "#domain/turn-result"
import { BroughtDemo, demoClient } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"

const it = itLive(BroughtDemo)

const EVERYTHING = ["recovery", "sleep", "hrv", "strain", "bloodwork", "food"]

const researched = Effect.fnUntraced(function* (
  question: string,
  days = 365,
  data_types: ReadonlyArray<string> = EVERYTHING,
) {
  const { turn } = yield* asked(yield* demoClient, question, undefined, {
    deep_research: { days, data_types },
  })
  expect([question, turn.status]).toEqual([question, "completed"])
  return turn.result as TurnResult
})

const widgetOf = ({ widgets }: TurnResult, kind: string) =>
  (widgets ?? []).find(({ spec }) => spec.kind === kind)?.spec

const firstSentence = ({ answer }: TurnResult): string => /^.*?\.(?=\s|$)/s.exec(answer)![0]

/** The words of an answer, a duration and a list's dash counted as they are read. */
const wordsIn = (answer: string): number =>
  answer
    .replace(/^- /gm, "")
    .replace(/\d+ h \d+ min/g, "duration")
    .split(/\s+/).length

const MAX_WORDS = 150
const SAID = /^(?:- |Most useful)/gm

const asks = {
  links: "What affects my sleep the most?",
  change: "Why is my resting heart rate lower than last year?",
  anything: "Investigate my health data",
}

describe("deep research over the demo person", () => {
  for (const days of [365, 730])
    it(`tells every planted truth that a scan of ${days} days can find, and no planted null`, () =>
      Effect.gen(function* () {
        const { answer } = yield* researched(asks.anything, days)
        for (const truth of [
          /most steps \(about [\d,]+\) you sleep 7 h \d+ min, with the fewest (?:6 h [45]|7 h )\d* ?min/,
          /most caffeine \(about \d+ mg\) you sleep 6 h \d+ min, with the least 7 h/,
          /most sleep \(about [^)]+\) your mood is [34]\.\d points, with the least [23]\.\d/,
          /resting heart rate dropped by about (?:3\.[5-9]|4\.\d) bpm around .* your recorded runs began/,
          /HRV has been climbing evenly since \w+, by about 1\d(?:\.\d)? ms/,
          /LDL Cholesterol 112 mg\/dL \(158 before\)/,
          /Vitamin D 24 ng\/mL \(19 before\)/,
        ])
          expect(answer).toMatch(truth)
        expect(answer).not.toMatch(/water|weight|floors|deep sleep|workout speed|wake-ups/i)
        expect(answer.match(SAID)!.length).toBeLessThanOrEqual(5)
        expect(wordsIn(answer)).toBeLessThanOrEqual(MAX_WORDS)
      }))

  it("answers three questions with three answers, each about its subject", () =>
    Effect.gen(function* () {
      const [links, change, anything] = yield* Effect.forEach(Object.values(asks), (question) =>
        researched(question),
      )
      expect(firstSentence(links!)).toMatch(/sleep .* steps/)
      expect(firstSentence(change!)).toMatch(/^Your resting heart rate dropped .* runs began/)
      expect(firstSentence(anything!)).toMatch(/^Most useful to know/)
      const answers = [links!, change!, anything!].map(({ answer }) => answer)
      expect(new Set(answers).size).toBe(3)
      expect(new Set([links!, change!, anything!].map(firstSentence)).size).toBe(3)
      for (const answer of answers) {
        expect(answer).toMatch(/search of [\d,]+ tests over \d+ days/)
        expect(wordsIn(answer)).toBeLessThanOrEqual(MAX_WORDS)
        expect(answer).not.toMatch(/p-value|confidence interval|rank correlation|!/)
      }
      expect(links!.answer).not.toMatch(/HRV|resting heart rate/)
    }))

  it("always comes with its summary, and with an experiment on what can be tested", () =>
    Effect.gen(function* () {
      for (const question of Object.values(asks)) {
        const result = yield* researched(question)
        expect(widgetOf(result, "investigation_summary")).toMatchObject({ confidence: "high" })
        expect(widgetOf(result, "experiment_card")).toMatchObject({
          title: "More walking and your sleep duration",
          durationDays: expect.any(Number),
        })
      }
    }))

  it("says in its summary that nothing was found, with no experiment on nothing", () =>
    Effect.gen(function* () {
      const result = yield* researched("Investigate my water intake", 365, ["food"])
      expect(firstSentence(result)).toBe(
        "I found nothing on record that goes clearly along with your water intake.",
      )
      expect(widgetOf(result, "investigation_summary")).toMatchObject({
        verdict: "I found nothing on record that goes clearly along with your water intake.",
        confidence: "emerging",
        evidenceRefs: [],
      })
      expect(widgetOf(result, "experiment_card")).toBeUndefined()
    }))
})

/** The first is asked without a deep research. */
const plainly = Effect.fnUntraced(function* (question: string) {
  const { turn } = yield* asked(yield* demoClient, question)
  return turn.result as TurnResult
})

const MAX_PLAIN = 80

describe("what goes along and what changed, asked plainly", () => {
  for (const [question, said] of [
    ["What affects my sleep the most?", /^What goes with your sleep most .* is steps: after days/],
    ["What changed lately?", /HRV has been climbing evenly since .*runs began/s],
    ["anything new?", /resting heart rate \d+ bpm \(\d+ a year ago\).*About the same: sleep/s],
    ["When did my resting heart rate change?", /^Your resting heart rate dropped .* runs began/],
  ] as const)
    it(`answers "${question}" first and briefly, in everyday amounts`, () =>
      Effect.gen(function* () {
        const { answer } = yield* plainly(question)
        expect(answer).toMatch(said)
        expect(wordsIn(answer)).toBeLessThanOrEqual(MAX_PLAIN)
        expect(answer).not.toMatch(/next question|plausible range|rank correlation|p-value|!/)
      }))
})
