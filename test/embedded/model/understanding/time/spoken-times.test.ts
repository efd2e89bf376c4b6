import { expect, test } from "bun:test"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" }
const A_YEAR_BEFORE = { from: "2025-10-01", to: "2025-10-31" }

test.each([
  ["October against October last year", "overview"],
  ["steps October against October last year", "comparison"],
  ["October vs last October for steps", "comparison"],
  ["compare my HRV in October with October a year ago", "comparison"],
  ["sleep in October versus October the year before", "comparison"],
] as const)("%p holds a month against the same one of the year before", (question, kind) => {
  const contrast = { a: { window: A_YEAR_BEFORE }, b: { window: OCTOBER } }
  expect(understand(aBriefing(question))).toMatchObject({ kind, contrast })
})

test.each([
  ["what time should I go to bed to be up at 6.30", 6.5],
  ["when should I go to bed for an alarm at 5.45", 5.75],
  ["when should I sleep to wake up at 7.15am", 7.25],
  ["what time should I go to bed to wake up at 6:30", 6.5],
] as const)("%p wants a bedtime for that very minute", (question, wake_hour) => {
  expect(understand(aBriefing(question))).toMatchObject({ kind: "today", wake_hour })
})

test.each([
  ["how many days did I wake up before 6.30", "wake_hour", 6.5],
  ["how often did I go to bed after 23.15", "bedtime_hour", 23.25],
  ["how many nights did I sleep more than 6.30 hours", "sleep_minutes", 378],
] as const)("%p reads a dot as a clock's where it stands in a time", (question, key, value) => {
  expect(understand(aBriefing(question))).toMatchObject({
    kind: "count",
    metric: { key },
    limit: { value },
  })
})
