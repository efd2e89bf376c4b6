import { expect, test } from "bun:test"
import { isOneEditAway, isOneLetterOff, isTypoOf } from "#language/typo"

test("one letter left out, put in or swapped is one off, a mistaken one is not", () => {
  for (const word of ["glucse", "gluccose", "gulcose"])
    expect(isOneEditAway("glucose", word)).toBe(true)
  for (const word of ["glucise", "gluse", "gulcsoe"])
    expect(isOneEditAway("glucose", word)).toBe(false)
})

test("a single other letter in a word of the same length is a mistaken one", () => {
  expect(isOneLetterOff("insulin", "insilin")).toBe(true)
  for (const word of ["insulin", "insiiin", "insuli", "insulins"])
    expect(isOneLetterOff("insulin", word)).toBe(false)
})

test("two slips are forgiven in a long word that keeps its ending, none in the first letter", () => {
  expect(isTypoOf("efficiency", "eficiancy", 6)).toBe(true)
  expect(isTypoOf("efficiency", "eficience", 6)).toBe(false)
  expect(isTypoOf("efficiency", "afficiency", 6)).toBe(false)
  expect(isTypoOf("sport", "short", 6)).toBe(false)
})
