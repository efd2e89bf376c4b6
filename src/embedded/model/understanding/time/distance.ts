import { addDays, type LocalDate } from "#domain/time"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import type { Distance, Unit } from "#embedded/model/understanding/time/period-name"

const QUARTER_MONTHS = 3
const YEAR_MONTHS = 12
const DAYS: Partial<Record<Unit, number>> = { day: 1, night: 1, weekend: 7, week: 7, fortnight: 14 }

/** Months of a distance in months or years; null for one in days. */
export const monthsOf = ({ unit, count }: Distance): number | null => {
  if (unit === "month") return count
  if (unit === "quarter") return count * QUARTER_MONTHS
  return unit === "year" ? Math.round(count * YEAR_MONTHS) : null
}

/** A day so many units before another; after it with a negative count. */
export const dayBack = (date: LocalDate, distance: Distance): LocalDate => {
  const months = monthsOf(distance)
  return months === null
    ? addDays(date, -distance.count * (DAYS[distance.unit] ?? 1))
    : monthsAfter(date, -months)
}
