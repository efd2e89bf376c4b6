import type { Family, Preparation } from "#domain/ledger"
import type { Verdict } from "#domain/memory"
import type { Reason } from "#domain/reason"
import { isSparse } from "#statistics/series/preparation"

/** How firm a finding is, and why it is not firmer. */
export interface Judgement {
  readonly verdict: Verdict
  readonly reason: Reason | null
}

/** Nothing speaks against it. */
export const firm: Judgement = { verdict: "validated", reason: null }

const hint = (reason: Reason): Judgement => ({ verdict: "conditional", reason })
const none = (reason: Reason): Judgement => ({ verdict: "rejected", reason })

const order: ReadonlyArray<Verdict> = ["validated", "conditional", "rejected"]

/** The least firm of several judgements; of equals the first, which gives the reason. */
export const weakest = (first: Judgement, ...others: ReadonlyArray<Judgement>): Judgement =>
  others.reduce((a, b) => (order.indexOf(b.verdict) > order.indexOf(a.verdict) ? b : a), first)

interface Limits {
  /** With fewer there is no finding. */
  readonly hint: number
  /** With fewer there is at most a hint. */
  readonly validated: number
}

/** What a finding without a test is: a level with an interval, a day held against the usual, two lab results. */
export type Untested = "level" | "baseline" | "lab"

/**
 * Values a finding needs: pairs of an association or a threshold, days of a trend or a changepoint,
 * values of each side of a difference, days before the one a baseline is of, results of a lab test.
 */
export const fewestValues: Readonly<Record<Family | Untested, Limits>> = {
  association: { hint: 20, validated: 30 },
  trend: { hint: 20, validated: 45 },
  changepoint: { hint: 30, validated: 45 },
  difference: { hint: 7, validated: 14 },
  threshold: { hint: 60, validated: 120 },
  level: { hint: 7, validated: 21 },
  baseline: { hint: 21, validated: 45 },
  lab: { hint: 2, validated: 2 },
}

/** Whether there are enough values for a finding of a kind. */
export const bySize = (kind: Family | Untested, n: number): Judgement => {
  const limits = fewestValues[kind]
  if (n < limits.hint) return none("too_few")
  return n < limits.validated ? hint("few") : firm
}

/** Both sides of a difference, as its test saw them. */
export interface Sides {
  readonly n_a: number
  readonly n_b: number
  /** Independent values each side is worth. */
  readonly n_eff_a: number
  readonly n_eff_b: number
  /** Autocorrelation from one day to the next. */
  readonly phi: number
}

const MIN_INDEPENDENT = 5
/** From here on a day repeats so much of the day before that a side needs a month. */
const STRONG_PHI = 0.3
const MIN_OF_STRONG_PHI = 30

/** Whether both sides of a difference carry a verdict: values, and independent values. */
export const bySides = ({ n_a, n_b, n_eff_a, n_eff_b, phi }: Sides): Judgement => {
  const smaller = Math.min(n_a, n_b)
  if (Math.min(n_eff_a, n_eff_b) < MIN_INDEPENDENT) return none("few_independent")
  const alike = phi > STRONG_PHI && smaller < MIN_OF_STRONG_PHI ? hint("autocorrelation") : firm
  return weakest(bySize("difference", smaller), alike)
}

const MIN_INDEPENDENT_OF_SLOPE = 8

/** Whether days are independent enough for a slope: `n_eff` of them. */
export const bySlope = (n_eff: number): Judgement =>
  n_eff < MIN_INDEPENDENT_OF_SLOPE ? hint("few_independent_for_slope") : firm

/** Whether one step explains a course better than a line does: what each leaves unexplained. */
export const byStep = (rss_step: number, rss_line: number): Judgement =>
  rss_step < rss_line ? firm : hint("drift")

/** A shift that comes with another device is the device's as likely as the person's. */
export const confounded: Judgement = none("device")

/** What was measured by several devices, since none of them lasted, is a hint at most. */
export const severalDevices: Judgement = hint("several_devices")

/** Significance of a test alone, and after correction for all that was tried in its family. */
const ALPHA = 0.05

/** Whether a p value stands out by itself. */
export const isSignificant = (p_value: number): boolean => p_value < ALPHA

/** Whether a test is clear of chance: `q` is its p value corrected for its whole family. */
export const byTests = (p_value: number, q: number): Judgement => {
  if (q < ALPHA) return firm
  return isSignificant(p_value) ? hint("multiple_testing") : none("chance")
}

type Coverage = ReadonlyArray<Pick<Preparation, "used" | "possible">>

/**
 * Whether enough of the possible days have a value. Where not, a finding is trusted one level less:
 * what would be of high confidence otherwise stands, all else is at most a hint.
 */
export const byCoverage = (reports: Coverage, otherwise: Confidence | null): Judgement =>
  reports.some(isSparse) && otherwise !== "high" ? hint("sparse") : firm

const MIN_DAYS_OF_SELECTION = 90

/** The strongest of many looks stronger than it is, all the more over fewer than 90 days. */
export const bySelection = (days: number): Judgement =>
  days < MIN_DAYS_OF_SELECTION ? hint("selection") : firm

/** A hint of an effect that would be too small to matter is none. */
export const byWorth = (
  found: Judgement,
  effect: number | undefined,
  smallest_effect: number | undefined,
): Judgement =>
  found.verdict === "conditional" &&
  effect !== undefined &&
  smallest_effect !== undefined &&
  Math.abs(effect) < smallest_effect
    ? none("negligible")
    : found

/** Fewer day-to-day changes than this say nothing. */
const MIN_CHANGES = 16

/** Whether a whole interval is too small to matter; never where nobody says how small that is. */
export const isNegligible = (
  { ci_low, ci_high }: { readonly ci_low?: number; readonly ci_high?: number },
  smallest_effect: number | undefined,
): boolean =>
  smallest_effect !== undefined &&
  ci_low !== undefined &&
  ci_high !== undefined &&
  ci_low > -smallest_effect &&
  ci_high < smallest_effect

/** Whether the same stands out in the day-to-day changes, as many as there are: an association needs that. */
export const byPrewhitening = ({
  confirmed,
  prewhitened,
}: {
  readonly confirmed: boolean
  readonly prewhitened: { readonly n: number }
}): Judgement => {
  if (confirmed) return firm
  return prewhitened.n < MIN_CHANGES ? hint("gaps") : hint("slow_changes")
}

/** How sure a widget may say it is. */
export type Confidence = "high" | "medium" | "emerging"

const MIN_FOR_HIGH = 60

/**
 * The confidence of a judged finding; null of a rejected one. It is high when the finding is
 * validated, rests on at least 60 values and on enough of the possible days, and its whole interval
 * lies beyond what is too small to matter: `trivial`, in the unit of the interval, null where nobody
 * says how small that is.
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
