import { analyteNamed } from "#catalogue/biomarkers/name"
import { printedCode } from "#catalogue/biomarkers/printed-code"
import { type PrintedResult, rangeAlone } from "#embedded/aggregator/labs/result"
import type { TableLine } from "#embedded/aggregator/labs/table-head"
import { RANGE_LABELS, SAME_AGAIN, VALUE_LABELS } from "#embedded/aggregator/labs/terms"
import { type Line, textOf } from "#embedded/aggregator/labs/word"

const valueLabels = new Set(VALUE_LABELS)
const sameAgain = new Set(SAME_AGAIN)

const plainOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[():]/g, " ").replaceAll(/\s+/g, " ").trim()

/** How many words of a line are the label of a range at its beginning; 0 where none is. */
const rangeLabelWords = ({ words }: Line): number => {
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const label = plainOf(textOf({ page: 0, words: words.slice(0, count) }))
    if (RANGE_LABELS.includes(label)) return count
  }
  return 0
}

const endsWithRangeLabel = (line: Line): boolean => {
  const text = plainOf(textOf(line))
  return RANGE_LABELS.some((label) => text.endsWith(` ${label}`))
}

const MAX_NAME_WORDS = 6
/** A line that continues a name begins right below it, at most so many of its heights away. */
const CONTINUED = 1.5
const SAME_LEFT = 3

const heightOf = ({ words }: Line): number =>
  Math.max(...words.map(({ top, bottom }) => top - bottom))

/** Whether a line is under another as the next line of the same cell. */
const isUnder = (line: Line, next: Line): boolean => {
  const [first, begun] = [line.words[0], next.words[0]]
  if (!first || !begun || line.page !== next.page || next.words.length > MAX_NAME_WORDS)
    return false
  const [own, other] = [heightOf(line), heightOf(next)]
  const isAlike = Math.abs(own - other) < own / 3
  const gap = first.bottom - begun.top
  return isAlike && Math.abs(first.left - begun.left) < SAME_LEFT && gap < own * CONTINUED
}

/** Whether a text is a LOINC code that says so, and nothing else. */
const isCode = (text: string): boolean => {
  const found = printedCode(text, () => false)
  return found !== null && found.to - found.from === text.length
}

/** A name with what the next line has of it: where the whole is known, or where a small letter goes on. */
const continued = (result: PrintedResult, line: Line, next: Line | undefined): string | null => {
  const text = next && textOf(next)
  if (!text || !isUnder(line, next)) return null
  const whole = `${result.name} ${text}`
  if (isCode(text)) return whole
  const isKnown = analyteNamed(result.name, result.unit) !== null
  const isEnd = /^[\p{Ll}(]/u.test(text)
  if (analyteNamed(whole, result.unit) !== null) return isEnd || !isKnown ? whole : null
  return !isKnown && isEnd && !/[\d(]/.test(text) ? whole : null
}

type Beside = Pick<PrintedResult, "unit" | "range">

const NOTHING: Beside = { unit: "", range: "" }

/**
 * The results of lines in order, with what is printed on the lines around them: the end of a name, a range under its
 * label, a name over "Value 5.9". The same value in another unit is not read twice.
 */
export const below = (
  lines: ReadonlyArray<TableLine>,
  resultsOn: (line: TableLine, before: TableLine | undefined) => ReadonlyArray<PrintedResult>,
): ReadonlyArray<PrintedResult> => {
  const all: Array<PrintedResult> = []
  let title: string | null = null
  let ahead: Beside = NOTHING
  let awaited = false
  const give = (found: Beside) => {
    const last = all.at(-1)
    if (title !== null) ahead = found
    else if (last && last.range === "")
      all[all.length - 1] = { ...last, unit: last.unit || found.unit, range: found.range }
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const labelled = rangeLabelWords(line)
    const results = labelled > 0 ? [] : resultsOn(line, lines[at - 1])
    if (labelled > 0 || (awaited && results.length === 0)) {
      const found = rangeAlone(line.words.slice(labelled))
      const isFound = found.range !== ""
      awaited = labelled > 0 && !isFound && (title !== null || all.at(-1)?.range === "")
      if (isFound) give(found)
      if (isFound || awaited) continue
    }
    for (const result of results) {
      const label = plainOf(result.name)
      if (sameAgain.has(label)) continue
      if (!valueLabels.has(label)) {
        const next = lines[at + 1]
        const isResult = next !== undefined && resultsOn(next, undefined).length > 0
        const name = isResult ? null : continued(result, line, next)
        if (name !== null && results.length === 1) at++
        all.push(name === null ? result : { ...result, name })
        title = null
      } else if (title !== null) {
        const printed = `${title} ${result.printed}`
        const { unit, range } = result
        all.push({
          ...result,
          name: title,
          unit: unit || ahead.unit,
          range: range || ahead.range,
          printed,
        })
        title = null
      }
      ahead = NOTHING
    }
    if (results.length > 0) awaited = results.at(-1)!.range === "" && endsWithRangeLabel(line)
    else {
      const text = textOf(line)
      if (line.words.length <= MAX_NAME_WORDS && analyteNamed(text, "") !== null) title = text
    }
  }
  return all
}
