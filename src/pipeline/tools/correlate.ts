import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { countUnit } from "#catalogue/metrics/degrees"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"
import { linkFindings } from "#pipeline/tools/association"
import { numberFact } from "#pipeline/tools/fact"
import {
  insufficient,
  insufficientPairs,
  refused,
  withInsufficientData,
} from "#pipeline/tools/insufficient-data"
import { linkOf, MIN_PAIRS, testedOf } from "#pipeline/tools/link"
import { preparedOf } from "#pipeline/tools/prepared"
import { spearman } from "#statistics/sample/spearman"
import { associate } from "#statistics/series/association"
import { dayGrid, pairs } from "#statistics/series/day-grid"
import type { Prepared } from "#statistics/series/preparation"

/**
 * Spearman's plain rank correlation of all usable values, as it is asked for by name, and beside it as
 * evidence the one that autocorrelation, weekday and drift are taken out of.
 */
export const correlate = Effect.fn("correlate")(function* (
  user: UserId,
  input: ToolInput<"correlate">,
) {
  const { lag, window } = input
  const feature = metricOf(input.feature)
  const target = metricOf(input.target)
  if (!feature) return refused(input.feature)
  if (!target || target === feature) return refused(input.target)
  const [before, after] = yield* preparedOf(user, [feature, target], window)
  const grid = ({ usable }: Prepared) => dayGrid(usable, window.from, window.to)
  const paired = pairs(grid(before), grid(after), lag)
  const have = paired.x.length
  const question = `correlate_${feature.key}_${target.key}_lag${lag}`
  const required = { question, window, have, need: MIN_PAIRS }
  for (const { metric, usable } of [before, after])
    if (usable.length === 0) return insufficient({ ...required, metric })
  const plain = spearman(paired.x, paired.y)
  if (!plain)
    return insufficientPairs({ feature, target, x: grid(before), y: grid(after) }, required)
  const about = (name: string, label: string) => ({
    label,
    window,
    n: have,
    key: `${feature.key}_${target.key}_lag${lag}_plain_${name}`,
  })
  const plainly: Findings = {
    ...noFindings,
    facts: [
      numberFact("rho", about("rho", `${feature.name} and ${target.name}`), plain.rho, "rho", 2),
      numberFact("n", about("n", target.name), have, countUnit(target), 0),
    ],
  }
  const link = linkOf(before, after, lag, window)
  const found = associate(...testedOf(link))
  if (found) {
    const { evidence, facts, tests } = linkFindings(link, found, null)
    const worth = facts.filter(({ role }) => role === "n_eff")
    return { ...plainly, facts: [...plainly.facts, ...worth], evidence, tests }
  }
  return have < MIN_PAIRS
    ? withInsufficientData(plainly, "too_few", { ...required, metric: target })
    : plainly
})
