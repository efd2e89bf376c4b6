import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import type { ToolInput } from "#domain/tool"
import { Calculator } from "#pipeline/calculator"
import { linkFindings } from "#pipeline/tools/association"
import { insufficient, insufficientPairs, refused } from "#pipeline/tools/insufficient-data"
import { type Days, linkOf, MIN_PAIRS, sizedOf, testedOf } from "#pipeline/tools/link"
import { preparedOf } from "#pipeline/tools/prepared"
import { associate as associationOf } from "#statistics/series/association"
import { weekdayAt } from "#statistics/series/day-grid"
import type { Prepared } from "#statistics/series/preparation"

const SATURDAY = 5

/** A metric on the weekends or the weekdays alone; a night is of the day on which it ends. */
const onDays = (prepared: Prepared, on: Days): Prepared => {
  const { weekday, values } = prepared.grid
  const isOn = (at: number) => weekdayAt(weekday, at) >= SATURDAY === (on === "weekends")
  const kept = values.map((value, at) => (isOn(at) ? value : Number.NaN))
  return { ...prepared, grid: { ...prepared.grid, values: kept } }
}

/**
 * The feature on day d with the target on day d + lag: rank correlation of what weekday and drift
 * leave, corrected for autocorrelation, with its size in the target's unit.
 */
export const associate = Effect.fn("associate")(function* (
  user: UserId,
  input: ToolInput<"associate">,
) {
  const { lag, window, given = [], on } = input
  const [feature, target, ...others] = [input.feature, input.target, ...given].map(metricOf)
  if (!feature) return refused(input.feature)
  if (!target || target === feature) return refused(input.target)
  const known = others.flatMap((metric) => metric ?? [])
  const unknown = given.find((key) => metricOf(key) === null)
  if (unknown !== undefined) return refused(unknown)

  const [before, after, ...rest] = yield* preparedOf(user, [feature, target, ...known], window)
  const parts = ["associate", feature.key, target.key, `lag${lag}`, ...given, ...(on ? [on] : [])]
  const question = parts.join("_")
  const required = { question, window, need: MIN_PAIRS }
  for (const { metric, report } of [before!, after!, ...rest])
    if (report.used === 0) return insufficient({ ...required, metric, have: 0 })

  const looked = on ? onDays(after!, on) : after!
  const all = linkOf(before!, looked, lag, window, rest)
  const link = on ? { ...all, pairing: { ...all.pairing, on } } : all
  const have = link.singleDevice.n
  const found = associationOf(...testedOf(link))
  if (!found) {
    const [x, y] = [link.singleDevice.grid(before!), link.singleDevice.grid(looked)]
    return insufficientPairs({ feature, target, x, y }, { ...required, have })
  }
  const { run } = yield* Calculator
  return linkFindings(link, found, yield* run("associationSize", sizedOf(link, found)))
})
