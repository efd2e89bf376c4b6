import { metricOf, metrics } from "#catalogue/metrics"
import type { Ledger, Receipt } from "#domain/ledger"
import type { ToolName } from "#domain/tool"
import { keysOfLabel } from "#pipeline/gates/grounding/named"

/** Tools whose facts are of what goes before or after workouts, too. */
const OF_WORKOUTS: ReadonlySet<ToolName> = new Set<ToolName>([
  "after_workouts",
  "workouts",
  "sessions",
  "training",
  "pace_trend",
])

const workouts = metrics.filter(({ key }) => key.startsWith("workout")).map(({ key }) => key)

/** The measures that a tool was asked about: a fact of one of them may be named by the other. */
const askedOf = ({ tool, input }: Receipt): ReadonlyArray<string> => [
  ...Object.values(input).flatMap((value) =>
    typeof value === "string" && metricOf(value) ? [value] : [],
  ),
  ...(OF_WORKOUTS.has(tool) ? workouts : []),
]

const parts = metrics.map(({ key }) => [`_${key}_`, key] as const)

/** The measures that the key of a fact names: "steps_sleep_minutes_lag1_target_low". */
const inKey = (key: string): ReadonlyArray<string> => {
  const whole = `_${key}_`
  return parts.filter(([part]) => whole.includes(part)).map(([, metric]) => metric)
}

const NO_KEYS: ReadonlySet<string> = new Set()

/**
 * The measures that a fact of a ledger may be said to be of, by its key: those of its label and its key, and those
 * that its tool was asked about; none where the label is of no measure.
 */
export const keysOfFacts = (ledger: Ledger): ((key: string) => ReadonlySet<string>) => {
  const found = new Map<string, readonly [label: string, receipts: Array<Receipt>]>()
  for (const receipt of ledger.receipts)
    for (const { item, label } of receipt.findings.facts) {
      const known = found.get(item.key)
      if (known) known[1].push(receipt)
      else found.set(item.key, [label, [receipt]])
    }
  return (key) => {
    const [label = "", receipts = []] = found.get(key) ?? []
    const keys = keysOfLabel(label)
    return keys.length === 0
      ? NO_KEYS
      : new Set([...keys, ...inKey(key), ...receipts.flatMap(askedOf)])
  }
}
