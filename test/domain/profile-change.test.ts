import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { guarded, notedOf } from "#domain/profile-change"

const today = "2026-11-22"

test("an empty field is written, another is asked about, and what is known is left", () => {
  const profile = { ...NO_PROFILE, age: 36, gender: "male" as const }
  expect(notedOf({ age: 41, gender: "male", weight_kg: 80 }, profile, today)).toEqual({
    fresh: [{ field: "weight_kg", from: null, to: 80 }],
    differing: [{ field: "age", from: 36, to: 41 }],
    known: ["gender"],
  })
})

test("a birthday that makes another age is asked about; one that agrees is written", () => {
  const profile = { ...NO_PROFILE, age: 41 }
  expect(notedOf({ birthday: "1985-03-04" }, profile, today).fresh).toHaveLength(1)
  expect(notedOf({ birthday: "1990-03-04" }, profile, today).differing).toHaveLength(1)
})

test("a change is written only while its field holds what it was decided upon", () => {
  const change = { field: "age", from: 36, to: 41 } as const
  expect(guarded([change], { ...NO_PROFILE, age: 36 }, today)).toEqual({ age: 41 })
  expect(guarded([change], { ...NO_PROFILE, age: 37 }, today)).toEqual({})
})

test("an age that the person insists on takes the place of the birthday", () => {
  const stored = { ...NO_PROFILE, birthday: "1990-03-04" }
  expect(guarded([{ field: "age", from: 36, to: 41 }], stored, today)).toEqual({
    age: 41,
    birthday: null,
  })
})
