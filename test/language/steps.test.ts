import { expect, test } from "bun:test"
import { prepared } from "#language/steps"

const counted = () => {
  const steps: Array<number> = []
  const table = prepared(function* () {
    for (const step of [1, 2, 3]) {
      steps.push(step)
      yield
    }
    return "made"
  })
  return { steps, table }
}

test("a value that is asked for while it is prepared takes the steps that are left", () => {
  const { steps, table } = counted()
  const ahead = table.prepare()
  ahead.next()
  expect(steps).toEqual([1])
  expect(table.value()).toBe("made")
  expect(steps).toEqual([1, 2, 3])
  expect(ahead.next().done).toBe(true)
})

test("a value that is prepared is made once", () => {
  const { steps, table } = counted()
  for (const _ of table.prepare());
  expect(table.value()).toBe("made")
  for (const _ of table.prepare());
  expect(steps).toEqual([1, 2, 3])
})
