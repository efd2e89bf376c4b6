import { expect, test } from "bun:test"
import type { Reason } from "#domain/reason"
import type { Since } from "#embedded/model/questions/since/intent"
import {
  differs,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
  SEPTEMBER,
  september,
} from "#test/rendered-answer"

const intent: Since = {
  kind: "since",
  metrics: [metric("resting_hr")],
  date: OCTOBER.from,
  contrast: { a: september, b: october },
}
const compared = received(
  "compare",
  { metric: "resting_hr", a: SEPTEMBER, b: OCTOBER },
  [
    ["a_mean", 62, "bpm"],
    ["b_mean", 58, "bpm"],
    ["difference", -4, "bpm"],
  ],
  [differs("rhr", -4, "bpm", "validated")],
)
const stepped = (on: string, verdict: "validated" | "conditional" | "rejected", reason?: Reason) =>
  received(
    "changepoint",
    { metric: "resting_hr", window: { from: SEPTEMBER.from, to: OCTOBER.to } },
    [
      ["changed_on", on],
      ["changed_from", on.replace(/\d\d$/, (day) => String(Number(day) - 7).padStart(2, "0"))],
      ["changed_to", on.replace(/\d\d$/, (day) => String(Number(day) + 7).padStart(2, "0"))],
    ],
    [differs("step", -4, "bpm", verdict, reason)],
  )

test("sets the time before against the time since, and gives no cause", () => {
  const { text } = renderAnswer(intent, [compared])
  expect(text).toStartWith("Your resting heart rate was down by 4 bpm")
  expect(text).toContain("it can't show why")
})

test.each([
  ["2026-10-08", "validated", "steps right around then, on 8 October 2026"],
  ["2026-09-14", "validated", "so the day you name is not where it changed most"],
  ["2026-10-08", "rejected", "there is no clear step in the level"],
  ["2026-10-08", "conditional", "as far as a hint goes"],
] as const)("looks for a step near the day (%s, %s)", (on, verdict, said) => {
  expect(renderAnswer(intent, [compared, stepped(on, verdict)]).text).toContain(said)
})

test("says that the device changed", () => {
  const step = stepped("2026-10-08", "rejected", "device")
  expect(renderAnswer(intent, [compared, step]).text).toContain(
    "its level steps when the device changed",
  )
})
