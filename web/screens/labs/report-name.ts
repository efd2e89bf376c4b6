import type { Lab, ParsedLab } from "#domain/lab"
import { text } from "#web/text"

type Named = Lab & { readonly content_type: string | null }

/** The name of a report: the day of its draw and its laboratory, as far as they are known. */
export const nameOf = (report: Named, dayText: (day: string) => string): string => {
  const { content_type, test_date, laboratory, uploaded_at } = report
  const day = dayText(test_date ?? uploaded_at.slice(0, 10))
  if (content_type === null) return text.labs.entered_of(day)
  if (test_date === null)
    return laboratory === null ? text.labs.uploaded_on(day) : text.labs.uploaded_of(laboratory, day)
  return laboratory === null ? text.labs.report(day) : text.labs.report_of(laboratory, day)
}

type Read = Named & Pick<ParsedLab, "biomarkers" | "qualitative">

/** The name of a report among others: one that was typed in has no file, and is known by what it holds. */
export const listedNameOf = (report: Read, dayText: (day: string) => string): string => {
  const name = nameOf(report, dayText)
  const [first, ...others] = [...report.biomarkers, ...report.qualitative]
  if (report.content_type !== null || !first) return name
  return text.labs.entered_with(first.name, others.length, name)
}

/** The words that tell a report from others of one name: its file, and when it was uploaded. */
export const sourceOf = (report: Named, timeText: (at: string) => string): string | null => {
  if (report.content_type === null) return null
  const at = text.labs.given_at(timeText(report.uploaded_at))
  return report.file_name === null ? at : `${report.file_name}, ${at}`
}
