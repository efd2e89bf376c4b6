import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { Calendar } from "#db/calendar"
import { ExperimentStore } from "#db/experiments"
import { MetricSeriesStore } from "#db/metric-series"
import { BLOCK_DAYS, type Experiment, statusOn } from "#domain/experiment"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import type { FactRole } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { mulberry32, seedOf } from "#statistics/random"
import { compareRandomised } from "#statistics/series/randomised"

/** A night is that which follows the day drawn: it carries the date after it. */
const lagOf = (target: Metric): number => (target.day === "night" ? 1 : 0)

/** The planned comparison over the days that are over; no facts while either kind of day has too few values. */
const compared = Effect.fnUntraced(function* (
  user: UserId,
  experiment: Experiment,
  target: Metric,
) {
  const lag = lagOf(target)
  const { days, id, stopped_on } = experiment
  const counted = days.filter(({ date }) => stopped_on === null || date < stopped_on)
  if (counted.length === 0) return []
  const window = {
    from: addDays(counted[0]!.date, lag),
    to: addDays(counted[counted.length - 1]!.date, lag),
  }
  const series = yield* (yield* MetricSeriesStore).series(user, target, window)
  const byDate = new Map(series.map(({ date, value }) => [date, value]))
  const found = compareRandomised(
    counted.map(({ date }) => byDate.get(addDays(date, lag)) ?? null),
    counted.map(({ arm }) => arm === "with"),
    BLOCK_DAYS,
    mulberry32(seedOf(id)),
  )
  if (!found) return []
  const facts = factsOn(target, window, found.n_with + found.n_without)
  return [
    facts.value("mean_with", found.mean_with, "experiment_with"),
    facts.value("mean_without", found.mean_without, "experiment_without"),
    facts.apart("difference", found.difference, "experiment_difference"),
    facts.number("p_value", found.p, "p", 3, "experiment_p"),
    facts.count("n_with", found.n_with, "experiment_n_with"),
    facts.count("n_without", found.n_without, "experiment_n_without"),
  ]
})

/** Where the person's newest experiment stands today, and its result when it is over. */
export const ownExperiment = Effect.fn("own_experiment")(function* (user: UserId) {
  const today = yield* (yield* Calendar).today(user)
  const [experiment] = yield* (yield* ExperimentStore).of(user)
  const target = experiment && metricOf(experiment.target)
  if (!experiment || !target) return noFindings
  const { days, title, step } = experiment
  const status = statusOn(experiment, today)
  const fact = (role: FactRole, value: string | number): Fact => ({
    item: { key: `experiment_${role}`, value },
    role,
    label: title,
    decimals: 0,
  })
  const arm = days.find(({ date }) => date === today)?.arm
  return {
    ...noFindings,
    facts: [
      fact("title", title),
      fact("step", step),
      fact("status", status),
      ...(arm ? [fact("arm", arm)] : []),
      fact("day", days.filter(({ date }) => date <= today).length),
      fact("days", days.length),
      fact("done", days.filter(({ done }) => done === true).length),
      fact("missed", days.filter(({ done }) => done === false).length),
      fact("last_date", days[days.length - 1]!.date),
      ...(status === "running" ? [] : yield* compared(user, experiment, target)),
    ],
  } satisfies Findings
})
