import { describe, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { refusedWords } from "#pipeline/gates/claims/claim-gate"

/** Sentences of models with the class for which they are refused, `-` where they must survive. */
const rows = readFileSync("test/fixtures/claims/sentences.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t") as [wanted: string, sentence: string])

const nothing = { conditions: [], hasExperiment: false }

describe("a sentence is refused for what it claims", () => {
  for (const [wanted, sentence] of rows.filter(([wanted]) => wanted !== "-"))
    test(`${wanted}: ${sentence}`, () =>
      expect(refusedWords(sentence, nothing)).toBe(wanted as never))
})

describe("a careful sentence survives", () => {
  for (const [, sentence] of rows.filter(([wanted]) => wanted === "-"))
    test(sentence, () => expect(refusedWords(sentence, nothing)).toBeNull())
})

test("an experiment of one's own shows a cause", () => {
  const sentence = "Your earlier bedtime improved your sleep."
  expect(refusedWords(sentence, nothing)).toBe("cause")
  expect(refusedWords(sentence, { ...nothing, hasExperiment: true })).toBeNull()
})

test("a condition of the profile may be named, and no other", () => {
  const ground = { ...nothing, conditions: ["type 2 diabetes"] }
  expect(refusedWords("You have diabetes, so ask about these values.", ground)).toBeNull()
  expect(refusedWords("You have anemia.", ground)).toBe("diagnosis")
})
