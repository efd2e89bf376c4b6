import type { Condition, ProfileUpdate, UserProfile } from "#domain/profile"
import { measureOf, unitsOf } from "#web/measure"

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? "").trim() || null

const numberOf = (fields: FormData, name: string) => {
  const typed = textOf(fields, name)
  return typed === null ? null : Number(typed)
}

const linesOf = (fields: FormData, name: string) =>
  (textOf(fields, name) ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

const YEARS = /^(.+?), (\d+(?:\.\d+)?) years?$/

/** A condition as a line: `Asthma, 5 years`. */
export const conditionLine = ({ name, duration_years }: Condition) => {
  if (duration_years === undefined) return name
  return `${name}, ${duration_years} ${duration_years === 1 ? "year" : "years"}`
}

/** What a line says of a condition. */
export const conditionOf = (line: string): Condition => {
  const [, name, years] = YEARS.exec(line) ?? []
  return name === undefined ? { name: line } : { name, duration_years: Number(years) }
}

type Body = "height_cm" | "weight_kg"
type Measured = Pick<UserProfile, Body | "units" | "country">

const UNIT = { height_cm: "cm", weight_kg: "kg" } as const

/** In which unit a measure of the body is asked for. */
export const bodyUnit = (profile: Measured, name: Body) =>
  measureOf(UNIT[name], unitsOf(profile)).unit

/** A measure of the body in the units that the person reads, to one decimal; nothing where there is none. */
export const bodyText = (profile: Measured, name: Body) => {
  const value = profile[name]
  if (value === null) return ""
  return String(Number(measureOf(UNIT[name], unitsOf(profile)).of(value).toFixed(1)))
}

/** What was typed of it in metric units; as it was where nothing else was typed. */
const bodyOf = (fields: FormData, profile: Measured, name: Body) => {
  if ((textOf(fields, name) ?? "") === bodyText(profile, name)) return profile[name]
  const typed = numberOf(fields, name)
  const { of } = measureOf(UNIT[name], unitsOf(profile))
  return typed === null ? null : Number((typed / of(1)).toFixed(2))
}

/** Everything that the form of a profile says. The age counts where no birthday says it. */
export const updateOf = (fields: FormData, profile: UserProfile) => {
  const birthday = textOf(fields, "birthday")
  return {
    name: textOf(fields, "name"),
    birthday,
    ...(birthday === null && fields.has("age") ? { age: numberOf(fields, "age") } : {}),
    gender: textOf(fields, "gender") as ProfileUpdate["gender"],
    country: textOf(fields, "country"),
    units: textOf(fields, "units") as ProfileUpdate["units"],
    height_cm: bodyOf(fields, profile, "height_cm"),
    weight_kg: bodyOf(fields, profile, "weight_kg"),
    smoker: textOf(fields, "smoker") as ProfileUpdate["smoker"],
    alcohol_consumption: textOf(
      fields,
      "alcohol_consumption",
    ) as ProfileUpdate["alcohol_consumption"],
    conditions: linesOf(fields, "conditions").map(conditionOf),
    medications: linesOf(fields, "medications"),
    goal: textOf(fields, "goal"),
    story: textOf(fields, "story"),
    time_zone: textOf(fields, "time_zone"),
  } as ProfileUpdate
}
