import type { Family, Finding, Preparation } from "#domain/ledger"
import type { Reason } from "#domain/reason"
import type { Verdict } from "#domain/verdict"
import { isSparse } from "#statistics/series/preparation"

/** The verdict of a finding, and the reason when it is not `validated`. */
export interface Judgement {
  readonly verdict: Verdict
  readonly reason: Reason | null
}

/** No check lowers the verdict. */
export const validated: Judgement = { verdict: "validated", reason: null }

const conditional = (reason: Reason): Judgement => ({ verdict: "conditional", reason })
const rejected = (reason: Reason): Judgement => ({ verdict: "rejected", reason })

const order: ReadonlyArray<Verdict> = ["validated", "conditional", "rejected"]

/** The lowest verdict of several judgements; of equal ones the first, with its reason. */
export const weakest = (first: Judgement, ...others: ReadonlyArray<Judgement>): Judgement =>
  others.reduce((a, b) => (order.indexOf(b.verdict) > order.indexOf(a.verdict) ? b : a), first)

interface Limits {
  /** With fewer values the finding is rejected. */
  readonly conditional: number
  /** With fewer values the finding is conditional at most. */
  readonly validated: number
}

/** Kinds of findings without a test: a level with its interval, a day and its baseline, two lab results. */
export type Untested = "level" | "baseline" | "lab"

/**
 * The number of values a finding needs: pairs for an association or a threshold, days for a trend or a
 * change point, values on each side for a difference, earlier days for a baseline, results of a lab test.
 */
export const minValues: Readonly<Record<Family | Untested, Limits>> = {
  association: { conditional: 20, validated: 30 },
  trend: { conditional: 20, validated: 45 },
  changepoint: { conditional: 30, validated: 45 },
  difference: { conditional: 7, validated: 14 },
  threshold: { conditional: 60, validated: 120 },
  level: { conditional: 7, validated: 21 },
  baseline: { conditional: 21, validated: 45 },
  lab: { conditional: 2, validated: 2 },
}

/** Whether there are enough values for a finding of a kind. */
export const bySize = (kind: Family | Untested, n: number): Judgement => {
  const limits = minValues[kind]
  if (n < limits.conditional) return rejected("too_few")
  return n < limits.validated ? conditional("few") : validated
}

/** Both sides of a difference, as the test used them. */
export interface Sides {
  readonly n_a: number
  readonly n_b: number
  /** The effective sample size of each side. */
  readonly n_eff_a: number
  readonly n_eff_b: number
  /** The lag-1 autocorrelation. */
  readonly phi: number
}

const MIN_INDEPENDENT = 5
/** Above this autocorrelation each side needs a month of days. */
const STRONG_PHI = 0.3
const MIN_OF_STRONG_PHI = 30

/** The judgement by the number of values and the effective sample size of both sides. */
export const bySides = ({ n_a, n_b, n_eff_a, n_eff_b, phi }: Sides): Judgement => {
  const smaller = Math.min(n_a, n_b)
  if (Math.min(n_eff_a, n_eff_b) < MIN_INDEPENDENT) return rejected("few_independent")
  const autocorrelated =
    phi > STRONG_PHI && smaller < MIN_OF_STRONG_PHI ? conditional("autocorrelation") : validated
  return weakest(bySize("difference", smaller), autocorrelated)
}

const MIN_INDEPENDENT_OF_SLOPE = 8

/** The judgement by the effective sample size of a slope. */
export const bySlope = (n_eff: number): Judgement =>
  n_eff < MIN_INDEPENDENT_OF_SLOPE ? conditional("few_independent_for_slope") : validated

/** The judgement of a step against a straight line, by their residual sums of squares. */
export const byStep = (rss_step: number, rss_line: number): Judgement =>
  rss_step < rss_line ? validated : conditional("drift")

/** A change at the time of a change of device may be an effect of the device. */
export const confoundedByDevice: Judgement = rejected("device")

/** Days of several devices, pooled because none has enough, give a conditional finding at most. */
export const pooledDevices: Judgement = conditional("several_devices")

/** The significance level of a single p value and of a corrected one. */
const ALPHA = 0.05

/** Whether a p value is significant before any correction. */
export const isSignificant = (p_value: number): boolean => p_value < ALPHA

/** The judgement of a test; `q` is its p value corrected for its whole family of tests. */
export const byTests = (p_value: number, q: number): Judgement => {
  if (q < ALPHA) return validated
  return isSignificant(p_value) ? conditional("multiple_testing") : rejected("chance")
}

type Coverage = ReadonlyArray<Pick<Preparation, "used" | "possible">>

/**
 * The judgement by the share of possible days that have a value. With too few of them only a finding
 * that would have high confidence `otherwise` stays validated.
 */
export const byCoverage = (reports: Coverage, otherwise: Confidence | null): Judgement =>
  reports.some(isSparse) && otherwise !== "high" ? conditional("sparse") : validated

const MIN_DAYS_OF_SELECTION = 90

/** The strongest of many findings is overestimated, most over fewer than 90 days. */
export const bySelection = (days: number): Judgement =>
  days < MIN_DAYS_OF_SELECTION ? conditional("selection") : validated

/** Rejects a conditional finding whose effect is below the smallest effect of interest. */
export const byRelevance = (
  found: Judgement,
  effect: number | undefined,
  smallest_effect: number | undefined,
): Judgement =>
  found.verdict === "conditional" &&
  effect !== undefined &&
  smallest_effect !== undefined &&
  Math.abs(effect) < smallest_effect
    ? rejected("negligible")
    : found

/** Fewer day-to-day changes than this are not tested. */
const MIN_CHANGES = 16

/** Whether the interval lies within the smallest effect of interest; false when that is unknown. */
export const isNegligible = (
  { ci_low, ci_high }: { readonly ci_low?: number; readonly ci_high?: number },
  smallest_effect: number | undefined,
): boolean =>
  smallest_effect !== undefined &&
  ci_low !== undefined &&
  ci_high !== undefined &&
  ci_low > -smallest_effect &&
  ci_high < smallest_effect

/** The judgement by the prewhitened correlation, which has to confirm an association. */
export const byPrewhitening = ({
  confirmed,
  prewhitened,
}: {
  readonly confirmed: boolean
  readonly prewhitened: { readonly n: number }
}): Judgement => {
  if (confirmed) return validated
  return prewhitened.n < MIN_CHANGES ? conditional("gaps") : conditional("slow_changes")
}

/** The confidence that a widget shows. */
export type Confidence = "high" | "medium" | "emerging"

const MIN_FOR_HIGH = 60

/**
 * The confidence of a finding; null for a rejected one. It is high when the finding is validated, has
 * at least 60 values and enough of the possible days, and its whole interval lies beyond the smallest
 * effect of interest (in the unit of the interval; null when unknown).
 */
export const confidenceOf = (
  verdict: Verdict | null,
  {
    n = 0,
    ci_low,
    ci_high,
  }: { readonly n?: number; readonly ci_low?: number; readonly ci_high?: number },
  smallest_effect: number | null,
  reports: Coverage = [],
): Confidence | null => {
  if (verdict === null || verdict === "rejected") return null
  if (verdict === "conditional") return "emerging"
  if (ci_low === undefined || ci_high === undefined || smallest_effect === null) return "medium"
  const matters = ci_low > smallest_effect || ci_high < -smallest_effect
  return n >= MIN_FOR_HIGH && matters && !reports.some(isSparse) ? "high" : "medium"
}

/** Orders findings by verdict, validated first, and within a verdict by the size of the effect. */
export const byVerdict = (a: Finding, b: Finding): number => {
  const rank = { validated: 0, conditional: 1, rejected: 2 }
  const firmness = ({ verdict }: Finding) => (verdict === null ? 1 : rank[verdict])
  return (
    firmness(a) - firmness(b) ||
    Math.abs(b.item.effect ?? 0) - Math.abs(a.item.effect ?? 0) ||
    (a.item.id < b.item.id ? -1 : 1)
  )
}
