import { expect, test } from "bun:test"
import { readOffer } from "#domain/profile-offer"

const TODAY = "2026-03-02"

test("a day of birth that exists, from 1900 to today, and one of two genders are offered", () => {
  for (const birthday of ["1900-01-01", "1990-02-02", "2000-02-29", TODAY])
    expect(readOffer({ birthday }, TODAY)).toEqual({ birthday })
  for (const gender of ["male", "female"] as const)
    expect(readOffer({ gender }, TODAY)).toEqual({ gender })
})

test("anything else is not", () => {
  const birthdays = [
    "",
    "1899-12-31",
    "2026-03-03",
    "1990-02-30",
    "1990-2-2",
    "1990-02-02T00:00:00Z",
  ]
  for (const birthday of [...birthdays, "<script>", "9".repeat(100_000)])
    expect(readOffer({ birthday, gender: "other" }, TODAY)).toEqual({})
  for (const gender of ["", "Male", "HKBiologicalSexNotSet", "__proto__", "constructor"])
    expect(readOffer({ gender }, TODAY)).toEqual({})
})
