import { listed } from "#embedded/model/english"
import { placeholder } from "#embedded/model/placeholder"
import {
  beforeSentence,
  fewSentence,
  isWithinNature,
  moveSentences,
} from "#embedded/model/prose/lab-change"
import {
  hasRange,
  isDoubtful,
  isOut,
  type Result,
  rangeSentence,
  resultSentence,
  slopeSentence,
} from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"

/** Beyond this number, results that hardly moved are only named. */
const MAX_MOVES = 3

/**
 * The changes of results, those outside their range first. A few results also get their range; of
 * many, those within the normal variation between tests are only named.
 */
export const writeLabChanges = (ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const out = ordered.filter(isOut)
  const inside = ordered.filter((result) => !isOut(result))
  const still = inside.length > MAX_MOVES ? inside.filter(isWithinNature) : []
  const moving = inside.filter((result) => !still.includes(result))
  return [
    paragraph([...moveSentences(out), ...out.map(rangeSentence)]),
    paragraph([
      ...moveSentences(moving),
      still.length > 0
        ? `Within the normal variation between tests: ${listed(still.map(({ value }) => value.label))}.`
        : null,
      ...(inside.length <= 2 ? inside.map(rangeSentence) : []),
    ]),
    paragraph([...ordered.map(slopeSentence), fewSentence(ordered)]),
  ]
}

/** Beyond this number, results that are within their range are only named. */
const MAX_REPORTED = 3

const labels = (results: ReadonlyArray<Result>) => listed(results.map(({ value }) => value.label))

/** Results that may need a look, one by one; the others by name. */
const writeManyResults = (ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const notable = ordered.filter((result) => isOut(result) || isDoubtful(result))
  const rest = ordered.filter((result) => !notable.includes(result))
  const [inside, without] = [rest.filter(hasRange), rest.filter((result) => !hasRange(result))]
  return [
    paragraph([
      dateSentence(ordered),
      notable.length === 0 ? "Every result is within its range, or has none." : null,
      ...notable.map(resultSentence),
    ]),
    paragraph([
      inside.length > 0 ? `Within their range: ${labels(inside)}.` : null,
      without.length > 0 ? `Without a range to hold them against: ${labels(without)}.` : null,
    ]),
  ]
}

/**
 * Lab results with their ranges: one in full, a few one by one, of many only those that may need
 * attention.
 */
export const writeLabLevels = (
  ordered: ReadonlyArray<Result>,
  onlyFlagged: boolean,
): ReadonlyArray<Paragraph> => {
  const [first] = ordered
  if (first && ordered.length === 1)
    return [paragraph([resultSentence(first), beforeSentence(first), slopeSentence(first)])]
  const out = ordered.filter(isOut)
  if (onlyFlagged)
    return [
      paragraph([
        dateSentence(ordered),
        out.length === 0 ? "Every result is within its range, or has none." : null,
        ...out.map(resultSentence),
      ]),
    ]
  return ordered.length > MAX_REPORTED
    ? writeManyResults(ordered)
    : [paragraph([dateSentence(ordered), ...ordered.map(resultSentence)])]
}

/** When the latest of them was taken. */
const dateSentence = (results: ReadonlyArray<Result>): string | null => {
  const dates = results.flatMap(({ date }) => date ?? [])
  const latest = dates.sort((a, b) => (String(a.item.value) < String(b.item.value) ? 1 : -1))[0]
  return latest ? `Your latest lab results are from ${placeholder(latest)}.` : null
}
