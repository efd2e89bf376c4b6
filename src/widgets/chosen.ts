import { metricOf } from "#catalogue/metrics"
import { type Fact, factsOf, type Ledger } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import type { WidgetChoice } from "#domain/widget-choice"
import { capital } from "#language/capital"
import { chartsIn, findingsIn, roleIn } from "#widgets/call"
import { checklist } from "#widgets/checklist"
import { comparisonWidget } from "#widgets/comparison"
import { chartOf } from "#widgets/fitting"
import { cardOf, summaryOf } from "#widgets/investigated"
import { statTiles } from "#widgets/stat-tiles"

type Choice<Kind extends WidgetChoice["kind"]> = Extract<WidgetChoice, { readonly kind: Kind }>

const factNamed = (ledger: Ledger, key: string): Fact | null =>
  factsOf(ledger).find(({ item }) => item.key === key) ?? null

const roleOf = ({ receipts }: Ledger, fact: Fact): string | null => {
  const found = receipts.find(({ findings }) =>
    findings.facts.some(({ item }) => item.key === fact.item.key),
  )
  return found ? roleIn(found, fact.role) : null
}

/** What a fact is called among others: by its role where all are of one thing, else by what it is of. */
const namer = (ledger: Ledger, facts: ReadonlyArray<Fact>) => {
  const isOne = new Set(facts.map(({ label }) => label)).size === 1
  return (fact: Fact): string => capital((isOne ? roleOf(ledger, fact) : null) ?? fact.label)
}

const tiles = ({ facts, title }: Choice<"stat_tiles">, ledger: Ledger, id: string) => {
  const found = [...new Set(facts)].map((key) => factNamed(ledger, key))
  const known = found.filter((fact) => fact !== null)
  if (known.length < found.length) return null
  const nameOf = namer(ledger, known)
  return statTiles(
    id,
    title ?? known[0]?.label ?? "",
    known.map((fact) => ({ label: nameOf(fact), fact })),
  )
}

const comparison = ({ a, b, title }: Choice<"comparison">, ledger: Ledger, id: string) => {
  const [one, other] = [factNamed(ledger, a), factNamed(ledger, b)]
  if (!one || !other || one.item.unit !== other.item.unit) return null
  const nameOf = namer(ledger, [one, other])
  return comparisonWidget({
    id,
    title: title ?? capital(other.label),
    mode: other.role === "b_mean" ? "before_after" : "a_vs_b",
    a: { label: nameOf(one), fact: one },
    b: { label: nameOf(other), fact: other },
  })
}

/**
 * A widget as it was asked for, filled from the ledger; null where it names what the ledger does not hold. The words
 * in it are those of the choice: they still have to pass the gates.
 */
export const chosenWidget = (
  choice: WidgetChoice,
  ledger: Ledger,
  id: string,
): WidgetSpec | null => {
  switch (choice.kind) {
    case "stat_tiles":
      return tiles(choice, ledger, id)
    case "comparison":
      return comparison(choice, ledger, id)
    case "series_chart": {
      const chart = chartsIn(ledger.receipts).find(({ metric }) => metric === choice.metric)
      return chart ? chartOf(ledger, chart) : null
    }
    case "checklist":
      return checklist(id, choice.title ?? "", choice.items)
    case "experiment_card":
      return metricOf(choice.metric) ? cardOf(ledger.receipts, choice.metric, choice.habit) : null
    case "investigation_summary": {
      const known = findingsIn(ledger.receipts)
      const named = known.filter(({ item }) => choice.evidence.includes(item.id))
      if (named.length < new Set(choice.evidence).size) return null
      return summaryOf(ledger.receipts, choice.verdict, named)
    }
  }
}
