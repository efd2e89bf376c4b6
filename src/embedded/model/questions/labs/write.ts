import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed } from "#embedded/model/english"
import {
  labResultsOf,
  NO_LABS,
  noLabResults,
  writeLabResults,
} from "#embedded/model/prose/lab-report"
import { besideSentences, type Result } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Labs } from "#embedded/model/questions/labs/intent"

/** A daily metric in the days before the tests, without the results themselves. */
const writeDaysBefore = (
  metric: Metric,
  results: ReadonlyArray<Result>,
): ReadonlyArray<Paragraph> => {
  const levels = besideSentences(results)
  return levels.length > 0
    ? [paragraph(levels), paragraph(["So few tests cannot show whether they go together."])]
    : [paragraph([`There are too few values of your ${metric.name} in the month before the test.`])]
}

/** The requested lab results, those outside their range first, or their changes. */
export const writeLabs = (
  { names, asks, beside }: Labs,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const inputs = names.length > 0 ? names.map((name) => ({ name })) : [{}]
  const results = labResultsOf(ledger, inputs)
  if (results.length === 0)
    return noLabResults(
      names.length > 0
        ? `I find no result for ${listed(names)} among the lab results I may look at.`
        : NO_LABS,
    )
  if (asks !== "beside") return writeLabResults(asks, results)
  return beside ? writeDaysBefore(beside, results) : writeLabResults("level", results)
}
