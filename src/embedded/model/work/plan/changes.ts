import { addDays } from "#domain/time"
import type {
  Change,
  Comparison,
  Overview,
  Shift,
  Since,
} from "#embedded/model/understanding/intent"
import { type Call, call } from "#embedded/model/work/call"
import { flaggedLabs } from "#embedded/model/work/plan/labs"

/** Plans for questions about then and now. */

const MAX_METRICS = 4

export const planChange = ({ metrics, period, before }: Change): ReadonlyArray<Call> =>
  metrics
    .slice(0, MAX_METRICS)
    .flatMap(({ key }, index) => [
      call("trend", { metric: key, window: period.window }),
      ...(before ? [call("compare", { metric: key, a: before.window, b: period.window })] : []),
      ...(index === 0 ? [call("series", { metric: key, window: period.window })] : []),
    ])

/** Two times that follow each other have a chart together. */
export const planComparison = ({ metrics, contrast }: Comparison): ReadonlyArray<Call> => {
  const { a, b } = contrast
  const window = { from: a.window.from, to: b.window.to }
  return [
    ...metrics
      .slice(0, MAX_METRICS)
      .map(({ key }) => call("compare", { metric: key, a: a.window, b: b.window })),
    ...(addDays(a.window.to, 1) === b.window.from
      ? metrics.slice(0, 1).map(({ key }) => call("series", { metric: key, window }))
      : []),
  ]
}

/** Before against after, and whether the level steps around that day. */
export const planSince = ({ metrics, contrast: { a, b } }: Since): ReadonlyArray<Call> =>
  metrics.slice(0, MAX_METRICS).flatMap(({ key }, index) => {
    const window = { from: a.window.from, to: b.window.to }
    return [
      call("compare", { metric: key, a: a.window, b: b.window }),
      call("changepoint", { metric: key, window }),
      ...(index === 0 ? [call("series", { metric: key, window })] : []),
    ]
  })

export const planShift = ({ metrics, period: { window }, open }: Shift): ReadonlyArray<Call> =>
  metrics.flatMap(({ key }) => [
    call("changepoint", { metric: key, window }, open ? "investigator" : "data_science"),
    call("series", { metric: key, window }, open ? "investigator" : "data_science"),
  ])

export const planOverview = (intent: Overview): ReadonlyArray<Call> => {
  const { a, b } = intent.contrast
  return [
    ...intent.metrics.map(({ key }) =>
      call(
        "compare",
        { metric: key, a: a.window, b: b.window },
        intent.trouble ? "investigator" : "data_science",
      ),
    ),
    ...(intent.labs ? [flaggedLabs] : []),
  ]
}
