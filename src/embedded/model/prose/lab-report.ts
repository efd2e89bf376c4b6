import { MAX_RESULTS_SHOWN } from "#domain/biomarker"
import type { Ledger } from "#domain/ledger"
import { foundBy } from "#embedded/model/prose/found"
import { type Wants, writeLabChanges, writeLabLevels } from "#embedded/model/prose/lab-levels"
import {
  besideSentences,
  isFlagged,
  isOut,
  type Result,
  resultsIn,
} from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { tileRows } from "#widgets/stat-tiles"

/** The results that calls of the biomarkers tool found, each once. */
export const labResultsOf = (
  ledger: Ledger,
  inputs: ReadonlyArray<Readonly<Record<string, unknown>>>,
): ReadonlyArray<Result> => {
  const results = inputs.flatMap((input) => resultsIn(foundBy(ledger, "biomarkers", input).facts))
  return [...new Map(results.map((result) => [result.value.item.key, result])).values()]
}

const DISCUSS = "What is outside its range is worth a word with your doctor."
const MORE = "There may be others: ask for any result by its name."
const NO_LINK =
  "Lab results are too few to say whether they go along with what is measured every day, so here is where they stand."

/** Lab results, those outside their range first, or their changes. */
export const writeLabResults = (
  asks: "level" | "flagged" | "change" | "worse" | "link",
  results: ReadonlyArray<Result>,
  wants?: Wants,
): ReadonlyArray<Paragraph> => {
  const out = results.filter(isOut)
  const ordered = [...out, ...results.filter((result) => !isOut(result))]
  const onlyFlagged = asks === "flagged"
  const shown = onlyFlagged ? ordered.filter(isFlagged) : ordered
  const tiles = shown.map(({ value, difference }) => ({
    label: value.label,
    fact: value,
    delta: difference,
  }))
  const paragraphs =
    asks === "change" || asks === "worse"
      ? writeLabChanges(ordered, asks === "worse" ? "worse" : "better", wants)
      : writeLabLevels(ordered, onlyFlagged, wants)
  const [first, ...rest] = paragraphs.filter(({ sentences }) => sentences.length > 0)
  return [
    paragraph(asks === "link" ? [NO_LINK, ...besideSentences(results)] : []),
    {
      ...(first ?? paragraph([])),
      widgets: tileRows(
        "labs",
        onlyFlagged ? "Outside the range" : "Latest lab results",
        tiles,
      ).filter((row) => row !== null),
    },
    ...rest,
    paragraph([
      results.length < MAX_RESULTS_SHOWN ? null : MORE,
      out.length > 0 && results.length > 1 ? DISCUSS : null,
    ]),
  ]
}

/** The reason why there is no lab result at all. */
export const NO_LABS = "There are no lab results that I may look at."

/** What is said where no lab result was found. */
export const noLabResults = (why: string): ReadonlyArray<Paragraph> => [
  paragraph([
    why,
    "Upload a lab report, or let lab results be included with the question, and ask again.",
  ]),
]
