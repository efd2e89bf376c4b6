import type { biomarkers } from "#db/schema/lab"
import type { Biomarker, Printed, QualitativeResult } from "#domain/biomarker"
import { isoOf } from "#domain/time"

type Row = Omit<typeof biomarkers.$inferSelect, "seq">

/** A result as it is sent; null for one without a number, which the numeric rows cannot carry. */
export const biomarkerOf = (row: Row): Biomarker | null => {
  if (row.value === null) return null
  const { id, name, value, operator, unit, reference_range, out_of_range, test_date, lab_id } = row
  return {
    id,
    name,
    value,
    operator,
    unit,
    reference_range,
    out_of_range,
    test_date,
    lab_id,
    updated_at: isoOf(row.updated_at),
  }
}

/** A result in words as it is sent; null for one with a number. */
export const qualitativeResultOf = (row: Row): QualitativeResult | null => {
  if (row.value !== null) return null
  const { id, name, value_text, unit, reference_range, out_of_range, test_date, lab_id } = row
  return {
    id,
    name,
    text: value_text ?? "",
    unit,
    reference_range,
    out_of_range,
    test_date,
    lab_id,
    updated_at: isoOf(row.updated_at),
  }
}

/** Where a stored result is printed; null for one that a person entered. */
export const printedOf = ({ page, box, printed, read_by }: Row): Printed | null =>
  page === null || box === null || printed === null
    ? null
    : { page, box: JSON.parse(box) as Printed["box"], text: printed, read_by }
