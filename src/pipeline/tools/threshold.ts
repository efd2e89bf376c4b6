import { Effect } from "effect"
import { worded } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import { countUnit } from "#catalogue/metrics/degrees"
import type { UserId } from "#domain/ids"
import { type Fact, type Finding, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { ToolInput } from "#domain/tool"
import { Calculator } from "#pipeline/calculator"
import { markOf } from "#pipeline/tools/device-change"
import { levelOf } from "#pipeline/tools/effect-scale"
import { differenceUnit, keyOf, numberFact, spanOf } from "#pipeline/tools/fact"
import { insufficient, insufficientPairs, refused } from "#pipeline/tools/insufficient-data"
import { type Link, linkOf, nameOf } from "#pipeline/tools/link"
import { preparedOf } from "#pipeline/tools/prepared"
import { seedOf } from "#statistics/random"
import { median, quantile } from "#statistics/sample/descriptive"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { testScale } from "#statistics/series/log-scale"
import { testSeries } from "#statistics/series/season"
import type { Threshold } from "#statistics/series/threshold"
import { isSignificant, minValues } from "#statistics/verdict"

/** Fewer pairs than this show no bend. */
const MIN_PAIRS = minValues.threshold.conditional

/**
 * The seed depends on the finding and its days only, so that the result is reproducible and
 * independent of the user.
 */
const seedFor = (id: string, ...grids: ReadonlyArray<DayGrid>): number =>
  seedOf([id, ...grids.map(({ values }) => values.join())].join(" "))

/** The power of ten below the interquartile range of a metric: a slope is per thousand steps. */
const handful = (values: Float64Array): number => {
  const range = quantile(values, 0.75) - quantile(values, 0.25)
  return range > 0 ? 10 ** Math.floor(Math.log10(range)) : 1
}

const amountOf = ({ scale, unit }: Metric, amount: number): string => {
  if (scale === "clock") return amount === 1 ? "hour" : `${amount} hours`
  return `${amount.toLocaleString("en")} ${unit}`
}

const thresholdFacts = (
  { pairing, singleDevice, feature: x, target: y }: Link,
  found: Threshold,
): ReadonlyArray<Fact> => {
  const { feature, target, window } = pairing
  const about = (role: string, { name }: Metric) => ({
    label: name,
    window,
    n: found.n,
    key: `${nameOf(pairing)}_${role}`,
  })
  const knot = (role: "knot" | "knot_low" | "knot_high", value: number) =>
    numberFact(role, about(role, feature), value, feature.unit, feature.decimals)
  const amount = handful(finite(singleDevice.grid(x).values))
  const { per, unit, decimals } = differenceUnit(target)
  const level = levelOf(target, median(finite(testScale(target, singleDevice.grid(y)).values)))
  const slope = (role: "slope_below" | "slope_above", value: number) =>
    numberFact(
      role,
      about(role, target),
      target.log_normal ? level * Math.expm1(value * amount) : value * amount * per,
      `${unit} per ${amountOf(feature, amount)}`,
      decimals + 1,
    )
  return [
    knot("knot", found.knot),
    knot("knot_low", found.knot_low),
    knot("knot_high", found.knot_high),
    slope("slope_below", found.slope_below),
    slope("slope_above", found.slope_above),
    numberFact("n", about("threshold_n", target), found.n, countUnit(target), 0),
  ]
}

const thresholdFinding = (
  { pairing, singleDevice, ...link }: Link,
  id: string,
  found: Threshold,
  facts: ReadonlyArray<Fact>,
): Finding => {
  const { feature, target, window } = pairing
  return worded({
    item: {
      id,
      kind: "threshold",
      feature: feature.key,
      target: target.key,
      window,
      unit: feature.unit,
      effect: found.knot,
      p_value: found.p_value,
      ci_low: found.knot_low,
      ci_high: found.knot_high,
      n: found.n,
    },
    claim: {
      kind: "threshold",
      clear: isSignificant(found.p_value),
      knot_key: keyOf(facts, "knot")!,
      low_key: keyOf(facts, "knot_low")!,
      high_key: keyOf(facts, "knot_high")!,
    },
    family: "threshold",
    decimals: feature.decimals,
    ...markOf(singleDevice.device),
    preparation: [link.feature.report, link.target.report],
  })
}

/**
 * The value of the feature at which its link with the target bends, with a range. Slopes are per round
 * amount of the feature.
 */
export const threshold = Effect.fn("threshold")(function* (
  user: UserId,
  input: ToolInput<"threshold">,
) {
  const { lag, window } = input
  const feature = metricOf(input.feature)
  const target = metricOf(input.target)
  if (!feature) return refused(input.feature)
  if (!target || target === feature) return refused(input.target)
  const [before, after] = yield* preparedOf(user, [feature, target], window)
  const question = `threshold_${feature.key}_${target.key}_lag${lag}`
  const required = { question, window, need: MIN_PAIRS }
  for (const { metric, report } of [before, after])
    if (report.used === 0) return insufficient({ ...required, metric, have: 0 })

  const link = linkOf(before, after, lag, window, [], MIN_PAIRS)
  const id = `${nameOf(link.pairing)}_threshold_${spanOf(link.pairing.window)}`
  const x = link.singleDevice.grid(before)
  const y = testSeries(target, link.singleDevice.grid(after))
  const { run } = yield* Calculator
  const found = yield* run("threshold", {
    feature: x,
    target: y,
    lag,
    seed: seedFor(id, x, y),
  })
  const have = link.singleDevice.n
  if (!found) return insufficientPairs({ feature, target, x, y }, { ...required, have })
  const facts = thresholdFacts(link, found)
  return {
    ...noFindings,
    facts,
    evidence: [thresholdFinding(link, id, found, facts)],
    tests: { threshold: [found.p_value] },
  } satisfies Findings
})
