import { expect, test } from "bun:test"
import { axisDates, meansText, saidOf, spansOf, spanText } from "#web/screens/ask/series-days"

test("days without a value stand on the axis of an answer's chart", () => {
  const dates = ["2026-09-03", "2026-09-04", "2026-09-07"]
  const axis = axisDates(spansOf("day", dates), dates)
  expect(axis).toEqual(["2026-09-03", "2026-09-04", "2026-09-05", "2026-09-06", "2026-09-07"])
})

test("weeks without a value do too, and the first may begin within its week", () => {
  const dates = ["2026-09-02", "2026-09-07", "2026-09-14", "2026-09-28"]
  const axis = axisDates(spansOf("week", dates), dates)
  expect(axis).toEqual(["2026-09-02", "2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28"])
})

test("months follow each other whatever their length", () => {
  const dates = ["2026-01-01", "2026-03-01"]
  expect(axisDates(spansOf("month", dates), dates)).toEqual([
    "2026-01-01",
    "2026-02-01",
    "2026-03-01",
  ])
})

test("a hundred years between two values are no gap of 36,525 days", () => {
  const dates = ["1926-09-02", "2026-09-02"]
  expect(axisDates(spansOf("day", dates), dates)).toEqual(dates)
})

test("a value of a week is said of the week", () => {
  const weeks = spansOf("week", ["2026-10-01", "2026-10-05", "2026-10-12"])
  expect(saidOf(weeks, "61 ms", "2026-10-05")).toMatch(/^61 ms in the week of Mon 5 Oct/)
  expect(meansText(weeks)).toBe("Each point is the mean of a week.")
  // The first began on a Thursday, and is the week of its Monday like the others.
  expect(saidOf(weeks, "61 ms", "2026-10-01")).toMatch(/^61 ms in the week of Mon 28 Sept?/)
  expect(spanText(weeks, "2026-10-01")).toMatch(/^Mon 28 Sept?/)
  const long = spansOf("week", ["2026-09-01", "2026-09-07", "2026-09-21"])
  expect(saidOf(long, "61 ms", "2026-09-07")).toMatch(/^61 ms in the 2 weeks from Mon 7 Sept?/)
  expect(saidOf(spansOf("day", []), "61 ms", "2026-10-05")).toMatch(/^61 ms on Mon 5 Oct/)
})
