import { FACT_ROLES } from "#agents/fact-roles"
import {
  evidenceOf,
  type Fact,
  type Finding,
  type Findings,
  factsOf,
  type InsufficientData,
  type Ledger,
  type Preparation,
} from "#domain/ledger"
import { REASONS } from "#domain/reason"
import { windowText } from "#domain/window"
import type { References } from "#upstream/anthropic/references"

/** More facts would only fill the context of the model. */
const MAX_FACTS = 240
const MAX_EVIDENCE = 60

const FIELDS = ["effect", "p_value", "q_value", "ci_low", "ci_high", "n"] as const
type Field = (typeof FIELDS)[number]

const SIGNIFICANT = 2

/** A number of a finding as it is read: probabilities to two digits, the others to what prose prints and one more. */
const roundedAs = (field: Field, value: number, decimals: number): number =>
  field === "p_value" || field === "q_value"
    ? Number(value.toPrecision(SIGNIFICANT))
    : Number(value.toFixed(decimals + 1))

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

const reportedFact = (refs: References, { item, role, label, decimals }: Fact) => ({
  ref: refs.ofFact(item.key),
  what: `${label}: ${role}`,
  value: typeof item.value === "number" ? Number(item.value.toFixed(decimals)) : item.value,
  unit: item.unit,
  window: item.window && windowText(item.window),
  n: item.n,
})

const reportedFinding = (refs: References, finding: Finding) => {
  const { item, verdict, reason, q_value, preparation } = finding
  return {
    id: refs.ofFinding(item.id),
    claim: refs.shortened(item.claim),
    kind: item.kind,
    feature: item.feature,
    target: item.target,
    window: item.window && windowText(item.window),
    unit: item.unit,
    fields: Object.fromEntries(
      FIELDS.flatMap((field) => {
        const value = field === "q_value" ? q_value : item[field]
        return value === undefined ? [] : [[field, roundedAs(field, value, finding.decimals)]]
      }),
    ),
    verdict: verdict ?? undefined,
    reason: reason === null ? undefined : REASONS[reason],
    ...(preparation.length > 0 ? { preparation: preparation.map(reportedPreparation) } : {}),
  }
}

const insufficientOf = (refs: References, { metric, reason, have, need }: InsufficientData) => ({
  metric,
  reason,
  have: refs.ofFact(have),
  need: refs.ofFact(need),
})

const rolesOf = (facts: ReadonlyArray<Fact>) =>
  Object.fromEntries(facts.map(({ role }) => [role, FACT_ROLES[role]]))

const reported = (
  refs: References,
  allFacts: ReadonlyArray<Fact>,
  allEvidence: ReadonlyArray<Finding>,
  insufficient: ReadonlyArray<InsufficientData>,
) => {
  const facts = allFacts.slice(0, MAX_FACTS)
  const evidence = allEvidence.slice(0, MAX_EVIDENCE)
  const named = facts.map((fact) => reportedFact(refs, fact))
  return {
    roles: rolesOf(facts),
    facts: named,
    ...(evidence.length > 0
      ? { evidence: evidence.map((finding) => reportedFinding(refs, finding)) }
      : {}),
    ...(insufficient.length > 0
      ? { insufficient_data: insufficient.map((each) => insufficientOf(refs, each)) }
      : {}),
  }
}

/** What one call brought, each number under the short reference by which it may be named. */
export const reportedFindings = (
  refs: References,
  { facts, evidence, insufficient_data }: Findings,
) => reported(refs, facts, evidence, insufficient_data === null ? [] : [insufficient_data])

/** Everything that was found so far, by reference. */
export const ledgerOf = (refs: References, ledger: Ledger) =>
  reported(
    refs,
    factsOf(ledger),
    evidenceOf(ledger),
    ledger.receipts.flatMap(({ findings }) => findings.insufficient_data ?? []),
  )
