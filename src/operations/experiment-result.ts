import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { Calendar } from "#db/calendar"
import { MetricSeriesStore } from "#db/metric-series"
import { tickedExperiments } from "#db/ticked-experiments"
import { ExperimentNotFound } from "#domain/errors"
import { CHANCE, type ExperimentResult, statusOn } from "#domain/experiment"
import type { ExperimentId, UserId } from "#domain/ids"
import { countedDays } from "#statistics/series/experiment-days"

/** The planned comparison of an experiment that is over; null while it runs, and with too few values. */
export const experimentResult = Effect.fnUntraced(function* (user: UserId, id: ExperimentId) {
  const today = yield* (yield* Calendar).today(user)
  const experiment = (yield* tickedExperiments(user)).find((each) => each.id === id)
  if (!experiment) return yield* new ExperimentNotFound()
  const target = metricOf(experiment.target)
  const counted = target && countedDays(experiment, target)
  if (!counted || statusOn(experiment, today) === "running") return null
  const series = yield* (yield* MetricSeriesStore).series(user, target, counted.window)
  const steps = counted.comparing(series)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield* Effect.yieldNow
  const found = step.value
  if (!found) return null
  const { mean_with, mean_without, difference, ci_low, ci_high, p, n_with, n_without } = found
  return {
    metric: target.name,
    unit: target.unit,
    mean_with,
    mean_without,
    difference,
    interval: [ci_low, ci_high],
    p,
    n_with,
    n_without,
    verdict: p < CHANCE ? "clear" : "unclear",
  } satisfies ExperimentResult
})
