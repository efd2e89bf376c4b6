import type { LabAnswer, LabTask } from "#domain/lab-task"
import { readingOf } from "#embedded/aggregator/labs/report"
import { textLayerOf } from "#embedded/aggregator/labs/text-layer"

/** Reads a report: the text of a PDF by its layout. A picture is not read yet. */
export const readLab = async ({ bytes, content_type }: LabTask): Promise<LabAnswer> => {
  if (content_type !== "application/pdf") return { failed: "file_unreadable" }
  const pages = await textLayerOf(bytes).catch(() => null)
  if (pages === null || pages.every(({ words }) => words.length === 0))
    return { failed: "file_unreadable" }
  const { test_date, results } = readingOf(pages)
  if (results.length === 0) return { failed: "no_results" }
  return {
    test_date,
    results: results.map(({ name, value, unit, range, page, box }) => ({
      name,
      value,
      unit,
      reference_range: range,
      page,
      box,
    })),
  }
}
