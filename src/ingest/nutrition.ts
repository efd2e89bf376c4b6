import type { DiaryContent } from "#domain/diary"
import type { Payload } from "#domain/webhook"
import { readDay } from "#ingest/day"
import { listIn, numberIn, objectIn, textIn } from "#ingest/field"
import { type Parsed, Unreadable } from "#ingest/parsed"

/** Millilitres in one of the aggregator's units of volume; a gram of water is one of them. */
const MILLILITRES: ReadonlyMap<unknown, number> = new Map([
  [1, 1],
  [2, 4.928_922],
  [3, 14.786_765],
  [4, 236.588_237],
  [8, 1],
  [9, 28.349_523],
  [12, 29.573_53],
])

/** The sum of what is known; null where nothing is. */
const sumOf = (values: ReadonlyArray<number | null>): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** The water among the drinks of a day, in millilitres; null where one of them cannot be measured. */
const waterOf = (drinks: ReadonlyArray<unknown>): number | null => {
  const volumes = drinks
    .map(objectIn)
    .filter(({ drink_name }) => /\bwater\b/i.test(textIn(drink_name) ?? ""))
    .map(({ drink_volume, drink_unit }) => {
      const volume = numberIn(drink_volume)
      const per = MILLILITRES.get(drink_unit)
      return volume === null || per === undefined ? null : volume * per
    })
  return volumes.includes(null) ? null : sumOf(volumes)
}

/**
 * Reads one item of a nutrition payload: what was eaten and drunk on one local day. The summary
 * counts; where it is silent, the meals and drinks of the day are added up.
 */
export const readNutrition = (item: Payload, receivedAt: number): Parsed<DiaryContent> => {
  const day = readDay(item, receivedAt)
  if (day instanceof Unreadable) return day
  const summary = objectIn(item.summary)
  const meals = listIn(item.meals).map(objectIn)
  const amount = (group: "macros" | "micros", name: string) =>
    numberIn(objectIn(summary[group])[name]) ??
    sumOf(meals.map((meal) => numberIn(objectIn(meal[group])[name])))
  return {
    date: day.date,
    is_complete: day.is_complete,
    intake_kcal: amount("macros", "calories"),
    protein_g: amount("macros", "protein_g"),
    carbs_g: amount("macros", "carbohydrates_g"),
    fat_g: amount("macros", "fat_g"),
    fibre_g: amount("macros", "fiber_g"),
    sugar_g: amount("macros", "sugar_g"),
    alcohol_g: amount("macros", "alcohol_g"),
    caffeine_mg: amount("micros", "caffeine_mg"),
    water_ml: numberIn(summary.water_ml) ?? waterOf(listIn(item.drink_samples)),
  }
}
