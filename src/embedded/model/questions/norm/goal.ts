import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"
import { level } from "#embedded/model/prose/spoken"
import { daily } from "#embedded/model/questions/norm/own"

/** The goal in the words of its metric: "7 h of sleep every night", "9,000 steps a day". */
const amount = (metric: Metric, goal: Fact): string =>
  metric.key === "sleep_minutes"
    ? `${level(metric, goal)} of sleep every night`
    : `${level(metric, goal)}${daily(metric)}`

/** "but 13 of 30 nights were outside that" */
const outsideClause = ({ fact }: Found): string => {
  const [outside, days] = [fact("outside"), fact("days")]
  return outside && days && (valueOf(outside) ?? 0) > 0
    ? `, but ${bare(placeholder(outside))} of ${placeholder(days)} were outside the advised hours`
    : ""
}

/** "Aim for about 9,000 steps a day, a small step up from your average of 8,400 …": what to aim for, and why that. */
export const goalSentence = (
  metric: Metric,
  found: Found,
  yours: string,
  range: string,
): string | null => {
  const [goal, own] = [found.fact("goal"), found.fact("value")]
  if (!goal || !own) return null
  if ((valueOf(own) ?? 0) < (valueOf(goal) ?? 0))
    return sentence`Aim for about ${amount(metric, goal)}, a small step up from ${yours}; ${range}.`
  if (metric.key === "sleep_minutes")
    return sentence`Aim for at least ${amount(metric, goal)}: ${yours} is enough${outsideClause(found)}; ${range}.`
  return `Keep what you have, ${yours}: it is enough; ${range}.`
}
