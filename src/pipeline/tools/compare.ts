import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Fact, type Finding, type Findings, noFindings } from "#domain/ledger"
import type { Metric, Series } from "#domain/metric"
import type { ToolInput, Window } from "#domain/tool"
import { fewestFor } from "#pipeline/tools/describe"
import { acrossDevices } from "#pipeline/tools/device-change"
import { apartOf, factsOn, spanOf, windowOf } from "#pipeline/tools/fact"
import { refused, withShortage } from "#pipeline/tools/shortage"
import { metricOf } from "#science/metrics"
import { mean } from "#science/sample/descriptive"
import { type Difference, welch } from "#science/sample/welch"

/** Values a side that a test of two windows needs. */
const FEWEST_TESTED = 7

/** A percentage this large prints without decimals. */
const LARGE_PCT = 10

/** From the first day of either window to the last day of either. */
const around = (a: Window, b: Window): Window => ({
  from: [a.from, b.from].sort()[0]!,
  to: [a.to, b.to].sort()[1]!,
})

interface Sides {
  readonly metric: Metric
  readonly windows: ToolInput<"compare">
  readonly a: ReadonlyArray<number>
  readonly b: ReadonlyArray<number>
}

/** The level of one window; nothing when it has too few values for one. */
const sideFacts = (
  metric: Metric,
  side: "a" | "b",
  window: Window,
  values: ReadonlyArray<number>,
): ReadonlyArray<Fact> => {
  const facts = factsOn(metric, window, values.length)
  return values.length < fewestFor(window)
    ? []
    : [
        facts.value(`${side}_mean`, mean(values), "mean"),
        facts.count(`${side}_n`, values.length, "n"),
      ]
}

const factsOf = ({ metric, windows, a, b }: Sides): ReadonlyArray<Fact> => {
  const both = (
    role: "difference" | "percent",
    value: number,
    unit: string,
    decimals: number,
  ): Fact => ({
    item: {
      key: `${metric.key}_${role}_${spanOf(windows.a)}_to_${spanOf(windows.b)}`,
      value,
      unit,
      window: windowOf(around(windows.a, windows.b)),
      n: a.length + b.length,
    },
    role,
    label: metric.name,
    decimals,
  })
  const difference = mean(b) - mean(a)
  const { per, unit, decimals } = apartOf(metric)
  const percent = (100 * difference) / Math.abs(mean(a))
  const isRatio = metric.scale === "ratio" && Number.isFinite(percent)
  return [
    both("difference", difference * per, unit, decimals),
    ...(isRatio ? [both("percent", percent, "%", Math.abs(percent) < LARGE_PCT ? 1 : 0)] : []),
  ]
}

const findingOf = ({ metric, windows, a, b }: Sides, found: Difference): Finding => {
  const { per, unit, decimals } = apartOf(metric)
  const id = `${metric.key}_compare_${spanOf(windows.a)}_to_${spanOf(windows.b)}`
  return {
    item: {
      id,
      claim: `Average ${metric.name} moved by {{${id}.effect}} from the first period to the second (confidence interval {{${id}.ci_low}} to {{${id}.ci_high}}).`,
      kind: "scalar",
      target: metric.key,
      window: windowOf(around(windows.a, windows.b)),
      unit,
      effect: found.difference * per,
      p_value: found.p_value,
      ci_low: found.ci_low * per,
      ci_high: found.ci_high * per,
      n: a.length + b.length,
    },
    decimals,
    verdict: null,
    reason: null,
    family: "difference",
    preparation: [],
  }
}

/**
 * Two windows of one metric against each other, b minus a, by Welch's test. Where one has too few
 * values, the level of the other is all there is.
 */
export const compare = Effect.fn("compare")(function* (
  user: UserId,
  windows: ToolInput<"compare">,
) {
  const metric = metricOf(windows.metric)
  if (!metric) return refused(windows.metric)
  const { series } = yield* MetricSeriesStore
  const a = yield* series(user, metric, windows.a)
  const b = yield* series(user, metric, windows.b)
  const values = (found: Series) => found.map(({ value }) => value)
  const sides: Sides = { metric, windows, a: values(a), b: values(b) }

  const fewer = sides.a.length < sides.b.length ? windows.a : windows.b
  const have = Math.min(sides.a.length, sides.b.length)
  const lack = { metric, question: "compare", window: fewer, have }
  const levels = [
    ...sideFacts(metric, "a", windows.a, sides.a),
    ...sideFacts(metric, "b", windows.b, sides.b),
  ]
  if (have < fewestFor(fewer)) {
    const reason = have === 0 ? "no_data" : "too_few"
    return withShortage({ ...noFindings, facts: levels }, reason, {
      ...lack,
      need: fewestFor(fewer),
    })
  }

  const described: Findings = { ...noFindings, facts: [...levels, ...factsOf(sides)] }
  if (have < FEWEST_TESTED)
    return withShortage(described, "too_few", { ...lack, need: FEWEST_TESTED })
  const found = welch(sides.a, sides.b)
  if (!found) return described
  const tested: Findings = {
    ...described,
    evidence: [findingOf(sides, found)],
    tests: { difference: [found.p_value] },
  }
  return acrossDevices(tested, [...a, ...b])
})
