import type { Analyte } from "#catalogue/biomarkers/analyte"
import { exceeds, percentChange } from "#catalogue/biomarkers/reference-change"
import { daysBetween, type LocalDate } from "#domain/time"

/** A result in the analyte's own unit, and its day where the report printed one. */
export interface Dated {
  readonly value: number
  readonly date: LocalDate | null
}

/** From one result of a person to a later one, both in the analyte's own unit. */
export interface Change {
  /** The later one may lie this far from the earlier in an unchanged person; null where nobody knows. */
  readonly natural: number | null
  /** Whether the change is larger than that. */
  readonly isReal: boolean | null
}

const UNKNOWN: Change = { natural: null, isReal: null }

const YEAR_DAYS = 365.25
/** Days of the year that lie no further apart are of one season. */
const SEASON_DAYS = 45

const isOneSeason = ({ date: one }: Dated, { date: other }: Dated): boolean => {
  if (one === null || other === null) return false
  const apart = Math.abs(daysBetween(one, other)) % YEAR_DAYS
  return Math.min(apart, YEAR_DAYS - apart) <= SEASON_DAYS
}

/** Holds a change against the analyte's reference change value. */
export const changeBetween = ({ variation }: Analyte, before: Dated, after: Dated): Change => {
  if (variation === null || (variation.seasonal && !isOneSeason(before, after))) return UNKNOWN
  const percent = percentChange(before.value, after.value)
  const share = (percent >= 0 ? variation.rise : variation.fall) / 100
  return { natural: share * Math.abs(before.value), isReal: exceeds(percent, variation) }
}
