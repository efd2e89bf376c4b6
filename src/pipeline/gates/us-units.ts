import { inUsUnits, isDeviation, type Kind, unitsNamed } from "#catalogue/us-units"
import type { Briefing } from "#domain/briefing"
import type { Chart, Fact, Finding, Findings, Ledger } from "#domain/ledger"
import { unitsOf } from "#domain/profile"
import type { FactRole } from "#domain/tool"

/** Roles whose numbers lie between two levels, or say how far levels lie apart. */
const DIFFERENCES: ReadonlySet<FactRole> = new Set<FactRole>([
  "sd",
  "mad",
  "population_sd",
  "difference",
  "change",
  "change_low",
  "change_high",
  "slope",
  "slope_low",
  "slope_high",
  "slope_below",
  "slope_above",
  "slope_per_week",
  "slope_per_month",
  "slope_per_year",
  "detectable",
  "spread",
])

const kindOf = (isDifference: boolean): Kind => (isDifference ? "difference" : "level")

const factIn = (fact: Fact): Fact => {
  const { item, role, label, decimals } = fact
  const { value, unit } = item
  if (typeof value !== "number" || unit === undefined) return fact
  const kind = kindOf(DIFFERENCES.has(role) || isDeviation(label))
  const found = inUsUnits({ value, unit, decimals }, kind)
  return found === null
    ? fact
    : {
        ...fact,
        item: { ...item, value: found.value, unit: found.unit, measured_in: unit },
        decimals: found.decimals,
      }
}

/** An effect is a difference; a threshold is a level of the feature. */
const findingIn = (finding: Finding): Finding => {
  const { item, decimals, smallest_effect } = finding
  const { unit } = item
  if (unit === undefined) return finding
  const kind = kindOf(item.kind !== "threshold" || isDeviation(item.feature ?? ""))
  const shown = (value: number, as = kind) => inUsUnits({ value, unit, decimals }, as)
  const whole = shown(0, "difference")
  if (whole === null) return finding
  const numbers = (["effect", "ci_low", "ci_high"] as const).flatMap((field) => {
    const value = item[field]
    return value === undefined ? [] : [[field, shown(value)!.value] as const]
  })
  return {
    ...finding,
    item: { ...item, unit: whole.unit, measured_in: unit, ...Object.fromEntries(numbers) },
    decimals: whole.decimals,
    ...(smallest_effect === undefined
      ? {}
      : { smallest_effect: shown(smallest_effect, "difference")!.value }),
  }
}

const chartIn = (chart: Chart): Chart => {
  const { unit, metric, points } = chart
  const shown = (value: number) =>
    inUsUnits({ value, unit, decimals: 0 }, kindOf(isDeviation(metric)))
  const found = shown(0)
  return found === null
    ? chart
    : { ...chart, unit: found.unit, points: points.map(({ t, y }) => ({ t, y: shown(y)!.value })) }
}

const findingsIn = (findings: Findings): Findings => ({
  ...findings,
  facts: findings.facts.map(factIn),
  evidence: findings.evidence.map(findingIn),
  charts: findings.charts.map(chartIn),
})

/**
 * A judged ledger with every number in US customary units, by the closed table of the catalogue. Each says in
 * which unit it was measured. Verdicts stay as they are.
 */
const ledgerInUsUnits = ({ receipts }: Ledger): Ledger => ({
  receipts: receipts.map((receipt) => ({ ...receipt, findings: findingsIn(receipt.findings) })),
})

/**
 * The judged ledger as it is shown: in the units that the question names, else in those that the person reads.
 * Each ledger is converted once, since several steps show it.
 */
export const makeShown = ({
  question,
  profile,
}: Pick<Briefing, "question" | "profile">): ((ledger: Ledger) => Ledger) => {
  const units = unitsNamed(question) ?? unitsOf(profile)
  if (units === "metric") return (ledger) => ledger
  const shown = new WeakMap<Ledger, Ledger>()
  return (ledger) => {
    const converted = shown.get(ledger) ?? ledgerInUsUnits(ledger)
    shown.set(ledger, converted)
    return converted
  }
}
