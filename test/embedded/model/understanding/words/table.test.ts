import { expect, test } from "bun:test"
import { anyOf, pattern, words } from "#embedded/model/understanding/words/table"

test("a line of a table is a wording, matched as whole words", () => {
  const steps = words`
    steps?
    walk*
    on (foot|my feet)
  `
  for (const text of ["my steps", "a Step", "walking", "on my feet"])
    expect(steps.test(text)).toBe(true)
  for (const text of ["doorstep", "sidewalk", "on my feetx"]) expect(steps.test(text)).toBe(false)
})

test("a line that ends in a bar goes on in the next", () => {
  const source = anyOf`
    how (many|
      few) days
  `
  expect(source).toBe("(?:how (?:many|few) days)")
})

test("a pattern says itself where words end", () => {
  expect(pattern`deviat`.test("deviation")).toBe(true)
  expect(words`deviat`.test("deviation")).toBe(false)
})

test("what stands for any letters is not taken for what is written so already", () => {
  expect(anyOf`\w*`).toBe(String.raw`(?:\w*)`)
  expect(anyOf`\(${"(?:a|b)"}\)`).toBe(String.raw`(?:\((?:a|b)\))`)
})
