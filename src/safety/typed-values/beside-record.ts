import { analyteNamed } from "#catalogue/biomarkers/name"
import { canonicalOf, isPlausible } from "#catalogue/biomarkers/unit"
import type { BiomarkerContent } from "#domain/biomarker"
import type { Alert } from "#domain/safety"
import type { LocalDate } from "#domain/time"
import { factOf, onDay } from "#safety/stored-values/notice"

/** A stored result, as far as it is set beside a typed one. */
type StoredResult = Pick<BiomarkerContent, "name" | "value" | "unit"> & {
  readonly test_date: LocalDate | null
}

/**
 * An alert about a typed value with the person's last result of the same analyte said behind it, in the analyte's own
 * name and unit; the alert as it is without one. The typed value alone was judged.
 */
export const besideRecord = (alert: Alert, results: ReadonlyArray<StoredResult>): Alert => {
  const known = results.flatMap(({ name, value, unit, test_date }) => {
    const analyte = analyteNamed(name, unit)
    if (analyte === null || value === null || analyte.key !== alert.about) return []
    const own = canonicalOf(analyte, value, unit)
    return own === null || !isPlausible(analyte, own) ? [] : [{ analyte, own, test_date }]
  })
  const [last] = known.toSorted((a, b) => ((a.test_date ?? "") < (b.test_date ?? "") ? 1 : -1))
  if (!last) return alert
  const { analyte, test_date } = last
  const value = Number(last.own.toPrecision(3))
  const printed = `${value} ${analyte.unit}`.trim()
  return {
    ...alert,
    text: `${alert.text} Your last result on record: ${analyte.name} ${printed} (${onDay(test_date)}).`,
    facts: [...alert.facts, factOf(`last_${analyte.key}`, value, analyte.unit, test_date)],
  }
}
