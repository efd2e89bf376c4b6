import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { runAll } from "#language/steps"
import { isExtremeGoal } from "#safety/eating-goal"
import { normaliseMessage } from "#safety/normalise-message"
import { readSentences, wholeOf } from "#safety/said"

const isExtreme = (sentence: string, height_cm: number | null = null) =>
  isExtremeGoal(wholeOf(runAll(readSentences(runAll(normaliseMessage(sentence))))), {
    ...NO_PROFILE,
    height_cm,
  })

test("an intake below 800 kcal is extreme, however little is to be lost", () => {
  expect(isExtreme("i want to lose under 10 kg on a 500 calorie diet")).toBe(true)
  expect(isExtreme("i want to lose under 10 kg on a 1800 calorie diet")).toBe(false)
})

test("a target is extreme below the healthy weight of a height, and for anybody up to 45 kg", () => {
  expect(isExtreme("i want to get down to 52 kg", 180)).toBe(true)
  expect(isExtreme("i want to get down to 52 kg", 160)).toBe(false)
  expect(isExtreme("i want to get down to 45 kg")).toBe(true)
  expect(isExtreme("i want to get down to 46 kg")).toBe(false)
  expect(isExtreme("i want to reach 40 kg in my bench press")).toBe(false)
})

test("a pace is extreme above 1.5 kg a week", () => {
  expect(isExtreme("how do i lose 4 kg in two weeks")).toBe(true)
  expect(isExtreme("how do i lose 3 kg in two weeks")).toBe(false)
  expect(isExtreme("i want to lose ten pounds by friday")).toBe(true)
})
