import type { Fact } from "#domain/ledger"
import { capital, listed, sentence } from "#embedded/model/english"
import { magnitude, placeholder, valueOf } from "#embedded/model/placeholder"

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

const naturalSentence = (result: Change): string => {
  const { changePct, naturalPct } = result
  if (!naturalPct || !changePct) return ""
  return isWithinNature(result)
    ? ` That is within the normal variation between tests (up to ${magnitude(naturalPct)}).`
    : ` That is more than the normal variation between tests (${magnitude(naturalPct)}).`
}

const moveSentence = (result: Change): string | null => {
  const { value, date, previous, previousDate, difference } = result
  const by = valueOf(difference)
  if (by === null || !previous || !difference) return null
  const now = `${capital(value.label)}: ${placeholder(value)}${dated(date)}`
  const then = `${placeholder(previous)}${dated(previousDate)}`
  return by === 0
    ? `${now}, the same as the ${then}.`
    : `${now}, ${by > 0 ? "higher" : "lower"} than the ${then} by ${magnitude(difference)}.${naturalSentence(result)}`
}

const FEW = sentence`One result and the one before it are too few to speak of a trend, and a laboratory's values vary
    a little by themselves.`

/** The previous result and the difference from it; null without one. */
export const beforeSentence = (result: Change): string | null => {
  const { previous, previousDate, difference } = result
  return previous && difference
    ? sentence`The result before that was ${placeholder(previous)}${dated(previousDate)}, a difference of
      ${placeholder(difference)}.${naturalSentence(result)}`
    : null
}

/** The changes of results since the previous ones; results without a previous one are omitted. */
export const moveSentences = (results: ReadonlyArray<Change>): ReadonlyArray<string> =>
  results.flatMap((result) => moveSentence(result) ?? [])

/** Names results without an earlier one, and says that two results are no trend. */
export const fewSentence = (results: ReadonlyArray<Change>): string | null => {
  const alone = results.filter(({ difference }) => difference === null)
  const none =
    alone.length > 0
      ? `There is no earlier number to hold beside ${listed(alone.map(({ value }) => value.label))}.`
      : null
  const few = alone.length < results.length ? FEW : null
  return [none, few].filter((sentence) => sentence !== null).join(" ") || null
}
