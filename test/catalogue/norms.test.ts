import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import { normOf } from "#catalogue/norms"
import { NO_PROFILE } from "#domain/profile"

const person = (age: number | null, gender: "male" | "female" | null = null) => ({
  ...NO_PROFILE,
  age,
  gender,
})

test("a norm names who found it", () => {
  expect(normOf("resting_hr", NO_PROFILE)?.mean).toEqual({
    value: 65.5,
    source: "Quer 2020, 92,457 US adults",
  })
  expect(normOf("sleep_minutes", NO_PROFILE)?.guideline).toContain("National Sleep Foundation")
})

test("a norm by age and sex needs both in the profile", () => {
  expect(normOf("vo2max", NO_PROFILE)).toBeNull()
  expect(normOf("vo2max", person(34))).toBeNull()
  expect(normOf("vo2max", person(29, "male"))?.mean?.value).toBe(48)
  expect(normOf("vo2max", person(30, "female"))?.mean?.value).toBe(30.2)
  expect(normOf("vo2max", person(79, "female"))?.mean?.value).toBe(18.3)
  expect(normOf("vo2max", person(80, "female"))).toBeNull()
  expect(normOf("vo2max", person(19, "female"))).toBeNull()
})

test("the number of steps that is enough falls with age", () => {
  expect(normOf("steps", person(59))?.guideline).toContain("8,000 to 10,000")
  expect(normOf("steps", person(60))?.guideline).toContain("6,000 to 8,000")
})

test("numbers of adults are of no child and of no pregnancy", () => {
  expect(normOf("resting_hr", person(17))).toBeNull()
  expect(normOf("resting_hr", person(18))).not.toBeNull()
  const pregnant = { ...NO_PROFILE, conditions: [{ name: "Pregnancy, 30 weeks" }] }
  expect(normOf("resting_hr", pregnant)).toBeNull()
})

test("heart rate variability is held against nobody else", () => {
  expect(metricOf("hrv_rmssd")).not.toBeNull()
  expect(normOf("hrv_rmssd", person(40, "male"))).toBeNull()
})

test("knows no norm by a name that is not listed", () => {
  for (const name of ["toString", "constructor", ""]) expect(normOf(name, NO_PROFILE)).toBeNull()
})
