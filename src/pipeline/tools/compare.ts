import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { minValuesFor } from "#pipeline/tools/describe"
import { sameDevice } from "#pipeline/tools/device-change"
import { differenceOf } from "#pipeline/tools/difference"
import { isSeasonal } from "#pipeline/tools/effect-scale"
import { differenceUnit, factsOn, percentDecimals, spanOf } from "#pipeline/tools/fact"
import { refused, withInsufficientData } from "#pipeline/tools/insufficient-data"
import { bothPrepared } from "#pipeline/tools/prepared"
import { isSkewed, typicalDay } from "#pipeline/tools/typical-day"
import { mean } from "#statistics/sample/descriptive"
import type { Prepared } from "#statistics/series/preparation"
import { weekdayBalanced } from "#statistics/series/weekday-balance"
import { confoundedByDevice, minValues, validated } from "#statistics/verdict"

/** Values a side that a test of two windows needs. */
const MIN_TESTED = minValues.difference.conditional

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
  return values.length < minValuesFor(window)
    ? []
    : [
        facts.value(`${side}_mean`, mean(values), "mean"),
        facts.count(`${side}_n`, values.length, "n"),
      ]
}

const differenceFacts = ({ metric, windows, a, b }: Sides): ReadonlyArray<Fact> => {
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
      window: around(windows.a, windows.b),
      n: a.length + b.length,
    },
    role,
    label: metric.name,
    decimals,
  })
  const difference = mean(b) - mean(a)
  const { per, unit, decimals } = differenceUnit(metric)
  const percent = (100 * difference) / Math.abs(mean(a))
  const isRatio = metric.scale === "ratio" && Number.isFinite(percent)
  return [
    both("difference", difference * per, unit, decimals),
    ...(isRatio ? [both("percent", percent, "%", percentDecimals(percent))] : []),
  ]
}

/**
 * The test of two windows on days of the same device, weekdays balanced; nothing where a side is too
 * short. Where the windows have no device in common the difference is confounded.
 */
const testOf = (
  sides: Sides,
  a: Prepared,
  b: Prepared,
): Pick<Findings, "facts" | "evidence" | "tests"> => {
  const { metric, windows } = sides
  const same = sameDevice(a, b, MIN_TESTED)
  const device = same ? validated : confoundedByDevice
  const [before, after] = weekdayBalanced(...(same ?? [a.grid, b.grid]))
  const found = differenceOf({
    id: `${metric.key}_compare_${spanOf(windows.a)}_to_${spanOf(windows.b)}`,
    metric,
    window: around(windows.a, windows.b),
    a: before,
    b: after,
    preparation: [a.report, b.report],
    device,
    claim: {
      kind: "periods",
      season: isSeasonal(metric, around(windows.a, windows.b)),
      device: device.reason === "device",
    },
  })
  if (!isSkewed(metric) || !same) return found
  const typical = found.evidence.flatMap((tested) => typicalDay(tested, before, after))
  return { ...found, evidence: [...found.evidence, ...typical] }
}

/**
 * Two windows of one metric against each other, b minus a: their levels as they were measured, and
 * Welch's test corrected for autocorrelation. Where one has too few values, the level of the other is
 * all there is.
 */
export const compare = Effect.fn("compare")(function* (
  user: UserId,
  windows: ToolInput<"compare">,
) {
  const metric = metricOf(windows.metric)
  if (!metric) return refused(windows.metric)
  const [a, b] = yield* bothPrepared(user, metric, windows)
  const values = ({ usable }: Prepared) => usable.map(({ value }) => value)
  const sides: Sides = { metric, windows, a: values(a), b: values(b) }

  const fewer = sides.a.length < sides.b.length ? windows.a : windows.b
  const have = Math.min(sides.a.length, sides.b.length)
  const required = { metric, question: "compare", window: fewer, have }
  const levels = [
    ...sideFacts(metric, "a", windows.a, sides.a),
    ...sideFacts(metric, "b", windows.b, sides.b),
  ]
  if (have < minValuesFor(fewer)) {
    const reason = have === 0 ? "no_data" : "too_few"
    return withInsufficientData({ ...noFindings, facts: levels }, reason, {
      ...required,
      need: minValuesFor(fewer),
    })
  }

  const described: Findings = { ...noFindings, facts: [...levels, ...differenceFacts(sides)] }
  if (have < MIN_TESTED)
    return withInsufficientData(described, "too_few", { ...required, need: MIN_TESTED })
  const { facts, ...tested } = testOf(sides, a, b)
  return { ...described, ...tested, facts: [...described.facts, ...facts] }
})
