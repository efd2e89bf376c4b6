import { criticalOf, type LabResult } from "#catalogue/biomarkers/critical"
import type { Notice } from "#domain/safety"
import { daysBetween, type LocalDate } from "#domain/time"
import { factOf, notice, onDay } from "#safety/stored-values/notice"
import { criticalRecorded } from "#safety/texts"

/** A lab result on record. */
export interface RecordedResult extends LabResult {
  readonly id: string
  readonly test_date: LocalDate | null
  /** The day in UTC on which it was stored. */
  readonly stored_on: LocalDate
}

/** So many days a result is new; a report brought that late is history. */
const NEW_DAYS = 14
const HISTORY_DAYS = 365

const rounded = (value: number) => Number(value.toPrecision(3))

/**
 * Results of the kind that laboratories telephone about and that are new: tested or stored within the
 * last 14 days, and not older than a year. Named as the catalogue names them, never in printed words.
 */
export const criticalResults = (
  results: ReadonlyArray<RecordedResult>,
  today: LocalDate,
): ReadonlyArray<Notice> =>
  results
    .filter(({ test_date, stored_on }) => {
      const age = test_date === null ? 0 : daysBetween(test_date, today)
      return age <= NEW_DAYS || (age <= HISTORY_DAYS && daysBetween(stored_on, today) <= NEW_DAYS)
    })
    .flatMap((result) => {
      const critical = criticalOf(result)
      if (!critical) return []
      const { analyte } = critical
      const value = rounded(critical.value)
      const unit = analyte.unit === "1" ? "" : analyte.unit
      return [
        notice(
          "urgent_same_day",
          "critical_lab",
          result.id,
          criticalRecorded(analyte.name, `${value} ${unit}`.trim(), onDay(result.test_date)),
          [factOf(`critical_lab_${analyte.key}`, value, unit, result.test_date)],
        ),
      ]
    })
