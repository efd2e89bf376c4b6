import type { Analyte } from "#catalogue/biomarkers/analyte"
import { exceeds, percentChange } from "#catalogue/biomarkers/reference-change"
import { daysBetween, type LocalDate } from "#domain/time"

/** A result in the unit of the analyte, with its day where the report printed one. */
export interface Dated {
  readonly value: number
  readonly date: LocalDate | null
}

/** The change from one result of a person to a later one, both in the unit of the analyte. */
export interface Change {
  /** The largest difference in an unchanged person; null when unknown. */
  readonly natural: number | null
  /** Whether the change exceeds `natural`; null when unknown. */
  readonly isReal: boolean | null
}

const UNKNOWN: Change = { natural: null, isReal: null }

const YEAR_DAYS = 365.25
/** Days of the year at most this far apart are of one season. */
const SEASON_DAYS = 45

const isOneSeason = ({ date: one }: Dated, { date: other }: Dated): boolean => {
  if (one === null || other === null) return false
  const apart = Math.abs(daysBetween(one, other)) % YEAR_DAYS
  return Math.min(apart, YEAR_DAYS - apart) <= SEASON_DAYS
}

/** Compares a change with the reference change value of the analyte. */
export const changeBetween = ({ variation }: Analyte, before: Dated, after: Dated): Change => {
  if (variation === null || (variation.seasonal && !isOneSeason(before, after))) return UNKNOWN
  const percent = percentChange(before.value, after.value)
  const share = (percent >= 0 ? variation.rise : variation.fall) / 100
  return { natural: share * Math.abs(before.value), isReal: exceeds(percent, variation) }
}
