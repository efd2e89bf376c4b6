import { worded } from "#catalogue/claims"
import { countUnit } from "#catalogue/metrics/degrees"
import { type Fact, type Finding, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { FactRole } from "#domain/tool"
import { markOf } from "#pipeline/tools/device-change"
import { decimalsOf, differenceUnit, keyOf, numberFact, shown, spanOf } from "#pipeline/tools/fact"
import { type Link, nameOf } from "#pipeline/tools/link"
import type { Slope } from "#statistics/sample/theil-sen"
import { thirds } from "#statistics/sample/thirds"
import type { Association } from "#statistics/series/association"
import { pairs } from "#statistics/series/day-grid"
import { SMALLEST_RHO } from "#statistics/series/smallest-effect"
import { byPrewhitening, isSignificant, weakest } from "#statistics/verdict"

const MINUTES = 60

/** A value as far as it is printed, so that two of them differ by what a reader counts. */
const printed = (metric: Metric, value: number): number => {
  const steps = metric.scale === "clock" ? MINUTES : 10 ** decimalsOf(metric, value)
  return Math.round(value * steps) / steps
}

/** Correlation, size in the target's unit, and the target on the feature's highest and lowest third. */
const linkFacts = (
  { pairing, singleDevice, feature: x, target: y }: Link,
  { rho, n, n_eff, p_value }: Association,
  size: Slope | null,
): ReadonlyArray<Fact> => {
  const { feature, target, window, lag } = pairing
  const about = (name: string, label: string, count = n) => ({
    label,
    window,
    n: count,
    key: `${nameOf(pairing)}_${name}`,
  })
  const level = (role: FactRole, metric: Metric, value: number, count: number) =>
    numberFact(
      role,
      about(role, metric.name, count),
      shown(metric, value),
      metric.unit,
      decimalsOf(metric, value),
    )
  const { per, unit, decimals } = differenceUnit(target)
  const apart = (role: FactRole, value: number) =>
    numberFact(role, about(role, target.name), value * per, unit, decimals)
  const paired = pairs(singleDevice.grid(x), singleDevice.grid(y), lag)
  const ends = thirds(paired.x, paired.y)
  /** The weekday alone may turn the raw means the other way round: they are left out then. */
  const agrees = (change: number) => !isSignificant(p_value) || change * rho > 0
  return [
    numberFact("rho", about("rho", `${feature.name} and ${target.name}`), rho, "rho", 2),
    numberFact("n", about("n", target.name), n, countUnit(target), 0),
    ...(n_eff < n / 2
      ? [numberFact("n_eff", about("n_eff", target.name), n_eff, countUnit(target), 0)]
      : []),
    ...(ends && agrees(ends.highest.target - ends.lowest.target)
      ? [
          level("target_high", target, ends.highest.target, ends.highest.n),
          level("target_low", target, ends.lowest.target, ends.lowest.n),
          apart("gap", printed(target, ends.highest.target) - printed(target, ends.lowest.target)),
          level("feature_high", feature, ends.highest.feature, ends.highest.n),
          level("feature_low", feature, ends.lowest.feature, ends.lowest.n),
        ]
      : []),
    ...(size && agrees(size.slope) ? [apart("slope", size.slope)] : []),
    ...(size && agrees(size.slope) && Number.isFinite(size.ci_high - size.ci_low)
      ? [apart("slope_low", size.ci_low), apart("slope_high", size.ci_high)]
      : []),
  ]
}

/** The evidence item of an association. */
const linkFinding = (
  { pairing, singleDevice, ...link }: Link,
  found: Association,
  facts: ReadonlyArray<Fact>,
): Finding => {
  const { feature, target, window, lag, given, on } = pairing
  return worded({
    item: {
      id: `${nameOf(pairing)}_${spanOf(window)}`,
      kind: "association",
      feature: feature.key,
      target: target.key,
      window,
      unit: "rho",
      effect: found.rho,
      p_value: found.p_value,
      ci_low: found.ci_low,
      ci_high: found.ci_high,
      n: found.n,
    },
    claim: {
      kind: "link",
      clear: isSignificant(found.p_value),
      lag,
      given: given.map(({ key }) => key),
      ...(on ? { on } : {}),
      size_key: keyOf(facts, "slope"),
      n_eff_key: keyOf(facts, "n_eff"),
    },
    family: "association",
    decimals: 2,
    smallest_effect: SMALLEST_RHO,
    ...markOf(weakest(byPrewhitening(found), singleDevice.device)),
    preparation: [link.feature, link.target, ...link.given].map(({ report }) => report),
  })
}

/**
 * The facts and the finding of a tested link. `size` is the target's change over the feature's interquartile
 * range, null where it was not worked out.
 */
export const linkFindings = (link: Link, found: Association, size: Slope | null): Findings => {
  const facts = linkFacts(link, found, size)
  return {
    ...noFindings,
    facts,
    evidence: [linkFinding(link, found, facts)],
    tests: { association: [found.p_value] },
  }
}
