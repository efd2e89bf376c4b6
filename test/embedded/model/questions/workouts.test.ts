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
  ["distance", "You ran 71.4 km in October, in 9 workouts."],
  ["minutes", "You ran for 6 h 52 min in October, in 9 workouts."],
  ["energy", "You burned 4,200 kcal with running in October, in 9 workouts."],
  ["count", "You did 9 workouts of running in October."],
  ["longest", "Your longest workout of running in October took 1 h 15 min."],
] as const)("leads with the %s", (asks, said) => {
  expect(renderAnswer({ ...intent, asks }, [runs]).text).toStartWith(`${said} Together that is `)
})

test("tells the rest of what they were", () => {
  expect(renderAnswer(intent, [runs]).text).toContain(
    "Together that is 6 h 52 min and 4,200 kcal, the longest 1 h 15 min.",
  )
})

test("says that there was none", () => {
  const none = received("workouts", { window: OCTOBER }, [["count", 0, "workouts"]])
  expect(lead(renderAnswer({ ...intent, sport: null, asks: "minutes" }, [none]).text)).toBe(
    "None on record in October: 0 workouts.",
  )
})
