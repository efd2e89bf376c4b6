import { expect, test } from "bun:test"
import { amissIn } from "#domain/tool-input"

const window = { from: "2026-11-01", to: "2026-11-19" }
const metrics = ["steps", "hrv_rmssd"]

test("a call that fits has nothing amiss", () => {
  expect(amissIn("describe", { metric: "steps", window }, metrics)).toEqual([])
})

test("each field that does not fit is named, without what it holds", () => {
  const lines = amissIn("describe", { metric: 731_442, window: { from: "yesterday" } }, metrics)
  expect(lines.some((line) => line.startsWith("metric: "))).toBe(true)
  expect(lines.some((line) => line.startsWith("window"))).toBe(true)
  expect(lines.join()).not.toMatch(/731|yesterday/)
})

test("a metric that the person has not, and a window that cannot be, are said", () => {
  const turned = { from: window.to, to: window.from }
  expect(amissIn("describe", { metric: "glucose_min", window: turned }, metrics)).toEqual([
    "metric: not one of this person's metrics",
    'window: both days must exist, "from" not after "to", at most ten years apart',
  ])
})
