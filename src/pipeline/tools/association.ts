import type { Fact, Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/tool"
import { countUnit, decimalsOf, numberFact, spanOf, windowOf } from "#pipeline/tools/fact"
import { amountOf } from "#science/metrics/words"
import type { Correlation } from "#science/sample/spearman"
import { thirds } from "#science/sample/thirds"

/** Fewer pairs than this are no association. */
export const FEWEST_PAIRS = 20

/** Below this a link is called one. */
const P = 0.05

/** Two metrics day by day, `lag` days from feature to target. */
export interface Pairing {
  readonly feature: Metric
  readonly target: Metric
  readonly lag: number
  readonly window: Window
}

const nameOf = ({ feature, target, lag }: Pairing) => `${feature.key}_${target.key}_lag${lag}`

/** When the target is, seen from the feature. A night stands on the day of waking up. */
const when = ({ feature, target, lag }: Pairing): string => {
  if (lag > 1) return "some days later"
  if (lag === 1) return target.day === "night" ? "the night after" : "the day after"
  if (feature.day === target.day) return target.day === "night" ? "the same night" : "the same day"
  return target.day === "night" ? "the night before" : "on the following day"
}

/** Correlation, and the target on the days of the feature's highest and lowest third. */
export const associationFacts = (
  pairing: Pairing,
  { x, y }: { readonly x: ReadonlyArray<number>; readonly y: ReadonlyArray<number> },
  { rho, n }: Correlation,
): ReadonlyArray<Fact> => {
  const { feature, target, window } = pairing
  const about = (name: string, label: string, count = n) => ({
    label,
    window,
    n: count,
    key: `${nameOf(pairing)}_${name}`,
  })
  const ends = thirds(x, y)
  const facts = [
    numberFact("rho", about("rho", `${feature.name} and ${target.name}`), rho, "rho", 2),
    numberFact("n", about("n", target.name), n, countUnit(target), 0),
  ]
  if (!ends) return facts
  const { highest, lowest } = ends
  const of = (metric: Metric, value: number) =>
    [value, metric.unit, decimalsOf(metric, value)] as const
  return [
    ...facts,
    numberFact(
      "target_high",
      about("target_high", target.name, highest.n),
      ...of(target, highest.target),
    ),
    numberFact(
      "target_low",
      about("target_low", target.name, lowest.n),
      ...of(target, lowest.target),
    ),
    numberFact(
      "feature_high",
      about("feature_high", feature.name, highest.n),
      ...of(feature, highest.feature),
    ),
    numberFact(
      "feature_low",
      about("feature_low", feature.name, lowest.n),
      ...of(feature, lowest.feature),
    ),
  ]
}

const unitOf = ({ day }: Metric) => (day === "night" ? "Nights" : "Days")

/** The evidence item of an association. */
export const associationFinding = (pairing: Pairing, found: Correlation): Finding => {
  const { feature, target, window } = pairing
  const id = `${nameOf(pairing)}_${spanOf(window)}`
  const link =
    found.p_value < P
      ? `${unitOf(feature)} with ${amountOf(feature, 1)} go with ${amountOf(target, found.rho)} ${when(pairing)}`
      : `No clear link between ${feature.name} and ${target.name} ${when(pairing)}`
  return {
    item: {
      id,
      claim: `${link}: rank correlation {{${id}.effect}} (confidence interval {{${id}.ci_low}} to {{${id}.ci_high}}).`,
      kind: "association",
      feature: feature.key,
      target: target.key,
      window: windowOf(window),
      unit: "rho",
      effect: found.rho,
      p_value: found.p_value,
      ci_low: found.ci_low,
      ci_high: found.ci_high,
      n: found.n,
    },
    decimals: 2,
    verdict: null,
    reason: null,
    family: "association",
    preparation: [],
  }
}
