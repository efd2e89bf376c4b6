import { expect, test } from "bun:test"
import type { Extremes } from "#embedded/model/questions/extremes/intent"
import { lead, metric, OCTOBER, october, received, renderAnswer } from "#test/rendered-answer"

const intent: Extremes = {
  kind: "extremes",
  metric: metric("caffeine_mg"),
  period: october,
  end: "highest",
  count: 1,
  by: "day",
  asks: "value",
}
const found = (by?: "week" | "month") =>
  received(
    "extremes",
    {
      metric: "caffeine_mg",
      window: OCTOBER,
      end: "highest",
      count: 1,
      ...(by ? { by } : {}),
    },
    [
      ["value", 256, "mg"],
      ["date", "2026-10-05"],
    ],
  )

test("says that a value may be an error of measurement", () => {
  const receipt = found()
  const [value] = receipt.findings.facts
  const doubtful = { ...value!, role: "doubtful" as const, item: { ...value!.item, key: "doubt" } }
  const findings = { ...receipt.findings, facts: [...receipt.findings.facts, doubtful] }
  expect(renderAnswer(intent, [{ ...receipt, findings }]).text).toContain(
    "That is so far from your other days that it may be a measuring error.",
  )
})

test.each([
  ["day", "value", "Your most caffeine in October was 256 mg, on 5 October 2026."],
  ["day", "date", "That was 5 October 2026: 256 mg, your most caffeine in October."],
  [
    "week",
    "date",
    "The week from 5 October 2026: it had the most caffeine in October, 256 mg a day on average.",
  ],
  [
    "month",
    "value",
    "Your month with the most caffeine in October averaged 256 mg a day: the month from 5 October 2026.",
  ],
] as const)("by %s, leads with the %s", (by, asks, said) => {
  const receipt = found(by === "day" ? undefined : by)
  expect(lead(renderAnswer({ ...intent, by, asks }, [receipt]).text)).toBe(said)
})
