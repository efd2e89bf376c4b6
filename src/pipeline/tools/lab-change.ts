import { changeBetween, type Dated } from "#catalogue/biomarkers/change"
import { printedOf } from "#catalogue/biomarkers/unit"
import { worded } from "#catalogue/claims"
import type { Fact, Finding } from "#domain/ledger"
import { percentDecimals } from "#pipeline/tools/fact"
import {
  factOf,
  isNumber,
  plain,
  printedValue,
  type ReadResult,
  readResult,
  rounded,
  valueIn,
} from "#pipeline/tools/lab-result"
import type { Results } from "#pipeline/tools/results-by-name"

/** From one result to a later one, in the unit of the later. */
interface LabChange {
  readonly latest: ReadResult
  readonly previous: ReadResult
  readonly difference: number
  readonly percent: number | null
  /** The reference change value in percent; null when it is unknown. */
  readonly natural: number | null
  readonly isReal: boolean | null
}

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / Math.abs(whole)

const dated = ({ canonical, result }: ReadResult): Dated | null =>
  canonical === null ? null : { value: canonical, date: result.test_date }

/** The latest result and the last of an earlier day; null when they cannot be compared. */
export const labChange = ([first, ...others]: Results): LabChange | null => {
  const latest = readResult(first)
  const earlier = others.find(
    ({ test_date }) =>
      first.test_date === null || test_date === null || test_date < first.test_date,
  )
  const previous = earlier && readResult(earlier)
  if (!previous || !isNumber(latest) || !isNumber(previous)) return null
  const before = valueIn(previous, first.unit)
  if (before === null || first.value === null) return null

  const { analyte } = latest
  const [from, to] = [dated(previous), dated(latest)]
  const change = analyte && from && to ? changeBetween(analyte, from, to) : null
  const furthest =
    change?.natural == null
      ? null
      : printedOf(analyte!, previous.canonical! + change.natural, first.unit)
  return {
    latest,
    previous,
    difference: rounded(first.value - before),
    percent: percentOf(first.value - before, before),
    natural: furthest === null ? null : percentOf(furthest - before, before),
    isReal: change?.isReal ?? null,
  }
}

/** The earlier result, what lies between the two, and how much of that is nothing. */
export const changeFacts = (slug: string, change: LabChange): ReadonlyArray<Fact> => {
  const { latest, previous, difference, percent, natural } = change
  const fact = factOf(slug, latest.result)
  const percentFact = (role: "change_pct" | "natural_pct", value: number | null) =>
    value === null ? [] : [fact(role, value, "%", percentDecimals(value))]
  return [
    fact("previous", printedValue(previous.result), previous.result.unit),
    fact("previous_date", previous.result.test_date ?? "no date printed"),
    fact("difference", difference, latest.result.unit),
    ...percentFact("change_pct", percent),
    ...percentFact("natural_pct", natural),
  ]
}

const verdictOf = ({ isReal }: LabChange): Pick<Finding, "verdict" | "reason"> => {
  if (isReal === true) return { verdict: null, reason: null }
  const reason = isReal === null ? "unknown_variation" : "natural_variation"
  return { verdict: "conditional", reason }
}

/** The change as a finding: firm only beyond what two tests of an unchanged person differ by. */
export const changeFinding = (slug: string, change: LabChange): Finding => {
  const { latest, previous, difference } = change
  const { name, unit, test_date } = latest.result
  const before = previous.result.test_date
  return worded({
    item: {
      id: `lab_${slug}_change`,
      kind: "scalar",
      target: latest.analyte?.key ?? slug,
      ...(before !== null && test_date !== null ? { window: { from: before, to: test_date } } : {}),
      ...(unit === "" ? {} : { unit: plain(unit) }),
      effect: difference,
      n: 2,
    },
    claim: { kind: "lab_change", name: plain(name), is_real: change.isReal },
    family: null,
    decimals: factOf(slug, latest.result)("difference", difference).decimals,
    ...verdictOf(change),
    preparation: [],
  })
}
