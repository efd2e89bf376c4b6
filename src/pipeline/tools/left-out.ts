import type { Fact, Preparation } from "#domain/ledger"
import type { factsOn } from "#pipeline/tools/fact"

/**
 * How many recorded values an aggregate leaves out: zeros that stand for "missing" and what no body
 * does. Nothing when there are none.
 */
export const leftOutFact = (
  facts: ReturnType<typeof factsOn>,
  { zeros, implausible }: Preparation,
): ReadonlyArray<Fact> =>
  zeros + implausible === 0 ? [] : [facts.number("left_out", zeros + implausible, "values", 0)]
