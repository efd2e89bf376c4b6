import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { Calendar } from "#db/calendar"
import { MetricSeriesStore } from "#db/metric-series"
import { tickedExperiments } from "#db/ticked-experiments"
import { type Experiment, LENGTHS, statusOn } from "#domain/experiment"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { countedDays } from "#statistics/series/experiment-days"

/** The planned comparison over the days that are over; no facts while either kind of day has too few values. */
const compared = Effect.fnUntraced(function* (
  user: UserId,
  experiment: Experiment,
  target: Metric,
) {
  const counted = countedDays(experiment, target)
  if (!counted) return []
  const { window, comparing } = counted
  const steps = comparing(yield* (yield* MetricSeriesStore).series(user, target, window))
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield* Effect.yieldNow
  const found = step.value
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

const factOf =
  (label: string) =>
  (role: FactRole, value: string | number, unit?: string): Fact => ({
    item: { key: `experiment_${role}`, value, ...(unit ? { unit } : {}) },
    role,
    label,
    decimals: 0,
  })

/** One that would start tomorrow. */
const planned = (days: number | undefined, today: LocalDate): ReadonlyArray<Fact> => {
  if (days === undefined) return []
  const fact = factOf("planned experiment")
  return [
    fact("planned", days, "days"),
    fact("planned_last", addDays(today, days)),
    fact("shortest", LENGTHS.shortest, "days"),
    fact("recommended", LENGTHS.usual, "days"),
  ]
}

/** Where the person's newest experiment stands today, and its result when it is over. */
export const ownExperiment = Effect.fn("own_experiment")(function* (
  user: UserId,
  { days: wished }: ToolInput<"own_experiment">,
) {
  const today = yield* (yield* Calendar).today(user)
  const plan = planned(wished, today)
  const [experiment] = yield* tickedExperiments(user)
  const target = experiment && metricOf(experiment.target)
  if (!experiment || !target) return { ...noFindings, facts: plan } satisfies Findings
  const { days, title, step } = experiment
  const status = statusOn(experiment, today)
  const fact = factOf(title)
  const arm = days.find(({ date }) => date === today)?.arm
  return {
    ...noFindings,
    facts: [
      ...plan,
      fact("title", title),
      fact("step", step),
      fact("status", status),
      ...(arm ? [fact("arm", arm)] : []),
      fact("day", days.filter(({ date }) => date <= today).length),
      fact("days", days.length),
      fact("done", days.filter(({ done }) => done === true).length),
      fact("missed", days.filter(({ done }) => done === false).length),
      fact("first_date", days[0]!.date),
      fact("last_date", days[days.length - 1]!.date),
      ...(status === "running" ? [] : yield* compared(user, experiment, target)),
    ],
  } satisfies Findings
})
