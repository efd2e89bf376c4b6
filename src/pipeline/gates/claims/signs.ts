import { metricOf } from "#catalogue/metrics"
import type { Fact, Finding } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import { readable } from "#pipeline/gates/claims/clauses"

/** Roles whose sign says whether a measure rose or fell. */
export const SIGNED: ReadonlySet<FactRole> = new Set<FactRole>([
  "difference",
  "change",
  "change_pct",
  "slope",
  "slope_per_week",
  "slope_per_month",
  "slope_per_year",
])

/** The signs of values of one name; 0 once they differ. */
export type Signs = Map<string, number>

const note = (signs: Signs, name: string, value: number): void => {
  const known = signs.get(name)
  const sign = Math.sign(value)
  signs.set(name, known === undefined || known === sign ? sign : 0)
}

/** The readable name of a measure by its key; null where it is not in the catalogue. */
export const nameOf = (key: string | undefined): string | null => {
  const metric = key === undefined ? undefined : metricOf(key)
  return metric ? readable(metric.name) : null
}

/** The direction of each measure that changed, by its readable name. */
export const signsOf = (facts: ReadonlyArray<Fact>, evidence: ReadonlyArray<Finding>): Signs => {
  const signs: Signs = new Map()
  for (const { item, role, label } of facts)
    if (SIGNED.has(role) && typeof item.value === "number") note(signs, readable(label), item.value)
  for (const { item, claim } of evidence) {
    const name = nameOf(item.target)
    if (name && item.effect !== undefined && (claim.kind === "periods" || claim.kind === "trend"))
      note(signs, name, item.effect)
  }
  return signs
}
