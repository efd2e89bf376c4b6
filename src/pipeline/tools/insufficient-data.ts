import { type Findings, type InsufficientData, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { factsOn } from "#pipeline/tools/fact"
import { type DayGrid, finite } from "#statistics/series/day-grid"

/** What there is and what it would take, for one kind of question. */
interface Lack {
  readonly metric: Metric
  /** The question, within the keys: `describe`, `trend`. */
  readonly question: string
  readonly window: Window
  readonly have: number
  readonly need: number
}

/** Adds to what was found that it is less than asked for, and what would be enough. */
export const withShortage = (
  findings: Findings,
  reason: InsufficientData["reason"],
  { metric, question, window, have, need }: Lack,
): Findings => {
  const facts = factsOn(metric, window, have)
  const has = facts.count("have", have, `${question}_have`)
  const needs = facts.count("need", need, `${question}_need`)
  return {
    ...findings,
    facts: [...findings.facts, has, needs],
    insufficient_data: { metric: metric.key, reason, have: has.item.key, need: needs.item.key },
  }
}

/** Nothing but the shortage: there is no value at all, or there are too few. */
export const shortOf = (lack: Lack): Findings =>
  withShortage(noFindings, lack.have === 0 ? "no_data" : "too_few", lack)

/** Two metrics that a test has nothing to say of, on the days it saw. */
interface Untested {
  readonly feature: Metric
  readonly target: Metric
  readonly x: DayGrid
  readonly y: DayGrid
}

const varies = ({ values }: DayGrid): boolean => new Set(finite(values)).size > 1

/** Why the course of a metric cannot be tested: there are too few values, or they never vary. */
export const shortOfCourse = (grid: DayGrid, lack: Lack): Findings =>
  lack.have < lack.need || varies(grid)
    ? shortOf(lack)
    : withShortage(noFindings, "no_variation", lack)

/**
 * Why two metrics cannot be tested together: they meet never or on too few days, one of them never
 * varies, or their days are so much alike that it would take twice as many.
 */
export const shortOfPairs = (
  { feature, target, x, y }: Untested,
  lack: Omit<Lack, "metric">,
): Findings => {
  const { have, need } = lack
  if (have === 0) return withShortage(noFindings, "no_overlap", { ...lack, metric: target })
  if (have < need) return withShortage(noFindings, "too_few", { ...lack, metric: target })
  if (!varies(x)) return withShortage(noFindings, "no_variation", { ...lack, metric: feature })
  if (!varies(y)) return withShortage(noFindings, "no_variation", { ...lack, metric: target })
  return withShortage(noFindings, "too_few", { ...lack, metric: target, need: 2 * have })
}

const PLAIN_KEY = /^[a-z][a-z0-9_]{0,40}$/

/** A call that cannot be answered: an unknown metric, or an input that is none. */
export const refused = (metric: string): Findings => ({
  ...noFindings,
  insufficient_data: {
    metric: PLAIN_KEY.test(metric) ? metric : "unknown",
    reason: "unknown_metric",
    have: "",
    need: "",
  },
})
