import type { Chart, Fact, Finding, Receipt } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import { SIDES, TILES } from "#widgets/recipes"

/** A fact of a call by its role; null where it has none. */
export const factIn = ({ findings }: Receipt, role: FactRole): Fact | null =>
  findings.facts.find((fact) => fact.role === role) ?? null

/** What a fact is within its call, in a word or two; null where the tool has no word for it. */
export const roleIn = ({ tool }: Receipt, role: FactRole): string | null => {
  const sides = (SIDES[tool] ?? []).flatMap(({ a, b }) => [a, b])
  return [...(TILES[tool] ?? []), ...sides].find(([known]) => known === role)?.[1] ?? null
}

/** The charts of several calls, the last of a metric in place of earlier ones. */
export const chartsIn = (receipts: ReadonlyArray<Receipt>): ReadonlyArray<Chart> => [
  ...new Map(
    receipts.flatMap(({ findings }) => findings.charts.map((chart) => [chart.metric, chart])),
  ).values(),
]

/** The findings of several calls, each once. */
export const findingsIn = (receipts: ReadonlyArray<Receipt>): ReadonlyArray<Finding> => [
  ...new Map(
    receipts.flatMap(({ findings }) => findings.evidence.map((each) => [each.item.id, each])),
  ).values(),
]
