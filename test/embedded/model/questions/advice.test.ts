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

const EVER = { from: "2024-11-20", to: "2026-11-20" }
const race = { minutes: 50, window: EVER, dated: false }
const fastest = (min_km: number, brought: Parameters<typeof received>[2]) =>
  received(
    "sessions",
    {
      sport: "run",
      window: EVER,
      by: "fastest",
      limit: 1,
      min_km,
      goal_km: 10,
      goal_minutes: 50,
    },
    [...brought, ["at_least", min_km, "km"], ["goal_pace", 5, "min/km", 2]],
  )

test.each([
  [
    49,
    49,
    "Your fastest run of at least 10 km makes 10 km in 49:00.",
    "the speed is there already",
  ],
  [54, 49, "foretells about 49:00 once you have trained", "so that is realistic"],
  [54, 53, "foretells about 53:00 once you have trained", "so you are not there yet"],
  [null, null, "No run of 10 km is on record yet.", "The time you want takes 5:00 min/km."],
] as const)(
  "holds a race in 50 minutes against %p and a foretold %p",
  (over, predicted, said, so) => {
    const { text } = renderAnswer(advice("advice_ten_k", { race }), [
      steps("advice_ten_k"),
      ...ran(8),
      fastest(10, over === null ? [] : [["over", over, "min:s", 2]]),
      fastest(
        5,
        predicted === null
          ? [["count", 0, "workouts"]]
          : [
              ["pace", 5.1, "min/km", 2],
              ["predicted", predicted, "min:s", 2],
            ],
      ),
    ])
    expect(text).toContain(said)
    expect(text).toContain(so)
  },
)

test.each([
  ["help me run ten k in less than 48 minutes", 48],
  ["could i finish a half marathon in 1:55", 115],
  ["I want a plan for a 5k in 24:30", 24.5],
  ["get me ready for a marathon, sub 4 hours", 240],
])("hears the time of a race in %p", (question, minutes) => {
  const intent = understand(aBriefing(question))
  expect(intent.kind === "advice" && intent.race?.minutes).toBeCloseTo(minutes, 1)
})

test("a plan of minutes a day names no time of a race", () => {
  const intent = understand(aBriefing("make me a 5k plan, i have 30 minutes a day"))
  expect(intent).toMatchObject({ kind: "advice", id: "advice_five_k" })
  expect(intent).not.toHaveProperty("race")
})
