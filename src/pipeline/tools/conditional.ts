import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { singleDeviceDays } from "#pipeline/tools/device-change"
import { daysWhere, differenceOf } from "#pipeline/tools/difference"
import { factsOn, spanOf } from "#pipeline/tools/fact"
import { refused, withInsufficientData } from "#pipeline/tools/insufficient-data"
import { keeps, limitFact, limitKey } from "#pipeline/tools/limit"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean } from "#statistics/sample/descriptive"
import type { Prepared } from "#statistics/series/preparation"
import { minValues } from "#statistics/verdict"

type Asked = Pick<ToolInput<"conditional">, "limit" | "lag" | "window">

/** A mean of fewer days says nothing. */
const MIN_VALUES = 3

/** The target's values where the feature keeps to the limit, and where it does not. */
const sidesOf = (feature: Prepared, target: Prepared, { limit, lag }: Asked) => {
  const valueOn = new Map(target.usable.map(({ date, value }) => [date, value]))
  const where: Array<number> = []
  const otherwise: Array<number> = []
  for (const { date, value } of feature.usable) {
    const after = valueOn.get(addDays(date, lag))
    if (after !== undefined) (keeps(value, limit) ? where : otherwise).push(after)
  }
  return { where, otherwise }
}

const tested = (feature: Prepared, target: Prepared, { limit, lag, window }: Asked) => {
  const minDays = 2 * minValues.difference.validated
  const singleDevice = singleDeviceDays([feature], [target], lag, window, minDays)
  const [features, targets] = [singleDevice.grid(feature), singleDevice.grid(target)]
  const before = (at: number) => features.values[at - lag] ?? Number.NaN
  const id = `${feature.metric.key}_${limitKey(limit)}_${target.metric.key}_lag_${lag}_${spanOf(window)}`
  return differenceOf({
    id,
    metric: target.metric,
    feature: feature.metric.key,
    window: singleDevice.window,
    a: daysWhere(targets, (at) => !Number.isNaN(before(at)) && !keeps(before(at), limit)),
    b: daysWhere(targets, (at) => !Number.isNaN(before(at)) && keeps(before(at), limit)),
    preparation: [feature.report, target.report],
    takeTurns: true,
    device: singleDevice.device,
    claim: { kind: "limit" },
  })
}

/**
 * The mean of the target on the days when the feature keeps to a limit, and on the other days of
 * which both are known, with a test of the difference where there are enough of either.
 */
export const conditional = Effect.fn("conditional")(function* (
  user: UserId,
  { feature: featureKey, target: targetKey, ...asked }: ToolInput<"conditional">,
) {
  const [featured, targeted] = [metricOf(featureKey), metricOf(targetKey)]
  if (!featured) return refused(featureKey)
  if (!targeted) return refused(targetKey)
  const { limit, window } = asked
  const [feature, target] = yield* preparedOf(user, [featured, targeted], window)
  const { where, otherwise } = sidesOf(feature, target, asked)

  const n = where.length
  const facts = factsOn(targeted, window, n)
  const named = (role: string) => `${role}_${featureKey}_${limitKey(limit)}_lag_${asked.lag}`
  const limited = limitFact(factsOn(featured, window, n), featured, limit)
  const required = {
    metric: targeted,
    question: named("conditional"),
    window,
    have: n,
    need: MIN_VALUES,
  }
  if (n < MIN_VALUES) {
    const both = n + otherwise.length
    const reason = both === 0 ? "no_overlap" : "too_few"
    return withInsufficientData({ ...noFindings, facts: [limited] }, reason, required)
  }
  const rest =
    otherwise.length < MIN_VALUES
      ? []
      : [
          factsOn(targeted, window, otherwise.length).value(
            "mean_otherwise",
            mean(otherwise),
            named("otherwise"),
          ),
          factsOn(targeted, window, n + otherwise.length).apart(
            "difference",
            mean(where) - mean(otherwise),
            named("difference"),
          ),
        ]
  const test = tested(feature, target, asked)
  return {
    ...noFindings,
    ...test,
    facts: [
      facts.value("mean_where", mean(where), named("where")),
      ...rest,
      facts.count("n", n, named("n")),
      limited,
      ...test.facts,
    ],
  } satisfies Findings
})
