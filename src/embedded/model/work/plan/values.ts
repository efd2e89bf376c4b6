import { daysIn, type Window } from "#domain/tool"
import type {
  Conditional,
  Count,
  Extremes,
  Level,
  Norm,
  Split,
  Streak,
  Usual,
  Workouts,
} from "#embedded/model/understanding/intent"
import { FOLLOWING, isNightBefore } from "#embedded/model/understanding/lag"
import { type Call, call } from "#embedded/model/work/call"

/** Plans for questions whose answer is a value of the rows, or a count of them. */

const MIN_CHART_DAYS = 7

const describing = (metric: string, window: Window): Call => call("describe", { metric, window })

/** A single day is read beside the thirty days before it; a longer time has a chart. */
export const planLevel = (intent: Level): ReadonlyArray<Call> => {
  const { metrics, usual, known, judged } = intent
  const { window } = intent.period
  const chart = daysIn(window) >= MIN_CHART_DAYS
  return [
    ...metrics.flatMap(({ key }) => [
      describing(key, window),
      ...(window.from === window.to || judged ? [describing(key, usual)] : []),
      ...(known ? [describing(key, known)] : []),
    ]),
    ...(chart ? metrics.slice(0, 1).map(({ key }) => call("series", { metric: key, window })) : []),
  ]
}

export const planExtremes = (intent: Extremes): ReadonlyArray<Call> => {
  const { metric, period, end, count, by } = intent
  const input = { metric: metric.key, window: period.window, end, count }
  return [
    call("extremes", by === "day" ? input : { ...input, by }),
    describing(metric.key, period.window),
  ]
}

export const planCount = ({ metric, period, limit }: Count): ReadonlyArray<Call> => {
  const input = { metric: metric.key, window: period.window }
  return [call("count", limit ? { ...input, limit } : input)]
}

export const planStreak = ({ metric, period, limit }: Streak): ReadonlyArray<Call> => [
  call("streak", { metric: metric.key, window: period.window, limit }),
]

export const planSplit = ({ metrics, period, by }: Split): ReadonlyArray<Call> =>
  metrics.map(({ key }) => call("split", { metric: key, window: period.window, by }))

/** A night of the same date is the one before the day: the night that follows is looked at as well. */
export const planConditional = (intent: Conditional): ReadonlyArray<Call> => {
  const { feature, target, limit, lag, period } = intent
  const { window } = period
  const lags = isNightBefore(intent) ? [lag, FOLLOWING] : [lag]
  return lags.map((each) =>
    call("conditional", {
      feature: feature.key,
      target: target.key,
      limit,
      lag: each,
      window,
    }),
  )
}

export const planUsual = ({ metrics, date, days }: Usual): ReadonlyArray<Call> =>
  metrics.map(({ key }) => call("baseline", { metric: key, date, days }))

export const planNorm = ({ metrics }: Norm): ReadonlyArray<Call> =>
  metrics.map(({ key }) => call("reference", { metric: key }, "domain_expert"))

export const planWorkouts = ({ sport, period: { window } }: Workouts): ReadonlyArray<Call> => [
  call("workouts", sport === null ? { window } : { sport, window }),
]
