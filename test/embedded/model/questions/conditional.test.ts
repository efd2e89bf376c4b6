import { expect, test } from "bun:test"
import type { Limit } from "#domain/limit"
import type { Conditional } from "#embedded/model/questions/conditional/intent"
import {
  differs,
  lacking,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
} from "#test/rendered-answer"

const limit: Limit = { is: "above", value: 61.5 }
const input = {
  feature: "stress_score",
  target: "resting_hr",
  limit,
  lag: 1,
  window: OCTOBER,
}
const intent: Conditional = {
  kind: "conditional",
  feature: metric("stress_score"),
  target: metric("resting_hr"),
  limit,
  lag: 1,
  period: october,
  asks: "mean",
}
const found = received(
  "conditional",
  input,
  [
    ["mean_where", 61.5, "bpm", 1],
    ["mean_otherwise", 60.2, "bpm", 1],
    ["difference", 1.3, "bpm", 1],
    ["n", 28, "nights"],
    ["limit", 61.5, "points", 1],
  ],
  [differs("stress", 1.3, "bpm", "validated")],
)

test("leads with the average of those days, and causes nothing", () => {
  const { text, widgets } = renderAnswer(intent, [found])
  expect(lead(text)).toBe(
    "Your resting heart rate averaged 61.5 bpm in the nights after days when your stress " +
      "score was above 61.5 points, 1.3 bpm higher than the 60.2 bpm on the others. It holds " +
      "over 28 nights. That does not show that one causes the other.",
  )
  expect(text).toContain("The difference is clear of day-to-day variation.")
  expect(widgets[0]).toMatchObject({ b: { label: "Stress score was above 61.5 points" } })
})

test("leads with the difference when that is asked", () => {
  expect(renderAnswer({ ...intent, asks: "difference" }, [found]).text).toStartWith(
    "Your resting heart rate is 1.3 bpm higher in the nights after days when",
  )
})

test("says what it would take", () => {
  expect(renderAnswer(intent, [lacking("conditional", input, 2, 3)]).text).toContain(
    "I have 2 days and need at least 3 days.",
  )
})

test("tells the night that follows beside the night of the same date", () => {
  const night = (lag: number, level: number) =>
    received(
      "conditional",
      { ...input, lag },
      [
        ["mean_where", level, "bpm", 1],
        ["mean_otherwise", 60.2, "bpm", 1],
        ["difference", level - 60.2, "bpm", 1],
        ["n", 28, "nights"],
        ["limit", 61.5, "points", 1],
      ],
      [differs(`stress_${lag}`, level - 60.2, "bpm", "rejected")],
    )
  const following = night(1, 63.1)
  const keyed = {
    ...following,
    findings: {
      ...following.findings,
      facts: following.findings.facts.map((fact) => ({
        ...fact,
        item: { ...fact.item, key: `${fact.item.key}_next` },
      })),
    },
  }
  const { text } = renderAnswer({ ...intent, lag: 0 }, [night(0, 60.4), keyed])
  expect(lead(text)).toStartWith(
    "Your resting heart rate averaged 60.4 bpm in the nights before days when",
  )
  expect(text).toContain(
    "In the nights after such days it averaged 63.1 bpm, against 60.2 bpm after the others.",
  )
})
