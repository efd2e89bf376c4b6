import type { Fact } from "#domain/ledger"
import { capital, listed, told, valueOf } from "#embedded/model/prose/wording"

/** A result with the one before it, if there is one that it can be held against. */
export interface Change {
  readonly value: Fact
  readonly date: Fact | null
  readonly previous: Fact | null
  readonly previousDate: Fact | null
  readonly difference: Fact | null
}

const dated = (fact: Fact | null) => (fact ? ` on ${told(fact)}` : "")

const moveTold = ({ value, date, previous, previousDate, difference }: Change): string | null => {
  const by = valueOf(difference)
  if (by === null || !previous || !difference) return null
  const now = `${capital(value.label)}: ${told(value)}${dated(date)}`
  const then = `${told(previous)}${dated(previousDate)}`
  return by === 0
    ? `${now}, the same as the ${then}.`
    : `${now}, ${by > 0 ? "higher" : "lower"} than the ${then}: a difference of ${told(difference)}.`
}

const FEW =
  "One result and the one before it are too few to speak of a trend, and a laboratory's values vary a little by themselves."

/** The result before one that has just been told, and what lies between them; null without one. */
export const beforeTold = ({ previous, previousDate, difference }: Change): string | null =>
  previous && difference
    ? `The result before that was ${told(previous)}${dated(previousDate)}, a difference of ${told(difference)}.`
    : null

/** How results moved since the ones before them; those without an earlier one are left out. */
export const movesTold = (results: ReadonlyArray<Change>): ReadonlyArray<string> =>
  results.flatMap((result) => moveTold(result) ?? [])

/** What has no earlier result, and that a result and the one before it are no trend. */
export const fewTold = (results: ReadonlyArray<Change>): string | null => {
  const alone = results.filter(({ difference }) => difference === null)
  const none =
    alone.length > 0
      ? `There is no earlier number to hold beside ${listed(alone.map(({ value }) => value.label))}.`
      : null
  const few = alone.length < results.length ? FEW : null
  return [none, few].filter((told) => told !== null).join(" ") || null
}
