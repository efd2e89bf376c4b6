import { expect, test } from "bun:test"
import type { Shift } from "#embedded/model/questions/shift/intent"
import { aFinding } from "#test/ledger"
import {
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
  SEPTEMBER,
  september,
} from "#test/rendered-answer"

const intent: Shift = {
  kind: "shift",
  metrics: [metric("steps"), metric("weight_kg"), metric("sleep_minutes")],
  period: october,
  open: true,
  contrast: { a: september, b: october },
}

const moved = (
  key: string,
  [a, b]: readonly [number, number],
  verdict: "validated" | "rejected",
  smallest_effect: number,
) =>
  received(
    "compare",
    { metric: key, a: SEPTEMBER, b: OCTOBER },
    [
      ["a_mean", a],
      ["b_mean", b],
      ["difference", b - a],
    ],
    [aFinding(`${key}_compare`, {}, { verdict, smallest_effect })],
  )

test("names what is clear, then the largest of what may be chance, then what stayed", () => {
  const { text } = renderAnswer(intent, [
    moved("steps", [10_000, 8_000], "validated", 500),
    moved("weight_kg", [75, 77], "rejected", 1),
    moved("sleep_minutes", [430, 431], "rejected", 10),
  ])
  expect(text).toContain("your steps went from 10,000 to 8,000 steps a day")
  expect(text).toContain("Less sure: your weight went from 75 to 77 kg.")
  expect(text).toContain("About the same: sleep.")
})
