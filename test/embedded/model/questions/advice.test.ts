import { expect, test } from "bun:test"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import { metric, OCTOBER, received, renderAnswer } from "#test/rendered-answer"

const advice = (id: string, more: Partial<Advice> = {}): Advice => ({
  kind: "advice",
  id,
  results: [],
  own: null,
  window: OCTOBER,
  ...more,
})
const steps = (subject: string) =>
  received("look_up", { subject }, [
    ["passage", "What you eat does most"],
    ["citation", "A guideline 2020"],
    ["step", "Eat oats every day."],
    ["ask", "Ask your doctor about the target."],
  ])

test("tells what does most, the person's result, the steps and what is the doctor's", () => {
  const result = received("biomarkers", { name: "LDL" }, [
    ["value", 112, "mg/dL"],
    ["range", "<100"],
    ["date", "2026-10-05"],
    ["flag", "out of range"],
    ["previous", 158, "mg/dL"],
    ["difference", -46, "mg/dL"],
  ])
  const { text, widgets } = renderAnswer(
    advice("advice_ldl", { results: ["LDL"] }),
    [steps("advice_ldl"), result],
    undefined,
    false,
  )
  expect(text).toBe(
    "What you eat does most. Your biomarkers were 112 mg/dL on 5 October 2026, down from 158, above the report's " +
      "range (<100).\n\n- Eat oats every day.\n\nAsk your doctor about the target.",
  )
  expect(widgets[0]).toMatchObject({ kind: "checklist" })
})

const ran = (km: number | null) => [
  received(
    "workouts",
    { sport: "run", window: OCTOBER },
    km === null
      ? [["count", 0, "workouts"]]
      : [
          ["count", 11, "workouts"],
          ["distance", 71, "km"],
        ],
  ),
  received(
    "sessions",
    { sport: "run", window: OCTOBER, by: "farthest", limit: 1 },
    km === null ? [] : [["distance", km, "km"]],
  ),
]

test.each([
  [12, "You already cover the distance"],
  [8, "The distance is within reach."],
  [3, "a good part short of the distance"],
  [null, "I see no run of yours in the past month"],
] as const)("sets a race beside the farthest run of the month (%p km)", (km, words) => {
  const { text } = renderAnswer(advice("advice_ten_k"), [steps("advice_ten_k"), ...ran(km)])
  expect(text).toContain(words)
})

test("tells the habit beside its average", () => {
  const { text } = renderAnswer(advice("advice_coffee", { own: metric("caffeine_mg") }), [
    steps("advice_coffee"),
    received("describe", { metric: "caffeine_mg", window: OCTOBER }, [["mean", 207, "mg"]]),
  ])
  expect(text).toContain("Your caffeine averages 207 mg over the past month.")
})

test("a race with a month in it is a plan", () => {
  const question = "I want to run a half marathon in April, make a training plan"
  expect(understand(aBriefing(question))).toMatchObject({ id: "advice_half_marathon" })
})

test.each([
  "how do I cut coffee to sleep better",
  "did my ldl go down",
  "how can i tell whether my ldl is lower",
])("takes %p for another kind", (question) => {
  expect(understand(aBriefing(question)).kind).not.toBe("advice")
})
