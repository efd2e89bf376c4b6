import type { Intent } from "#embedded/model/understanding/intent"
import { type Call, call } from "#embedded/model/work/call"
import {
  planChange,
  planComparison,
  planOverview,
  planShift,
  planSince,
} from "#embedded/model/work/plan/changes"
import { planLabs } from "#embedded/model/work/plan/labs"
import {
  planAssociation,
  planCoaching,
  planCorrelation,
  planDrivers,
  planScan,
  planThreshold,
} from "#embedded/model/work/plan/links"
import {
  planConditional,
  planCount,
  planExtremes,
  planLevel,
  planNorm,
  planSplit,
  planStreak,
  planUsual,
  planWorkouts,
} from "#embedded/model/work/plan/values"

type Plans = {
  readonly [Kind in Intent["kind"]]: (
    intent: Extract<Intent, { readonly kind: Kind }>,
  ) => ReadonlyArray<Call>
}

const plans: Plans = {
  level: planLevel,
  change: planChange,
  comparison: planComparison,
  association: planAssociation,
  extremes: planExtremes,
  count: planCount,
  streak: planStreak,
  split: planSplit,
  conditional: planConditional,
  usual: planUsual,
  correlation: planCorrelation,
  drivers: planDrivers,
  since: planSince,
  shift: planShift,
  threshold: planThreshold,
  coaching: planCoaching,
  norm: planNorm,
  workouts: planWorkouts,
  labs: planLabs,
  overview: planOverview,
  scan: planScan,
  remembered: () => [],
  talk: ({ about }) => (about === "coverage" ? [call("list_metrics", {})] : []),
}

/** The tool calls that answer an intent, in order, each with the agent who makes it. */
export const planOf = (intent: Intent): ReadonlyArray<Call> =>
  (plans[intent.kind] as (intent: Intent) => ReadonlyArray<Call>)(intent)
