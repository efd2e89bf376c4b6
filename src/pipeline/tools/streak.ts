import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { keeps, limitFact, limitKey } from "#pipeline/tools/limit"
import { unwrapped } from "#statistics/series/clock"
import { dayGrid } from "#statistics/series/day-grid"
import { lastingRun, lengthOf, longestRun, runs } from "#statistics/series/run"

/**
 * The longest run of days that keep to a limit, of equals the earliest, and the one that lasts. Days
 * without a usable value end a run.
 */
export const streak = Effect.fn("streak")(function* (
  user: UserId,
  { metric: key, window, limit }: ToolInput<"streak">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const recorded = yield* (yield* MetricSeriesStore).series(user, metric, window)
  const series = unwrapped(metric, recorded)
  const n = series.length
  if (n === 0) return insufficient({ metric, question: "streak", window, have: 0, need: 1 })

  const grid = dayGrid(series, window.from, window.to)
  const all = runs(grid, (value) => keeps(value, limit))
  const [longest, lasting] = [longestRun(all), lastingRun(grid, all)]
  const facts = factsOn(metric, window, n)
  const named = (role: string) => `${role}_${limitKey(limit)}`
  const dateOf = (day: number) => addDays(window.from, day)
  return {
    ...noFindings,
    facts: [
      facts.count("longest", longest ? lengthOf(longest) : 0, named("longest")),
      ...(longest
        ? [
            facts.date("longest_from", dateOf(longest.first), named("longest_from")),
            facts.date("longest_to", dateOf(longest.last), named("longest_to")),
          ]
        : []),
      facts.count("current", lasting ? lengthOf(lasting) : 0, named("current")),
      facts.count("n", n),
      limitFact(facts, metric, limit),
    ],
  } satisfies Findings
})
