import type { Fact } from "#domain/ledger"
import { daysBetween } from "#domain/time"
import { factOf, isNumber, readResult, valueIn } from "#pipeline/tools/lab-result"
import type { Results } from "#pipeline/tools/results-by-name"
import { median } from "#statistics/sample/descriptive"
import { pairwiseSlopes } from "#statistics/sample/theil-sen"

/** Fewer results have no trend. */
const MIN_OF_TREND = 4
const YEAR_DAYS = 365.25
const LARGE_SLOPE = 10

/** The median slope a year over at least four results of different days; nothing of fewer. */
export const slopeFacts = (slug: string, results: Results): ReadonlyArray<Fact> => {
  const [latest] = results
  const { unit } = latest
  const points = new Map(
    results
      .map(readResult)
      .filter(isNumber)
      .flatMap((read) => {
        const value = valueIn(read, unit)
        const date = read.result.test_date
        return value === null || date === null ? [] : [[date, value] as const]
      }),
  )
  if (points.size < MIN_OF_TREND) return []
  const dates = [...points.keys()].sort()
  const years = dates.map((date) => daysBetween(dates[0]!, date) / YEAR_DAYS)
  const slope = median(
    pairwiseSlopes(
      years,
      dates.map((date) => points.get(date)!),
    ),
  )
  const size = Math.abs(slope)
  return [
    factOf(slug, latest, points.size)(
      "slope_per_year",
      slope,
      unit === "" ? "" : `${unit} a year`,
      size === 0 || size >= LARGE_SLOPE ? 0 : size >= 1 ? 1 : 2,
    ),
  ]
}
