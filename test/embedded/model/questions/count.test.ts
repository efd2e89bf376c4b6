import { expect, test } from "bun:test"
import type { Limit } from "#domain/limit"
import type { Count } from "#embedded/model/questions/count/intent"
import {
  lacking,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const limit: Limit = { is: "above", value: 73 }
const input = { metric: "caffeine_mg", window: OCTOBER }
const above: Count = {
  kind: "count",
  metric: metric("caffeine_mg"),
  period: october,
  limit,
  asks: "count",
}
const counted = received("count", { ...input, limit }, [
  ["count", 12, "days"],
  ["share_pct", 41, "%"],
  ["missing", 2, "days"],
  ["n", 29, "days"],
  ["limit", 73, "mg"],
])

test("leads with the number of days, and says of how many", () => {
  const { text, widgets } = renderAnswer(above, [counted])
  expect(text).toBe(
    [
      "On 12 of 29 days with a value in October, your caffeine was above 73 mg.",
      "That is 41% of them. Days without a value, 2 days in all, count neither way.",
    ].join("\n\n"),
  )
  expect(widgets.map(({ kind }) => kind)).toEqual(["stat_tiles"])
})

test("leads with the share when that is asked", () => {
  expect(lead(renderAnswer({ ...above, asks: "share" }, [counted]).text)).toBe(
    "On 41% of days in October, your caffeine was above 73 mg: 12 days out of 29.",
  )
})

test("says a limit in the unit of people, and of what is counted without its name", () => {
  const nights: Limit = { is: "below", value: 390 }
  const asleep = received("count", { metric: "sleep_minutes", window: OCTOBER, limit: nights }, [
    ["count", 3, "nights"],
    ["limit", 390, "minutes"],
  ])
  const short: Count = { ...above, metric: metric("sleep_minutes"), limit: nights }
  expect(lead(renderAnswer(short, [asleep]).text)).toBe(
    "On 3 nights in October, your sleep was below 6 h 30 min.",
  )

  const goal: Limit = { is: "at_least", value: 8000 }
  const walked = received("count", { metric: "steps", window: OCTOBER, limit: goal }, [
    ["count", 20, "days"],
    ["limit", 8000, "steps"],
  ])
  expect(
    lead(renderAnswer({ ...above, metric: metric("steps"), limit: goal }, [walked]).text),
  ).toBe("On 20 days in October, you took at least 8,000 steps.")
})

test.each([
  [1, "In October, 1 day has no usable caffeine, out of 31."],
  [5, "In October, 5 days have no usable caffeine, out of 31."],
])("counts %d missing days", (missing, said) => {
  const found = received("count", input, [
    ["missing", missing, "days"],
    ["n", 31, "days"],
  ])
  expect(renderAnswer({ ...above, limit: null }, [found]).text).toStartWith(said)
})

test("says that there is nothing to count", () => {
  expect(renderAnswer(above, [lacking("count", { ...input, limit }, 0, 1)]).text).toStartWith(
    "I have no caffeine of yours on record in October",
  )
})

test("says on how many days something was written down", () => {
  const written: Count = { ...above, metric: metric("mood"), limit: null, asks: "recorded" }
  const found = received("count", { metric: "mood", window: OCTOBER }, [
    ["missing", 7, "days"],
    ["count", 24, "days"],
    ["n", 31, "days"],
  ])
  expect(lead(renderAnswer(written, [found]).text)).toBe(
    "Your mood is on record for 24 days in October, out of 31.",
  )
})
