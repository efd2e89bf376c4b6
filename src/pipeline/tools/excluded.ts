import type { Fact, Preparation } from "#domain/ledger"
import type { DayValue, Series } from "#domain/metric"
import type { factsOn } from "#pipeline/tools/fact"
import { withoutGross } from "#statistics/series/preparation"

/**
 * How many recorded values an aggregate leaves out: zeros that mean "missing" and what no body
 * does. Nothing when there are none.
 */
export const excludedFact = (
  facts: ReturnType<typeof factsOn>,
  { zeros, implausible }: Preparation,
): ReadonlyArray<Fact> =>
  zeros + implausible === 0 ? [] : [facts.number("left_out", zeros + implausible, "values", 0)]

/**
 * How many of the reported values lie so far from the rest of a series that they may be errors of
 * measurement, although a body can have them. Nothing when there are none.
 */
export const doubtfulFact = (
  facts: ReturnType<typeof factsOn>,
  series: Series,
  reported: ReadonlyArray<DayValue>,
  name = "doubtful",
): ReadonlyArray<Fact> => {
  const sound = new Set(withoutGross(series))
  const doubtful = new Set(reported.filter((value) => !sound.has(value))).size
  return doubtful === 0 ? [] : [facts.number("doubtful", doubtful, "values", 0, name)]
}
