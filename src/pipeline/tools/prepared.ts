import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { mapYielding } from "#pipeline/map-yielding"
import { mean } from "#statistics/sample/descriptive"
import { nearestHour } from "#statistics/series/clock"
import { type Prepared, prepare } from "#statistics/series/preparation"

type PreparedOf<Metrics extends ReadonlyArray<Metric>> = {
  readonly [At in keyof Metrics]: Prepared
}

/** Metrics prepared before yielding to the event loop: a few milliseconds of work. */
const TOGETHER = 2

/** Several metrics of a person over a window, ready for a test. */
export const preparedOf = Effect.fnUntraced(function* <const Metrics extends ReadonlyArray<Metric>>(
  user: UserId,
  metrics: Metrics,
  window: Window,
) {
  const { observed } = yield* MetricSeriesStore
  const all = yield* observed(user, metrics, window)
  // Ten years take long to read and long to prepare: the event loop runs in between.
  yield* Effect.yieldNow
  const prepared: ReadonlyArray<Prepared> = yield* mapYielding(metrics, TOGETHER, (metric, at) =>
    prepare(metric, all[at]!, window),
  )
  return prepared as unknown as PreparedOf<Metrics>
})

/** Clock times of a window moved by whole days to where they are nearest to those of another. */
const besideHabit = (habit: Prepared, prepared: Prepared): Prepared => {
  const levelOf = ({ usable }: Prepared) => mean(usable.map(({ value }) => value))
  const [centre, level] = [levelOf(habit), levelOf(prepared)]
  const by = nearestHour(level, centre) - level
  if (prepared.metric.scale !== "clock" || !(Math.abs(by) > 0)) return prepared
  const { grid, usable } = prepared
  return {
    ...prepared,
    grid: { ...grid, values: grid.values.map((hour) => hour + by) },
    usable: usable.map((day) => ({ ...day, value: day.value + by })),
  }
}

/** A metric over two windows, ready for a test of one against the other. */
export const bothPrepared = Effect.fnUntraced(function* (
  user: UserId,
  metric: Metric,
  windows: { readonly a: Window; readonly b: Window },
) {
  const [a] = yield* preparedOf(user, [metric], windows.a)
  const [b] = yield* preparedOf(user, [metric], windows.b)
  return [a, besideHabit(a, b)] as const
})
