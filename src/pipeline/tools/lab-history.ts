import type { Fact } from "#domain/ledger"
import { factOf, isNumber, printedValue, readResult, valueIn } from "#pipeline/tools/lab-result"
import type { Results } from "#pipeline/tools/results-by-name"

const SIGNIFICANT = 3
/** More tests than these are older than anybody asks about. */
const MAX_OLDER = 20

/** The latest result in another unit; none where the two are never converted. */
export const unitFacts = (slug: string, [latest]: Results, unit: string): ReadonlyArray<Fact> => {
  const value = valueIn(readResult(latest), unit)
  return value === null || latest.operator !== null
    ? []
    : [factOf(slug, latest)("in_unit", Number(value.toPrecision(SIGNIFICANT)), unit)]
}

/** How often something was tested, and its older results with their dates, the latest of them first. */
export const historyFacts = (slug: string, results: Results): ReadonlyArray<Fact> => {
  const [latest] = results
  const days = new Map(results.map((result) => [result.test_date, result]))
  days.delete(latest.test_date)
  const older = [...days.values()]
    .filter((result) => isNumber(readResult(result)) && result.unit === latest.unit)
    .slice(0, MAX_OLDER)
  return [
    factOf(slug, latest)("tests", days.size + 1),
    ...older.flatMap((result, at) => {
      const fact = factOf(`${slug}_${at + 1}`, result)
      return [
        fact("older", printedValue(result), result.unit),
        fact("older_date", result.test_date ?? "no date printed"),
      ]
    }),
  ]
}
