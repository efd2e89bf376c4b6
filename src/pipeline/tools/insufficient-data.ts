import { type Findings, type InsufficientData, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { factsOn } from "#pipeline/tools/fact"
import { type DayGrid, finite } from "#statistics/series/day-grid"

/** How many values there are and how many are needed, for one kind of question. */
interface Requirement {
  readonly metric: Metric
  /** The question, within the keys: `describe`, `trend`. */
  readonly question: string
  readonly window: Window
  readonly have: number
  readonly need: number
}

/** Adds to findings why they are incomplete, and how many values would be enough. */
export const withInsufficientData = (
  findings: Findings,
  reason: InsufficientData["reason"],
  { metric, question, window, have, need }: Requirement,
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

/** No findings, since there is no value at all or there are too few. */
export const insufficient = (required: Requirement): Findings =>
  withInsufficientData(noFindings, required.have === 0 ? "no_data" : "too_few", required)

/** Two metrics that a test has nothing to say of, on the days it saw. */
interface Untested {
  readonly feature: Metric
  readonly target: Metric
  readonly x: DayGrid
  readonly y: DayGrid
}

const varies = ({ values }: DayGrid): boolean => new Set(finite(values)).size > 1

/** Why the course of a metric cannot be tested: there are too few values, or they never vary. */
export const insufficientSeries = (grid: DayGrid, required: Requirement): Findings =>
  required.have < required.need || varies(grid)
    ? insufficient(required)
    : withInsufficientData(noFindings, "no_variation", required)

/**
 * Why two metrics cannot be tested together: they share no day or too few, one of them never
 * varies, or autocorrelation is so high that twice as many days are needed.
 */
export const insufficientPairs = (
  { feature, target, x, y }: Untested,
  required: Omit<Requirement, "metric">,
): Findings => {
  const { have, need } = required
  if (have === 0)
    return withInsufficientData(noFindings, "no_overlap", { ...required, metric: target })
  if (have < need)
    return withInsufficientData(noFindings, "too_few", { ...required, metric: target })
  if (!varies(x))
    return withInsufficientData(noFindings, "no_variation", { ...required, metric: feature })
  if (!varies(y))
    return withInsufficientData(noFindings, "no_variation", { ...required, metric: target })
  return withInsufficientData(noFindings, "too_few", {
    ...required,
    metric: target,
    need: 2 * have,
  })
}

const PLAIN_KEY = /^[a-z][a-z0-9_]{0,40}$/

/** The answer to a call with an unknown metric or an input that does not fit. */
export const refused = (metric: string): Findings => ({
  ...noFindings,
  insufficient_data: {
    metric: PLAIN_KEY.test(metric) ? metric : "unknown",
    reason: "unknown_metric",
    have: "",
    need: "",
  },
})
