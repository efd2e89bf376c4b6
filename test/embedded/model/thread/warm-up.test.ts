import { expect, test } from "bun:test"
import { kinds } from "#embedded/model/questions/kinds"
import { compileReaders } from "#embedded/model/thread/warm-up"
import { ways } from "#embedded/model/thread/ways"

test("the readers are warmed one after another, for a person of whom nothing is known", () => {
  const steps = [...compileReaders()]
  expect(steps.length).toBeGreaterThan(kinds.length + ways.length)
})
