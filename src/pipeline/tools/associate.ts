import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"
import {
  associationFacts,
  associationFinding,
  FEWEST_PAIRS,
  type Pairing,
} from "#pipeline/tools/association"
import { acrossDevices } from "#pipeline/tools/device-change"
import { refused, shortOf, withShortage } from "#pipeline/tools/shortage"
import { metricOf } from "#science/metrics"
import { spearman } from "#science/sample/spearman"
import { dayGrid, pairs } from "#science/series/day-grid"

/** The feature on day d with the target on day d + lag, by Spearman's rank correlation. */
export const associate = Effect.fn("associate")(function* (
  user: UserId,
  input: ToolInput<"associate">,
) {
  const feature = metricOf(input.feature)
  if (!feature) return refused(input.feature)
  const target = metricOf(input.target)
  if (!target) return refused(input.target)
  const { lag, window } = input
  const [before, after] = yield* (yield* MetricSeriesStore).seriesOfAll(
    user,
    [feature, target],
    window,
  )
  const lack = { question: "associate", window, need: FEWEST_PAIRS }
  if (before!.length === 0) return shortOf({ ...lack, metric: feature, have: 0 })
  if (after!.length === 0) return shortOf({ ...lack, metric: target, have: 0 })

  const grid = (series: typeof before) => dayGrid(series!, window.from, window.to)
  const paired = pairs(grid(before), grid(after), lag)
  const have = paired.x.length
  if (have === 0) return withShortage(noFindings, "no_overlap", { ...lack, metric: target, have })
  if (have < FEWEST_PAIRS) return shortOf({ ...lack, metric: target, have })

  const found = spearman(paired.x, paired.y)
  if (!found) return withShortage(noFindings, "too_few", { ...lack, metric: feature, have })
  const pairing: Pairing = { feature, target, lag, window }
  const linked: Findings = {
    ...noFindings,
    facts: associationFacts(pairing, paired, found),
    evidence: [associationFinding(pairing, found)],
    tests: { association: [found.p_value] },
  }
  return acrossDevices(linked, before!, after!)
})
