import { describe, expect, test } from "bun:test"
import type { Evidence, FactSheetItem, TurnResult } from "#domain/turn-result"
import {
  besideChecklist,
  blocksOf,
  paragraphsOf,
  runsOf,
  sentencesOf,
} from "#web/screens/ask/blocks"
import { metricOfNumber, verdictText } from "#web/screens/ask/labels"
import { aboutOf, matcherOf } from "#web/screens/ask/numbers"
import { formatted, labelWithout, measured, resolverOf } from "#web/screens/ask/values"

const fact = (key: string, value: number | string, unit?: string): FactSheetItem => ({
  key,
  value,
  ...(unit === undefined ? {} : { unit }),
})

const resultOf = (answer: string, fact_sheet: ReadonlyArray<FactSheetItem>): TurnResult => ({
  answer,
  fact_sheet: [...fact_sheet],
  agents_used: ["data_science"],
  cost_usd: 0,
  duration_ms: 1,
})

/** The numbers of an answer with the facts that they were found to be. */
const found = (answer: string, ...facts: ReadonlyArray<FactSheetItem>) =>
  matcherOf(resultOf(answer, facts))(answer).flatMap((piece) =>
    piece.fact ? [[piece.text, piece.fact.key]] : [],
  )

const SLEEP = fact("sleep_minutes_mean", 440.43, "minutes")
const HEART = fact("resting_hr_mean_2026", 56.66, "bpm")
const HEART_BEFORE = fact("resting_hr_mean_2025", 61.1, "bpm")
const STEPS = fact("steps_mean", 8376, "steps")

describe("a number of an answer is found in the fact sheet", () => {
  test("as it was rounded, with its unit and without its sign", () => {
    expect(found("You slept 7 h 20 min.", SLEEP)).toEqual([["7 h 20 min", SLEEP.key]])
    expect(found("About 8,400 steps.", STEPS)).toEqual([["8,400 steps", STEPS.key]])
    const drop = fact("difference", -3.94, "bpm")
    expect(found("It fell by 3.9 bpm.", drop)).toEqual([["3.9 bpm", "difference"]])
  })

  test("also where its unit was said beside another", () => {
    expect(found("Resting heart rate 57 bpm (61 a year ago).", HEART, HEART_BEFORE)).toEqual([
      ["57 bpm", HEART.key],
      ["61", HEART_BEFORE.key],
    ])
    expect(found("From 61 last year to 57 bpm.", HEART, HEART_BEFORE)).toEqual([
      ["61", HEART_BEFORE.key],
      ["57 bpm", HEART.key],
    ])
  })

  test("of several that fit, as the one of what was spoken of", () => {
    const facts = [
      fact("mood_usual", 3, "points"),
      fact("sleep_mood_most", 4, "points"),
      fact("sleep_mood_least", 3, "points"),
    ]
    expect(found("Your mood is 4.0 points, else 3.0 points.", ...facts)).toEqual([
      ["4.0 points", "sleep_mood_most"],
      ["3.0 points", "sleep_mood_least"],
    ])
  })

  test("but no date, clock time, year, limit or part of a name", () => {
    const facts = [fact("a", 25, "bpm"), fact("b", 2, "bpm"), fact("c", 100, "bpm"), HEART]
    for (const words of ["25 February 2026", "at 25:02", "VO2max", "below <100", "2026-02-25"])
      expect(found(`57 bpm, ${words}`, ...facts)).toEqual([["57 bpm", HEART.key]])
  })

  test("and none of another unit or size", () => {
    expect(found("57 ms and 58 bpm", HEART)).toEqual([])
  })

  test("and with it all words stay as they are", () => {
    const line = "Better: 57 bpm, **down** from 61 <b>bpm</b>."
    const pieces = matcherOf(resultOf(line, [HEART, HEART_BEFORE]))(line)
    expect(pieces.map(({ text }) => text).join("")).toBe(line)
  })
})

test("an answer is about the facts that it says or shows", () => {
  const widgets: TurnResult["widgets"] = [
    {
      anchor: 0,
      spec: { kind: "stat_tiles", id: "t", tiles: [{ label: "Steps", value: { ref: STEPS.key } }] },
    },
  ]
  const result = { ...resultOf("57 bpm.", [SLEEP, HEART, STEPS]), widgets }
  expect(aboutOf(result)).toEqual([HEART, STEPS])
})

describe("an answer is made of text alone", () => {
  test("a list is not drawn beside a check list of the same lines", () => {
    const blocks = blocksOf("Two:\n- a\n- **b**\n1. c")
    expect(besideChecklist(blocks, new Set(["a", "b", "z"]))).toEqual([blocks[0]!, blocks[2]!])
    expect(besideChecklist(blocks, new Set(["a"]))).toEqual([...blocks])
  })

  test("paragraphs, which widgets are anchored at, lists and headings", () => {
    expect(paragraphsOf("One.\n\nTwo:\n- a\n- b\n\n\nThree.")).toEqual([
      "One.",
      "Two:\n- a\n- b",
      "Three.",
    ])
    expect(blocksOf("## Plan\nTwo:\n- a\n- b\n1. c\n2. d")).toEqual([
      { kind: "heading", text: "Plan" },
      { kind: "text", text: "Two:" },
      { kind: "list", isNumbered: false, items: ["a", "b"] },
      { kind: "list", isNumbered: true, items: ["c", "d"] },
    ])
  })

  test("strong words; a mark alone is what it looks like", () => {
    expect(runsOf("So **very** good ** yes")).toEqual([
      { text: "So ", isStrong: false },
      { text: "very", isStrong: true },
      { text: " good ** yes", isStrong: false },
    ])
  })

  test("sentences, read out once they have ended", () => {
    expect(sentencesOf("You slept 7.5 h. That is **good")).toEqual(["You slept 7.5 h."])
    expect(sentencesOf("Try:\n- a walk\n- less")).toEqual(["Try:", "a walk"])
  })
})

describe("a number of a widget", () => {
  test("is itself, a fact, a field of a finding, or what it was", () => {
    const result: TurnResult = {
      ...resultOf("", [SLEEP, fact("day", "2026-01-01")]),
      evidence: [{ id: "link", claim: "", kind: "association", effect: -0.35 }],
    }
    const resolve = resolverOf(result)
    expect(resolve(3)).toBe(3)
    expect(resolve({ ref: SLEEP.key })).toBe(440.43)
    expect(resolve({ ref: "link.effect" })).toBe(-0.35)
    expect(resolve({ ref: "gone", fallback: 7 })).toBe(7)
    for (const ref of ["gone", "day", "link.claim", "link.gone", "gone.effect", "__proto__.x"])
      expect(resolve({ ref })).toBeNull()
  })

  test("has the sign, decimals and unit that are asked for, and durations as people say them", () => {
    expect(formatted(9.43, { unit: "%", decimals: 0, sign: true })).toBe("+9%")
    expect(formatted(-4.45, { unit: "bpm", decimals: 1, sign: true })).toBe("−4.5 bpm")
    expect(formatted(8376, { decimals: 0 })).toBe("8,376")
    expect(formatted(440.43, { unit: "min", decimals: 0 })).toBe("7 h 20 min")
    expect(formatted(9.8, { unit: "min", decimals: 0, sign: true })).toBe("+10 min")
    expect(measured(-0.347, "rho")).toBe("−0.35")
    expect(measured("<100", undefined)).toBe("<100")
  })

  test("is not said again by its label", () => {
    expect(labelWithout("Sleep: 7 h 20 min", "7 h 20 min")).toBe("Sleep")
    expect(labelWithout("Bedtime: weekends", "23 h")).toBe("Bedtime: weekends")
  })
})

describe("a finding", () => {
  const found = { id: "link", claim: "", kind: "association", p_value: 0.03 } as const
  const shown = (more: Partial<Evidence>) => verdictText({ ...found, ...more })

  test("says by its verdict what it is worth, whatever its words are", () => {
    const said = [
      shown({ verdict: "validated" }),
      shown({ verdict: "conditional", reason: "autocorrelation" }),
      shown({ verdict: "rejected", reason: "chance" }),
      shown({ verdict: "rejected", reason: "too_few" }),
    ]
    expect(new Set(said).size).toBe(4)
    expect(said).not.toContain("")
  })

  test("says nothing of one that was not tested, or that an earlier release wrote", () => {
    expect(shown({ verdict: "validated", p_value: undefined as never })).toBe("")
    expect(shown({ claim: "There is a hint, not yet reliable: so." })).toBe("")
  })
})

describe("a time of day", () => {
  test("is one by the clock, also behind midnight, and a difference of two is none", () => {
    expect(formatted(23.03, { unit: "h" })).toBe("23:02")
    expect(formatted(24.75, { unit: "h" })).toBe("00:45")
    expect(measured(22.4, "h")).toBe("22:24")
    expect(measured(0.5, "h")).toBe("0.5 h")
    expect(labelWithout("Bedtime: 23:02", formatted(23.03, { unit: "h" }))).toBe("Bedtime")
  })
})

test("the days of a number are those of the metric that it is a value of", () => {
  const titles = new Map([
    ["sleep_minutes", "Sleep duration"],
    ["steps", "Steps"],
  ])
  expect(metricOfNumber("steps_sleep_minutes_lag1_target_high", titles)).toBe("sleep_minutes")
  expect(metricOfNumber("steps_sleep_minutes_lag1_feature_high", titles)).toBe("steps")
  expect(metricOfNumber("sleep_minutes_mean", titles)).toBe("sleep_minutes")
  expect(metricOfNumber("lab_ferritin_value", titles)).toBeNull()
})
