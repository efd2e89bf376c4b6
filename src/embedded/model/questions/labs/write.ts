import { MAX_RESULTS_SHOWN } from "#domain/biomarker"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { writeLabChanges, writeLabLevels } from "#embedded/model/questions/labs/lab-levels"
import {
  besideSentences,
  isOut,
  type Result,
  resultSentence,
  resultsIn,
} from "#embedded/model/questions/labs/lab-result"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

const resultsOf = (intent: Labs, ledger: Ledger): ReadonlyArray<Result> => {
  const inputs = intent.names.length > 0 ? intent.names.map((name) => ({ name })) : [{}]
  const results = inputs.flatMap((input) => resultsIn(foundBy(ledger, "biomarkers", input).facts))
  return [...new Map(results.map((result) => [result.value.item.key, result])).values()]
}

const DISCUSS = "A result outside its range is something people often discuss with a clinician."
const MORE = "There may be others: ask for any result by its name."
const NO_LINK =
  "Lab results are too few to say whether they go along with what is measured every day, so here is where they stand."

const writeLabResults = (
  intent: Labs,
  results: ReadonlyArray<Result>,
): ReadonlyArray<Paragraph> => {
  const out = results.filter(isOut)
  const ordered = [...out, ...results.filter((result) => !isOut(result))]
  const tiles = ordered.map(({ value, difference }) => ({
    label: value.label,
    fact: value,
    delta: difference,
  }))
  const paragraphs =
    intent.asks === "change" ? writeLabChanges(ordered) : writeLabLevels(intent, ordered)
  const [first, ...rest] = paragraphs.filter(({ sentences }) => sentences.length > 0)
  return [
    paragraph(intent.asks === "link" ? [NO_LINK, ...besideSentences(results)] : []),
    paragraph(first?.sentences ?? [], [statTiles("labs", "Latest lab results", tiles)]),
    ...rest,
    paragraph([results.length < MAX_RESULTS_SHOWN ? null : MORE]),
    paragraph([out.length > 0 ? DISCUSS : null]),
  ]
}

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

/** Just the results outside their range: the part of an overview. */
export const labsOutOfRange = (ledger: Ledger): ReadonlyArray<Paragraph> => {
  const out = resultsIn(foundBy(ledger, "biomarkers", { out_of_range: true }).facts).filter(isOut)
  return [
    paragraph(
      out.length > 0
        ? [
            "Of your latest lab results, these are outside their range.",
            ...out.map(resultSentence),
            DISCUSS,
          ]
        : [],
    ),
  ]
}

/** The requested lab results, those outside their range first, or their changes. */
export const writeLabs = (intent: Labs, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const results = resultsOf(intent, ledger)
  return results.length === 0
    ? [
        paragraph([
          intent.names.length > 0
            ? `I find no result for ${listed(intent.names)} among the lab results I may look at.`
            : "There are no lab results that I may look at.",
          "Upload a lab report, or let lab results be included with the question, and ask again.",
        ]),
      ]
    : intent.beside && intent.asks === "beside"
      ? writeDaysBefore(intent.beside, results)
      : writeLabResults(intent, results)
}
