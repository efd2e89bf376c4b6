import type {
  Association,
  Coaching,
  Correlation,
  Drivers,
  Scan,
  Threshold,
} from "#embedded/model/understanding/intent"
import { lagBetween } from "#embedded/model/understanding/lag"
import { type Call, call } from "#embedded/model/work/call"
import { allLabs } from "#embedded/model/work/plan/labs"

/** Plans for questions about what goes with what. */

export const planAssociation = ({ pairs, period }: Association): ReadonlyArray<Call> =>
  pairs.map(({ feature, target, lag }) =>
    call("associate", { feature: feature.key, target: target.key, lag, window: period.window }),
  )

export const planCorrelation = ({ pair, period }: Correlation): ReadonlyArray<Call> => {
  const { feature, target, lag } = pair
  return [
    call("correlate", { feature: feature.key, target: target.key, lag, window: period.window }),
  ]
}

export const planThreshold = ({ pair, period }: Threshold): ReadonlyArray<Call> => {
  const { feature, target, lag } = pair
  return [
    call("threshold", { feature: feature.key, target: target.key, lag, window: period.window }),
  ]
}

export const planDrivers = ({ target, period, contrast }: Drivers): ReadonlyArray<Call> => [
  ...(contrast
    ? [
        call(
          "compare",
          { metric: target.key, a: contrast.a.window, b: contrast.b.window },
          "investigator",
        ),
      ]
    : []),
  call("drivers", { target: target.key, window: period.window }, "investigator"),
]

/** What goes with the target and with the habit in question, and what an experiment would take. */
export const planCoaching = ({ target, habit, period }: Coaching): ReadonlyArray<Call> => {
  const { window } = period
  return [
    ...(habit
      ? [
          call("associate", {
            feature: habit.key,
            target: target.key,
            lag: lagBetween(habit, target, ""),
            window,
          }),
        ]
      : []),
    call("drivers", { target: target.key, window }, "investigator"),
    call("experiment", { metric: target.key, window }, "health_coach"),
  ]
}

export const planScan = ({ data_types, window, labs }: Scan): ReadonlyArray<Call> => [
  call("scan", { data_types: [...data_types], window }, "investigator"),
  ...(labs ? [allLabs] : []),
]
