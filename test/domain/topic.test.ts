import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { MEMORY_KINDS, type Memory } from "#domain/memory"
import { topicOf } from "#domain/topic"

const goal = (text: string) => topicOf({ kind: "goal", text, meta: null })
const preference = (text: string) => topicOf({ kind: "preference", text, meta: null })
const insight = (text: string) => topicOf({ kind: "insight", text, meta: null })

describe("one goal", () => {
  const pairs: ReadonlyArray<readonly [string, string]> = [
    ["I want to sleep more.", "i want to sleep MORE"],
    ["I'd like to walk more.", "I would like to walk more!"],
    ["I want to lose weight.", "My goal is to lose weight."],
    ["I want to lose weight.", "I don't want to lose weight any more."],
    ["I want to lose weight.", "I am trying to gain weight."],
    ["I want to sleep 8 hours a night.", "I want to sleep seven hours a night."],
    ["My main goal is 10,000 steps a day!", "My goal is 8000 steps a day"],
    ["Sleep before 23:00", "I plan to sleep before 22:30."],
    ["I want to raise my HRV.", "I want to lower my HRV."],
    ["Schlafen – früher!", "schlafen, früher"],
  ]
  for (const [one, other] of pairs)
    test(`is told by "${one}" and "${other}"`, () => expect(goal(one)).toBe(goal(other)))
})

describe("two goals", () => {
  const pairs: ReadonlyArray<readonly [string, string]> = [
    ["I want to sleep more.", "I want to walk more."],
    ["I want to run 5 km.", "I want to run 5 km in 25 minutes."],
    ["I want to lower my blood pressure.", "I want to lower my LDL."],
    ["💤", "🏃"],
    ["I want to.", "I don't want to."],
  ]
  for (const [one, other] of pairs)
    test(`are told by "${one}" and "${other}"`, () => expect(goal(one)).not.toBe(goal(other)))
})

describe("one preference", () => {
  const pairs: ReadonlyArray<readonly [string, string]> = [
    ["I like running.", "I don't like running."],
    ["I love coffee", "I hate coffee."],
    ["I prefer to exercise in the morning.", "I prefer to exercise in the evening."],
    ["I'm vegan.", "I’m not vegan anymore."],
  ]
  for (const [one, other] of pairs)
    test(`is told by "${one}" and "${other}"`, () =>
      expect(preference(one)).toBe(preference(other)))
})

test("a goal given up is the goal's topic, also when it is kept as a preference", () => {
  expect(preference("I don't want to lose weight.")).toBe(goal("I want to lose weight."))
  expect(preference("I like to run.")).not.toBe(goal("I want to run."))
})

test("what is no goal and no preference is repeated word by word, and never contradicted", () => {
  expect(insight("HRV fell 5 ms.")).toBe(insight("hrv fell 5 ms"))
  expect(insight("HRV fell 5 ms.")).not.toBe(insight("HRV fell 6 ms."))
  expect(insight("HRV fell.")).not.toBe(
    topicOf({ kind: "decision", text: "HRV fell.", meta: null }),
  )
})

const tested = (finding_id: string): Pick<Memory, "kind" | "text" | "meta"> => ({
  kind: "tested_hypothesis",
  text: finding_id,
  meta: { finding_id, feature: "steps", target: "hrv", verdict: "validated", effect: 0.2 },
})

test("a finding has the topic of the question that found it, over whichever days", () => {
  const of = (finding: string) => topicOf(tested(finding))
  expect(of("steps_hrv_lag1_20260101_20260201")).toBe(of("steps_hrv_lag1_20260301_20260401"))
  expect(of("steps_hrv_lag1_20260101_20260201")).not.toBe(of("steps_hrv_lag0_20260101_20260201"))
})

test("every text has a topic, which case does not change", () => {
  const kinds = fc.constantFrom(...MEMORY_KINDS)
  const texts = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 500 })
  fc.assert(
    fc.property(kinds, texts, (kind, text) => {
      const topic = topicOf({ kind, text, meta: null })
      expect(topic).toMatch(/^[a-z_]+: ./su)
      if (/[a-z0-9]/i.test(text))
        expect(topicOf({ kind, text: text.toUpperCase(), meta: null })).toBe(topic)
    }),
  )
})
