import { expect, test } from "bun:test"
import { isMistaken, isOneOff, isSlipOf } from "#language/slip"

test("one letter left out, put in or swapped is one off, a mistaken one is not", () => {
  for (const word of ["glucse", "gluccose", "gulcose"]) expect(isOneOff("glucose", word)).toBe(true)
  for (const word of ["glucise", "gluse", "gulcsoe"]) expect(isOneOff("glucose", word)).toBe(false)
})

test("a single other letter in a word of the same length is a mistaken one", () => {
  expect(isMistaken("insulin", "insilin")).toBe(true)
  for (const word of ["insulin", "insiiin", "insuli", "insulins"])
    expect(isMistaken("insulin", word)).toBe(false)
})

test("two slips are forgiven in a long word that keeps its ending, none in the first letter", () => {
  expect(isSlipOf("efficiency", "eficiancy", 6)).toBe(true)
  expect(isSlipOf("efficiency", "eficience", 6)).toBe(false)
  expect(isSlipOf("efficiency", "afficiency", 6)).toBe(false)
  expect(isSlipOf("sport", "short", 6)).toBe(false)
})
