import { expect, test } from "bun:test"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { lead, OCTOBER, october, received, renderAnswer } from "#test/rendered-answer"

const intent: Workouts = { kind: "workouts", sport: "run", period: october, asks: "distance" }
const runs = received("workouts", { sport: "run", window: OCTOBER }, [
  ["count", 9, "workouts"],
  ["minutes", 412, "minutes"],
  ["distance", 71.4, "km", 1],
  ["energy", 4200, "kcal"],
  ["longest", 75, "minutes"],
])

test.each([
  ["distance", "In October you covered 71.4 km by running, in 9 workouts."],
  ["minutes", "In October you spent 6 h 52 min on running, in 9 workouts."],
  ["energy", "In October you burned 4,200 kcal with running, in 9 workouts."],
  ["count", "In October you did 9 workouts of running."],
  ["longest", "In October your longest workout of running took 1 h 15 min."],
] as const)("leads with the %s", (asks, said) => {
  expect(lead(renderAnswer({ ...intent, asks }, [runs]).text)).toBe(said)
})

test("tells the rest of what they were", () => {
  expect(renderAnswer(intent, [runs]).text).toContain(
    "Together they took 6 h 52 min and burned 4,200 kcal. The longest took 1 h 15 min.",
  )
})

test("says that there was none", () => {
  const none = received("workouts", { window: OCTOBER }, [["count", 0, "workouts"]])
  expect(lead(renderAnswer({ ...intent, sport: null, asks: "minutes" }, [none]).text)).toBe(
    "In October you did 0 workouts.",
  )
})
