import { worded } from "#catalogue/claims"
import type { DifferenceClaim } from "#domain/claim"
import type { Findings, Preparation } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { markOf } from "#pipeline/tools/device-change"
import { differenceUnit, effectiveFact } from "#pipeline/tools/fact"
import { sd } from "#statistics/sample/descriptive"
import { compareWindows } from "#statistics/series/comparison"
import { contrastDays } from "#statistics/series/contrast"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { testScale } from "#statistics/series/log-scale"
import { smallestEffectOfInterest } from "#statistics/series/smallest-effect"
import { bySides, isSignificant, type Judgement, validated, weakest } from "#statistics/verdict"

/** A claim before its test. */
type Untested<Claim> = Claim extends unknown ? Omit<Claim, "clear"> : never

/** Two kinds of days of one metric. */
export interface ComparedDays {
  /** Without a dot. */
  readonly id: string
  readonly metric: Metric
  readonly feature?: string
  readonly window: Window
  /** The metric on the days of either kind, on one calendar: b minus a. */
  readonly a: DayGrid
  readonly b: DayGrid
  readonly preparation: ReadonlyArray<Preparation>
  /** True of alternating days on one calendar, and not of a time before and a time after. */
  readonly takeTurns?: true
  /** The judgement on a change of device, when it is known already. */
  readonly device?: Judgement
  readonly claim: Untested<DifferenceClaim>
}

/**
 * Tests the difference of two kinds of days, corrected for autocorrelation; nothing below seven
 * values of either kind. The p value is of the scale that tests of the metric are on, the effect and
 * its interval of the metric's own. Autocorrelation lowers the
 * verdict of a before/after comparison only; for alternating days (weekday, weekend) it cancels out. A fact says how
 * many independent days they are worth where that is few.
 */
export const differenceOf = (
  compared: ComparedDays,
): Pick<Findings, "facts" | "evidence" | "tests"> => {
  const { id, metric, feature, window, a, b, preparation, claim } = compared
  const { takeTurns = false, device = validated } = compared
  const test = takeTurns ? contrastDays : compareWindows
  const plain = test(a, b)
  const tested = metric.log_normal ? test(testScale(metric, a), testScale(metric, b)) : plain
  if (!plain || !tested) return { facts: [], evidence: [], tests: {} }
  const { per, unit, decimals } = differenceUnit(metric)
  const finding = worded({
    item: {
      id,
      kind: "scalar",
      ...(feature ? { feature } : {}),
      target: metric.key,
      window,
      unit,
      effect: plain.difference * per,
      p_value: tested.p_value,
      ci_low: plain.ci_low * per,
      ci_high: plain.ci_high * per,
      n: plain.n_a + plain.n_b,
    },
    claim: { ...claim, clear: isSignificant(tested.p_value) } as DifferenceClaim,
    family: "difference",
    decimals,
    smallest_effect: smallestEffectOfInterest(metric.key, plain.mean_a, sd(finite(a.values))) * per,
    ...markOf(weakest(device, bySides(takeTurns ? { ...tested, phi: 0 } : tested))),
    preparation,
  })
  const n_eff = tested.n_eff_a + tested.n_eff_b
  return {
    facts: effectiveFact(metric, window, { n: plain.n_a + plain.n_b, n_eff }, id),
    evidence: [finding],
    tests: { difference: [tested.p_value] },
  }
}

/** A grid with the values of the days of one kind alone. */
export const daysWhere = (grid: DayGrid, is: (at: number) => boolean): DayGrid => ({
  ...grid,
  values: grid.values.map((value, at) => (is(at) ? value : Number.NaN)),
})
