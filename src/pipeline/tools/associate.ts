import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import type { ToolInput } from "#domain/tool"
import { Calculator } from "#pipeline/calculator"
import { linkFindings } from "#pipeline/tools/association"
import { insufficient, insufficientPairs, refused } from "#pipeline/tools/insufficient-data"
import { linkOf, MIN_PAIRS, sizedOf, testedOf } from "#pipeline/tools/link"
import { preparedOf } from "#pipeline/tools/prepared"
import { associate as associationOf } from "#statistics/series/association"

/**
 * The feature on day d with the target on day d + lag: rank correlation of what weekday and drift
 * leave, corrected for autocorrelation, with its size in the target's unit.
 */
export const associate = Effect.fn("associate")(function* (
  user: UserId,
  input: ToolInput<"associate">,
) {
  const { lag, window, given = [] } = input
  const [feature, target, ...others] = [input.feature, input.target, ...given].map(metricOf)
  if (!feature) return refused(input.feature)
  if (!target || target === feature) return refused(input.target)
  const known = others.flatMap((metric) => metric ?? [])
  const unknown = given.find((key) => metricOf(key) === null)
  if (unknown !== undefined) return refused(unknown)

  const [before, after, ...rest] = yield* preparedOf(user, [feature, target, ...known], window)
  const question = ["associate", feature.key, target.key, `lag${lag}`, ...given].join("_")
  const required = { question, window, need: MIN_PAIRS }
  for (const { metric, report } of [before!, after!, ...rest])
    if (report.used === 0) return insufficient({ ...required, metric, have: 0 })

  const link = linkOf(before!, after!, lag, window, rest)
  const have = link.singleDevice.n
  const found = associationOf(...testedOf(link))
  if (!found) {
    const [x, y] = [link.singleDevice.grid(before!), link.singleDevice.grid(after!)]
    return insufficientPairs({ feature, target, x, y }, { ...required, have })
  }
  const { run } = yield* Calculator
  return linkFindings(link, found, yield* run("associationSize", sizedOf(link, found)))
})
