import { expect, test } from "bun:test"
import type { Limit } from "#domain/limit"
import type { Streak } from "#embedded/model/questions/streak/intent"
import { lead, metric, OCTOBER, october, received, renderAnswer } from "#test/rendered-answer"

const limit: Limit = { is: "at_least", value: 8000 }
const intent: Streak = {
  kind: "streak",
  metric: metric("steps"),
  period: october,
  limit,
  asks: "longest",
}
const input = { metric: "steps", window: OCTOBER, limit }
const run = received("streak", input, [
  ["longest", 4, "days"],
  ["longest_from", "2026-10-03"],
  ["longest_to", "2026-10-06"],
  ["current", 2, "days"],
  ["n", 30, "days"],
  ["limit", 8000, "steps"],
])

test("leads with the longest run and its days, then tells the one that lasts", () => {
  expect(lead(renderAnswer(intent, [run]).text)).toBe(
    "4 days in a row is your longest streak with at least 8,000 steps, from 3 October 2026 " +
      "to 6 October 2026. Right now you're on 2 days.",
  )
})

test("leads with the one that lasts when that is asked", () => {
  expect(renderAnswer({ ...intent, asks: "current" }, [run]).text).toStartWith(
    "You're on 2 days in a row with at least 8,000 steps.",
  )
})

test("says that there has been none", () => {
  const none = received("streak", input, [
    ["longest", 0, "days"],
    ["current", 0, "days"],
    ["limit", 8000, "steps"],
  ])
  expect(lead(renderAnswer(intent, [none]).text)).toBe(
    "0 days: there is no streak with at least 8,000 steps yet. You're not on one right now.",
  )
})
