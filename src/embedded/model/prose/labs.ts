import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { foundBy } from "#embedded/model/prose/found"
import { beforeTold, fewTold, isWithinNature, movesTold } from "#embedded/model/prose/lab-change"
import {
  besideTold,
  hasRange,
  isDoubtful,
  isOut,
  type Result,
  rangeTold,
  resultsIn,
  resultTold,
  slopeTold,
} from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { listed, told } from "#embedded/model/prose/wording"
import type { Labs } from "#embedded/model/understanding/intent"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

const resultsOf = (intent: Labs, ledger: Ledger): ReadonlyArray<Result> => {
  const inputs = intent.names.length > 0 ? intent.names.map((name) => ({ name })) : [{}]
  const results = inputs.flatMap((input) => resultsIn(foundBy(ledger, "biomarkers", input).facts))
  return [...new Map(results.map((result) => [result.value.item.key, result])).values()]
}

const DISCUSS = "A result outside its range is something people often discuss with a clinician."
const NO_LINK =
  "Lab results are too few to say whether they go along with what is measured every day, so here is where they stand."

/** With more results than this, those that stayed where they were are named together. */
const MOST_MOVES = 3

/**
 * How results moved; those outside their range first, and for a few also where they stand. Of many
 * those alone that moved more than tests of an unchanged person do.
 */
const changesTold = (ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const out = ordered.filter(isOut)
  const inside = ordered.filter((result) => !isOut(result))
  const still = inside.length > MOST_MOVES ? inside.filter(isWithinNature) : []
  const moving = inside.filter((result) => !still.includes(result))
  return [
    paragraph([...movesTold(out), ...out.map(rangeTold)]),
    paragraph([
      ...movesTold(moving),
      still.length > 0
        ? `Within the normal variation between tests: ${listed(still.map(({ value }) => value.label))}.`
        : null,
      ...(inside.length <= 2 ? inside.map(rangeTold) : []),
    ]),
    paragraph([...ordered.map(slopeTold), fewTold(ordered)]),
  ]
}

/** Of more results than this, those that need no look are named together. */
const MOST_TOLD = 3

const labels = (results: ReadonlyArray<Result>) => listed(results.map(({ value }) => value.label))

/** Results that may need a look, one by one; the others by name. */
const manyTold = (ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const told = ordered.filter((result) => isOut(result) || isDoubtful(result))
  const rest = ordered.filter((result) => !told.includes(result))
  const [inside, without] = [rest.filter(hasRange), rest.filter((result) => !hasRange(result))]
  return [
    paragraph([
      dateTold(ordered),
      told.length === 0 ? "Every result is within its range, or has none." : null,
      ...told.map(resultTold),
    ]),
    paragraph([
      inside.length > 0 ? `Within their range: ${labels(inside)}.` : null,
      without.length > 0 ? `Without a range to hold them against: ${labels(without)}.` : null,
    ]),
  ]
}

const levelsTold = ({ asks }: Labs, ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const [first] = ordered
  if (first && ordered.length === 1)
    return [paragraph([resultTold(first), beforeTold(first), slopeTold(first)])]
  const out = ordered.filter(isOut)
  if (asks === "flagged")
    return [
      paragraph([
        dateTold(ordered),
        out.length === 0 ? "Every result is within its range, or has none." : null,
        ...out.map(resultTold),
      ]),
    ]
  return ordered.length > MOST_TOLD
    ? manyTold(ordered)
    : [paragraph([dateTold(ordered), ...ordered.map(resultTold)])]
}

/** When the latest of them was taken. */
const dateTold = (results: ReadonlyArray<Result>): string | null => {
  const dates = results.flatMap(({ date }) => date ?? [])
  const latest = dates.sort((a, b) => (String(a.item.value) < String(b.item.value) ? 1 : -1))[0]
  return latest ? `Your latest lab results are from ${told(latest)}.` : null
}

const resultsTold = (intent: Labs, results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const out = results.filter(isOut)
  const ordered = [...out, ...results.filter((result) => !isOut(result))]
  const tiles = ordered.map(({ value, difference }) => ({
    label: value.label,
    fact: value,
    delta: difference,
  }))
  const paragraphs = intent.asks === "change" ? changesTold(ordered) : levelsTold(intent, ordered)
  const [first, ...rest] = paragraphs.filter(({ sentences }) => sentences.length > 0)
  return [
    paragraph(intent.asks === "link" ? [NO_LINK, ...besideTold(results)] : []),
    paragraph(first?.sentences ?? [], [statTiles("labs", "Latest lab results", tiles)]),
    ...rest,
    paragraph([out.length > 0 ? DISCUSS : null]),
  ]
}

/** How a daily metric stood before the tests, without the results themselves. */
const daysBeforeTold = (
  metric: Metric,
  results: ReadonlyArray<Result>,
): ReadonlyArray<Paragraph> => {
  const levels = besideTold(results)
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
            ...out.map(resultTold),
            DISCUSS,
          ]
        : [],
    ),
  ]
}

/** The lab results asked for, those outside their range first; how they moved when that is asked. */
export const labsTold = (intent: Labs, ledger: Ledger): ReadonlyArray<Paragraph> => {
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
      ? daysBeforeTold(intent.beside, results)
      : resultsTold(intent, results)
}
