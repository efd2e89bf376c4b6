import { Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { observedOf } from "#db/day-values"
import { makeMetricRows } from "#db/metric-rows"
import type { MetricCoverage } from "#domain/briefing"
import type { UserId } from "#domain/ids"
import { type Metric, type Observed, type Series, usableDays } from "#domain/metric"
import type { Window } from "#domain/tool"

const EVER: Window = { from: "0000-01-01", to: "9999-12-31" }

/**
 * A person's metrics day by day: one day, one value, however many devices spoke of it. Tombstones,
 * naps, implausible values and zeros that mean "missing" are left out; so is a day that has not
 * ended, unless it is all that is asked for.
 */
export class MetricSeriesStore extends Context.Service<
  MetricSeriesStore,
  {
    /** Those of the metrics that have data, in the order given. */
    readonly coverage: (
      user: UserId,
      metrics: ReadonlyArray<Metric>,
    ) => Effect.Effect<ReadonlyArray<MetricCoverage>>
    /** The values within a window, both ends inclusive. */
    readonly series: (user: UserId, metric: Metric, window: Window) => Effect.Effect<Series>
    /** The same of several metrics in one reading, in the order given. */
    readonly seriesOfAll: (
      user: UserId,
      metrics: ReadonlyArray<Metric>,
      window: Window,
    ) => Effect.Effect<ReadonlyArray<Series>>
    /** What was recorded of several metrics, nothing left out, in one reading, in the order given. */
    readonly observed: (
      user: UserId,
      metrics: ReadonlyArray<Metric>,
      window: Window,
    ) => Effect.Effect<ReadonlyArray<Observed>>
  }
>()("db/MetricSeriesStore") {
  static readonly layer = Layer.effect(
    MetricSeriesStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const rowsOf = yield* read((_, sqlite) => makeMetricRows(sqlite))

      const observed = (user: UserId, metrics: ReadonlyArray<Metric>, window: Window) =>
        read(() => {
          const rows = rowsOf(user, metrics, window)
          return metrics.map((metric) => observedOf(metric, rows))
        })

      const seriesOfAll = (user: UserId, metrics: ReadonlyArray<Metric>, window: Window) =>
        Effect.map(observed(user, metrics, window), (all) =>
          all.map((one) => usableDays(one, window)),
        )

      return MetricSeriesStore.of({
        observed,
        seriesOfAll,
        series: (user, metric, window) =>
          Effect.map(seriesOfAll(user, [metric], window), ([series]) => series!),
        coverage: (user, metrics) =>
          Effect.map(seriesOfAll(user, metrics, EVER), (all) =>
            all.flatMap((series, at) => {
              const first = series[0]
              return first
                ? {
                    metric: metrics[at]!.key,
                    first: first.date,
                    last: series.at(-1)!.date,
                    days: series.length,
                  }
                : []
            }),
          ),
      })
    }),
  )
}
