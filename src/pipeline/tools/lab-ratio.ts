import type { Fact } from "#domain/ledger"
import { factOf, isNumber, plain, readResult, valueIn } from "#pipeline/tools/lab-result"
import type { Results } from "#pipeline/tools/results-by-name"

const DECIMALS = 2

/** Where dividing lipids of one sample is described. */
const SOURCE = "Millán J et al., Lipoprotein ratios, Vasc Health Risk Manag 5:757, 2009"

/** The latest result over another of the same sample and unit, with how it is worked out; nothing otherwise. */
export const ratioFacts = (
  slug: string,
  [first]: Results,
  [second]: Results,
): ReadonlyArray<Fact> => {
  const [one, other] = [readResult(first), readResult(second)]
  if (!isNumber(one) || !isNumber(other) || first.test_date !== second.test_date) return []
  const divisor = valueIn(other, first.unit)
  if (first.value === null || divisor === null || divisor === 0) return []
  const label = `ratio of ${plain(first.name)} to ${plain(second.name)}`
  const fact = factOf(slug, { ...first, name: label }, 2)
  return [
    fact("ratio", first.value / divisor, "", DECIMALS),
    fact("formula", `${plain(first.name)} divided by ${plain(second.name)} (${SOURCE})`),
  ]
}
