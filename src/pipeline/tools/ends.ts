import { worded } from "#catalogue/claims"
import { type Findings, noFindings } from "#domain/ledger"
import { markOf } from "#pipeline/tools/device-change"
import { intervalOf } from "#pipeline/tools/effect-scale"
import { differenceUnit, effectiveFact, factsOn, spanOf } from "#pipeline/tools/fact"
import { withInsufficientData } from "#pipeline/tools/insufficient-data"
import type { SingleDeviceSeries } from "#pipeline/tools/single-device-series"
import { sd } from "#statistics/sample/descriptive"
import { finite } from "#statistics/series/day-grid"
import { compareEnds } from "#statistics/series/ends"
import { smallestEffectOfInterest } from "#statistics/series/smallest-effect"
import type { Trend } from "#statistics/series/trend"
import { bySlope, isSignificant, weakest } from "#statistics/verdict"

/** Compares the last days with the first, when autocorrelation is too high for a slope. */
export const endsFindings = (
  { prepared, singleDevice }: SingleDeviceSeries,
  { n, n_eff }: Trend,
): Findings => {
  const { metric, report } = prepared
  const grid = singleDevice.grid(prepared)
  const ends = compareEnds(grid)
  const facts = factsOn(metric, singleDevice.window, n)
  const counts = [
    facts.count("n", n, "trend_n"),
    ...effectiveFact(metric, singleDevice.window, { n, n_eff }, `${metric.key}_trend`),
  ]
  if (!ends) {
    const required = {
      metric,
      question: "trend",
      window: singleDevice.window,
      have: n,
      need: 2 * n,
    }
    return withInsufficientData({ ...noFindings, facts: counts }, "too_few", required)
  }
  const { per, unit, decimals } = differenceUnit(metric)
  const change = facts.apart("difference", ends.difference, "ends_difference")
  const levels = [
    facts.value("a_mean", ends.first, "first_median"),
    facts.value("b_mean", ends.last, "last_median"),
  ]
  const finding = worded({
    item: {
      id: `${metric.key}_ends_${spanOf(singleDevice.window)}`,
      kind: "scalar",
      target: metric.key,
      window: singleDevice.window,
      n: ends.n,
      unit,
      effect: ends.difference * per,
      p_value: ends.p_value,
      ...intervalOf(ends, (difference) => difference * per),
    },
    claim: { kind: "ends", clear: isSignificant(ends.p_value), change_key: change.item.key },
    family: "difference",
    decimals,
    smallest_effect:
      smallestEffectOfInterest(metric.key, ends.first, sd(finite(grid.values))) * per,
    ...markOf(weakest(singleDevice.device, bySlope(n_eff))),
    preparation: [report],
  })
  return {
    ...noFindings,
    facts: [change, ...levels, ...counts],
    evidence: [finding],
    tests: { difference: [ends.p_value] },
  }
}
