import { isGuide, isGuideTitle, isTitle } from "#embedded/aggregator/labs/guide"
import type { TableLine } from "#embedded/aggregator/labs/table-head"
import { tailOf, VALUE } from "#embedded/aggregator/labs/tail"

const DIGIT = /\d/

/** Whether a line has a unit and a range of numbers: it is a row wherever it stands. */
const isWhole = ({ words }: TableLine): boolean => {
  const value = words.findIndex(({ text }, at) => at > 0 && VALUE.test(text))
  const { unit, range } = tailOf(words.slice(value + 1).map(({ text }) => text))
  return value > 0 && unit !== "" && DIGIT.test(range)
}

/**
 * The lines of a report that speak of results in general: below the title of a guide, until another title, table or
 * page or a whole row; and a line that the next one goes on from with a range and what it means.
 */
export const guideLines = (lines: ReadonlyArray<TableLine>): ReadonlySet<TableLine> => {
  const guides = new Set<TableLine>()
  let isWithin = false
  for (const [at, line] of lines.entries()) {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    if (before && (before.page !== line.page || before.head !== line.head)) isWithin = false
    if (isGuideTitle(line)) isWithin = true
    else if (isTitle(line) || isWhole(line)) isWithin = false
    const goesOn = next !== undefined && next.page === line.page && isGuide(next.words, 0)
    if (isWithin || (goesOn && !isWhole(line))) guides.add(line)
  }
  return guides
}
