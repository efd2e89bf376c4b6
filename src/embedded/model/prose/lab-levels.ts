import { beforeTold, fewTold, isWithinNature, movesTold } from "#embedded/model/prose/lab-change"
import {
  hasRange,
  isDoubtful,
  isOut,
  type Result,
  rangeTold,
  resultTold,
  slopeTold,
} from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { listed, told } from "#embedded/model/prose/wording"
import type { Labs } from "#embedded/model/understanding/intent"

/** With more results than this, those that stayed where they were are named together. */
const MOST_MOVES = 3

/**
 * How results moved; those outside their range first, and for a few also where they stand. Of many
 * those alone that moved more than tests of an unchanged person do.
 */
export const changesTold = (ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
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

/** Where results stand: one with all that is known of it, a few each, of many those that may need a look. */
export const levelsTold = (
  { asks }: Labs,
  ordered: ReadonlyArray<Result>,
): ReadonlyArray<Paragraph> => {
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
