import {
  evidenceOf,
  type Fact,
  type Finding,
  type Findings,
  factsOf,
  type Ledger,
  type Preparation,
} from "#domain/ledger"
import { REASONS } from "#domain/reason"
import { windowText } from "#domain/window"

/** More facts would only fill the context of the model. */
const MAX_FACTS = 240
const MAX_EVIDENCE = 60

const FIELDS = ["effect", "p_value", "ci_low", "ci_high", "n"] as const

/** What was left out of the days of a metric: the reasons that came up alone. */
const reportedPreparation = (preparation: Preparation) => {
  const { metric, possible, used, missing, zeros, implausible, gross, open, merged } = preparation
  const { sources, weekends_missing } = preparation
  const came = { missing, zeros, implausible, gross, open, merged }
  return {
    metric,
    days: possible,
    used,
    ...Object.fromEntries(Object.entries(came).filter(([, count]) => count > 0)),
    ...(sources.length > 1 ? { devices: sources } : {}),
    ...(weekends_missing ? { weekends_missing } : {}),
  }
}

const reportedFact = ({ item, role, label, decimals }: Fact) => ({
  ref: item.key,
  what: `${label}: ${role}`,
  value: typeof item.value === "number" ? Number(item.value.toFixed(decimals)) : item.value,
  unit: item.unit,
  window: item.window && windowText(item.window),
  n: item.n,
})

const reportedFinding = ({ item, verdict, reason, q_value, preparation }: Finding) => ({
  id: item.id,
  claim: item.claim,
  kind: item.kind,
  feature: item.feature,
  target: item.target,
  window: item.window && windowText(item.window),
  unit: item.unit,
  fields: {
    ...Object.fromEntries(
      FIELDS.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])),
    ),
    ...(q_value === undefined ? {} : { q_value }),
  },
  verdict: verdict ?? undefined,
  reason: reason === null ? undefined : REASONS[reason],
  preparation: preparation.map(reportedPreparation),
})

const prompt = (facts: ReadonlyArray<Fact>, evidence: ReadonlyArray<Finding>) => ({
  facts: facts.slice(0, MAX_FACTS).map(reportedFact),
  evidence: evidence.slice(0, MAX_EVIDENCE).map(reportedFinding),
})

/** What one call brought, each number under the reference by which it may be named. */
export const reportedFindings = ({ facts, evidence, insufficient_data }: Findings) => ({
  ...prompt(facts, evidence),
  insufficient_data,
})

/** Everything that was found so far, by reference. */
export const ledgerOf = (ledger: Ledger) => ({
  ...prompt(factsOf(ledger), evidenceOf(ledger)),
  insufficient_data: ledger.receipts.flatMap(({ findings }) => findings.insufficient_data ?? []),
})
