import { Array as Arr, Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { observedOf } from "#db/day-values"
import { metricRows } from "#db/metric-rows"
import { rowVersion } from "#db/row-version"
import type { MetricCoverage } from "#domain/briefing"
import type { UserId } from "#domain/ids"
import { type Metric, type Observed, type Series, usableDays } from "#domain/metric"
import type { Window } from "#domain/window"

const EVER: Window = { from: "0000-01-01", to: "9999-12-31" }

/** Metrics read before yielding to the event loop: a few milliseconds of work. */
const METRICS_PER_TURN = 4

/** People whose coverage is cached. */
const MAX_CACHED = 500

/**
 * A person's metrics as one value per day, even when several devices reported it. Tombstones, naps,
 * implausible values and zeros that mean "missing" are left out; so is an incomplete day, unless
 * only that day is requested. Several metrics are not one snapshot: a delivery may be committed
 * between batches.
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
    /** The values of several metrics within a window, in the order given. */
    readonly seriesOfAll: (
      user: UserId,
      metrics: ReadonlyArray<Metric>,
      window: Window,
    ) => Effect.Effect<ReadonlyArray<Series>>
    /** The recorded values of several metrics, nothing left out, in the order given. */
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
      const { snapshot } = yield* Database

      const observed = (user: UserId, metrics: ReadonlyArray<Metric>, window: Window) =>
        Effect.map(
          Effect.forEach(Arr.chunksOf(metrics, METRICS_PER_TURN), (some, at) =>
            Effect.andThen(
              at === 0 ? Effect.void : Effect.yieldNow,
              snapshot(function* (tx) {
                const rows = yield* metricRows(tx, user, some, window)
                return some.map((metric) => observedOf(metric, rows))
              }),
            ),
          ),
          (parts) => parts.flat(),
        )

      const seriesOfAll = (user: UserId, metrics: ReadonlyArray<Metric>, window: Window) =>
        Effect.map(observed(user, metrics, window), (all) =>
          all.map((one) => usableDays(one, window)),
        )

      const covered = (user: UserId, metrics: ReadonlyArray<Metric>) =>
        Effect.map(seriesOfAll(user, metrics, EVER), (all) =>
          all.flatMap((series, at): ReadonlyArray<MetricCoverage> => {
            const [first] = series
            if (!first) return []
            const last = series.at(-1)!
            return [
              {
                metric: metrics[at]!.key,
                first: first.date,
                last: last.date,
                days: series.length,
              },
            ]
          }),
        )

      const known = new Map<UserId, { version: string; coverage: ReadonlyArray<MetricCoverage> }>()

      const coverage = Effect.fnUntraced(function* (user: UserId, metrics: ReadonlyArray<Metric>) {
        const keys = metrics.map(({ key }) => key).join()
        const version = `${keys} ${yield* snapshot((tx) => rowVersion(tx, user))}`
        const before = known.get(user)
        if (before?.version === version) return before.coverage
        const found = yield* covered(user, metrics)
        known.delete(user)
        known.set(user, { version, coverage: found })
        if (known.size > MAX_CACHED) known.delete(known.keys().next().value!)
        return found
      })

      return MetricSeriesStore.of({
        observed,
        seriesOfAll,
        series: (user, metric, window) =>
          Effect.map(seriesOfAll(user, [metric], window), ([series]) => series!),
        coverage,
      })
    }),
  )
}
