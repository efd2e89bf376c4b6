import { expect, test } from "bun:test"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import {
  lead,
  OCTOBER,
  october,
  received,
  renderAnswer,
  SEPTEMBER,
  september,
} from "#test/rendered-answer"

const intent: Workouts = { kind: "workouts", sport: "run", period: october, asks: "distance" }
const runs = received("workouts", { sport: "run", window: OCTOBER }, [
  ["count", 9, "workouts"],
  ["minutes", 412, "minutes"],
  ["distance", 71.4, "km", 1],
  ["energy", 4200, "kcal"],
  ["longest", 75, "minutes"],
])

test.each([
  ["distance", "You ran 71.4 km in October, in 9 runs (6 h 52 min)."],
  ["minutes", "You ran for 6 h 52 min in October, in 9 runs (71.4 km)."],
  ["energy", "You burned 4,200 kcal with running in October, in 9 runs."],
  ["count", "You did 9 runs in October: 71.4 km in 6 h 52 min in all."],
  ["longest", "Your longest run in October took 1 h 15 min."],
] as const)("leads with the %s", (asks, said) => {
  expect(lead(renderAnswer({ ...intent, asks }, [runs]).text)).toBe(said)
})

test("says that there was none", () => {
  const none = received("workouts", { window: OCTOBER }, [["count", 0, "workouts"]])
  expect(lead(renderAnswer({ ...intent, sport: null, asks: "minutes" }, [none]).text)).toBe(
    "None: there is no workout on record in October.",
  )
})

test("says what each sport took, the most first", () => {
  const each = received("workouts", { window: OCTOBER, by: "sport" }, [
    ["count", 12, "workouts"],
    ["group", "running", ""],
    ["group_count", 9, "workouts"],
    ["group_minutes", 412, "minutes"],
    ["group_distance", 71.4, "km", 1],
    ["group", "strength", ""],
    ["group_count", 3, "workouts"],
    ["group_minutes", 90, "minutes"],
  ])
  expect(
    renderAnswer({ ...intent, sport: null, asks: "minutes", by: "sport" }, [each]).text,
  ).toContain(
    "In October, by sport:\n- running: 6 h 52 min, 9 workouts, 71.4 km\n- strength: 1 h 30 min, 3 workouts",
  )
})

test("holds a time against an earlier one", () => {
  const before = received("workouts", { sport: "run", window: SEPTEMBER }, [
    ["n", 4, "workouts"],
    ["energy", 1800, "kcal"],
    ["longest", 60, "minutes"],
    ["count", 4, "workouts"],
    ["minutes", 200, "minutes"],
    ["distance", 30.1, "km", 1],
  ])
  expect(renderAnswer({ ...intent, than: september }, [runs, before]).text).toStartWith(
    "More: 71.4 km of running in October, 30.1 in September. That is 9 runs against 4.",
  )
})

test.each([
  [12, "7.4 km on average, over your 12 workouts in October."],
  [9, "7.4 km on average, over those of your 12 workouts in October that have a distance."],
])("says over which workouts a mean of %s is", (n, said) => {
  const { findings, ...call } = received("workouts", { window: OCTOBER }, [
    ["count", 12, "workouts"],
    ["each_distance", 7.4, "km", 1],
  ])
  const facts = findings.facts.map((fact) => ({ ...fact, item: { ...fact.item, n } }))
  const each: Workouts = { ...intent, sport: null, each: true }
  expect(lead(renderAnswer(each, [{ ...call, findings: { ...findings, facts } }]).text)).toBe(said)
})
