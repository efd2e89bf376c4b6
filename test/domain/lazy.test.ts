import { expect, test } from "bun:test"
import { lazy } from "#domain/lazy"

test("makes nothing before it is asked for, and only one thing after", () => {
  let made = 0
  const thing = lazy(() => {
    made += 1
    return null
  })
  expect(made).toBe(0)
  expect([thing(), thing()]).toEqual([null, null])
  expect(made).toBe(1)
})
