import { describe, expect, test } from "bun:test"
import { chosen, optionsIn } from "#embedded/model/questions/today/choice"

const names = (text: string) => optionsIn(text).map(({ name }) => name)

describe("what a person chooses between", () => {
  test.each<readonly [string, ReadonlyArray<string>]>([
    ["should i do intervals or take it easy", ["the intervals", "an easy day"]],
    ["gym or rest", ["the gym", "rest"]],
    ["run or bike or nothing", ["the run", "the ride", "rest"]],
    ["an easy run or the long ride", ["the easy run", "the long ride"]],
    ["gym or not", []],
    ["run or run", []],
    ["more in summer or winter", []],
  ])("is heard in %p", (text, wanted) => {
    expect(names(text)).toEqual([...wanted])
  })
})

describe("what fits the day", () => {
  const fits = (text: string, state: Parameters<typeof chosen>[1]) =>
    chosen(optionsIn(text), state).map(({ name }) => name)

  test("is the hardest for somebody who is fresh", () => {
    expect(fits("intervals or a walk or rest", "fresh")).toEqual(["the intervals"])
  })

  test("is something light for somebody who is a little tired", () => {
    expect(fits("intervals or a walk or rest", "tired")).toEqual(["the walk"])
    expect(fits("gym or rest", "tired")).toEqual(["rest"])
  })

  test("is the easiest for somebody who is strained", () => {
    expect(fits("intervals or a walk or rest", "strained")).toEqual(["rest"])
  })
})
