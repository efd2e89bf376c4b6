import { bare, magnitude, placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { listed, sentence } from "#embedded/model/english"
import { capital } from "#language/capital"

/** A result with the previous one, where the two can be compared. */
export interface Change {
  readonly value: Fact
  readonly date: Fact | null
  readonly previous: Fact | null
  readonly previousDate: Fact | null
  readonly difference: Fact | null
  /** The difference in percent, and what tests of an unchanged person may differ by. */
  readonly changePct: Fact | null
  readonly naturalPct: Fact | null
}

const dated = (fact: Fact | null) => (fact ? ` on ${placeholder(fact)}` : "")

/** Whether a change is no more than tests of an unchanged person differ by. */
export const isWithinNature = ({ changePct, naturalPct }: Change): boolean => {
  const [change, natural] = [valueOf(changePct), valueOf(naturalPct)]
  return change !== null && natural !== null && Math.abs(change) <= Math.abs(natural)
}

/** Whether a change is more than tests of an unchanged person differ by; null where nobody knows. */
const isBeyondNature = (result: Change): boolean | null =>
  result.naturalPct && result.changePct ? !isWithinNature(result) : null

const noise = (result: Change): string => {
  const beyond = isBeyondNature(result)
  const by = valueOf(result.difference) ?? 0
  if (beyond === null || by === 0) return ""
  if (!beyond) return ", no more than lab noise"
  return `, a bigger ${by > 0 ? "rise" : "drop"} than lab noise`
}

/** The result before, and whether the change is more than lab noise; null without one. */
export const beforeClause = (result: Change): string | null => {
  const { previous, previousDate, difference } = result
  const by = valueOf(difference)
  if (!previous || by === null) return null
  const then = `${placeholder(previous)}${dated(previousDate)}`
  if (by === 0) return `the same as the ${then}`
  return `${by > 0 ? "up" : "down"} from ${then}${noise(result)}`
}

/** A change as one line of a list. */
export const moveLine = (result: Change): string | null => {
  const { value, previous, difference } = result
  const by = valueOf(difference)
  if (!previous || by === null) return null
  const then = bare(placeholder(previous))
  const move =
    by === 0 ? "the same as before" : `${by > 0 ? "up" : "down"} from ${then}${noise(result)}`
  return `- ${outside(capital(value.label))}: ${placeholder(value)}, ${move}`
}

const FEW = sentence`One result and the one before it are too few to speak of a trend, and a laboratory's values vary
    a little by themselves.`

/** What two tests of an unchanged person may differ by, and that two results are no trend. */
export const noiseSentences = (results: ReadonlyArray<Change>): ReadonlyArray<string> => [
  ...results.flatMap(({ value, naturalPct }) =>
    naturalPct
      ? [
          sentence`Tests of an unchanged person may differ by up to ${magnitude(naturalPct)} in
            ${outside(value.label)}.`,
        ]
      : [],
  ),
  ...(results.some(({ difference }) => difference !== null) ? [FEW] : []),
]

/** Names results without an earlier one; null where all have one. */
export const aloneSentence = (results: ReadonlyArray<Change>): string | null => {
  const alone = results.filter(({ difference }) => difference === null)
  return alone.length > 0
    ? `There is no earlier number to hold beside ${listed(alone.map(({ value }) => outside(value.label)))}.`
    : null
}
