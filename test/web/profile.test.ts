import { expect, test } from "bun:test"
import type { UserProfile } from "#domain/profile"
import {
  bodyText,
  bodyUnit,
  conditionLine,
  conditionOf,
  updateOf,
} from "#web/screens/settings/profile-fields"

const profile: UserProfile = {
  user_id: "user_1",
  name: "Ada",
  age: 36,
  gender: "female",
  height_cm: 170,
  weight_kg: 81.37,
  bmi: 28.2,
  smoker: null,
  alcohol_consumption: null,
  conditions: [{ name: "Asthma", duration_years: 5 }],
  medications: [],
  goal: null,
  story: null,
  birthday: null,
  country: null,
  units: "us",
  time_zone: null,
}

const typed = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return updateOf(form, profile)
}

test("a diagnosis is a line, with its years or without", () => {
  for (const line of ["Asthma", "Asthma, 5 years", "Gout, 1 year", "Diabetes, type 2, 3.5 years"])
    expect(conditionLine(conditionOf(line))).toBe(line)
  expect(conditionOf("Diabetes, type 2")).toEqual({ name: "Diabetes, type 2" })
})

test("height and weight are in the units that are read, and stay as they were where nothing was typed", () => {
  expect([bodyUnit(profile, "height_cm"), bodyText(profile, "height_cm")]).toEqual(["in", "66.9"])
  expect(bodyText(profile, "weight_kg")).toBe("179.4")
  const same = typed({ height_cm: "66.9", weight_kg: "179.4" })
  expect([same.height_cm, same.weight_kg]).toEqual([170, 81.37])
  expect(typed({ height_cm: "66.9", weight_kg: "180" }).weight_kg).toBe(81.65)
  expect(typed({ height_cm: "66.9" }).weight_kg).toBeNull()
})

test("an empty field takes away, lines are entries, and an age counts without a birthday alone", () => {
  const update = typed({ name: " ", medications: "Metformin\n\n Aspirin ", age: "37" })
  expect(update).toMatchObject({ name: null, medications: ["Metformin", "Aspirin"], age: 37 })
  expect(typed({ birthday: "1990-03-04", age: "37" })).not.toHaveProperty("age")
})
