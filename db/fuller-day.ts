import type { StoredRow } from "#db/sync-rows"

/** What adds up over a day: of two parts of it the one that has more of it saw more. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "steps",
  "distance_m",
  "floors",
  "calories_total_kcal",
  "calories_active_kcal",
  "calories_bmr_kcal",
  "active_s",
  "glucose_n",
  "intake_kcal",
  "protein_g",
  "carbs_g",
  "fat_g",
  "fibre_g",
  "sugar_g",
  "water_ml",
  "caffeine_mg",
  "alcohol_g",
])

/** A sensor of glucose says nothing of how full the rest of a day is, nor the rest of it. */
const isGlucose = (name: string) => name.startsWith("glucose_")

const isLess = (now: unknown, before: unknown) =>
  before !== null && before !== undefined && !(typeof now === "number" && now >= Number(before))

/** What both parts decide. */
const EXTREMES: Readonly<Record<string, (a: number, b: number) => number>> = {
  min_hr_bpm: Math.min,
  max_hr_bpm: Math.max,
  glucose_min_mg_dl: Math.min,
  glucose_max_mg_dl: Math.max,
}

/**
 * A day of which a delivery may hold a part, beside what is stored of it: the fuller one counts as it is, the other
 * fills what it lacks, and the extremes are those of both.
 */
export const fullerDay = (
  stored: StoredRow,
  content: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const names = Object.keys(content)
  const shrinks = (isOf: (name: string) => boolean) =>
    names.some((name) => isOf(name) && AMOUNTS.has(name) && isLess(content[name], stored[name]))
  const [glucoseShrinks, dayShrinks] = [shrinks(isGlucose), shrinks((name) => !isGlucose(name))]
  return Object.fromEntries(
    names.map((name) => {
      const [now, before] = [content[name] ?? null, stored[name] ?? null]
      const extreme = EXTREMES[name]
      if (extreme && typeof now === "number" && typeof before === "number")
        return [name, extreme(now, before)]
      const isKept = isGlucose(name) ? glucoseShrinks : dayShrinks
      return [name, isKept ? (before ?? now) : (now ?? before)]
    }),
  )
}
