import { Array as Arr, Context, Effect, Layer } from "effect"
import type { Change, Reading } from "#db/change"
import { Database } from "#db/database"
import { observedOf } from "#db/day-values"
import { coverageWithin, joinedCoverage, windowsOfRows } from "#db/metric-coverage"
import { metricRows } from "#db/metric-rows"
import { rowVersion } from "#db/row-version"
import { makeSeriesCache } from "#db/series-cache"
import type { MetricCoverage } from "#domain/briefing"
import type { UserId } from "#domain/ids"
import { type Metric, type Observed, type Series, usableDays } from "#domain/metric"
import type { Window } from "#domain/window"

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
      const cache = makeSeriesCache()

      /** A snapshot has one version: what was read at the same one is not read again. */
      function* read(
        tx: Reading,
        user: UserId,
        metrics: ReadonlyArray<Metric>,
        window: Window,
      ): Change<ReadonlyArray<Observed>> {
        const version = yield* rowVersion(tx, user)
        const known = metrics.map((metric) => cache.get(user, metric, window, version))
        const unread = metrics.filter((_, at) => known[at] === null)
        if (unread.length === 0) return known as ReadonlyArray<Observed>
        const rows = yield* metricRows(tx, user, unread, window)
        return metrics.map((metric, at) => {
          const before = known[at]
          if (before) return before
          const found = observedOf(metric, rows)
          cache.put(user, window, version, found)
          return found
        })
      }

      const observed = (user: UserId, metrics: ReadonlyArray<Metric>, window: Window) =>
        Effect.map(
          Effect.forEach(Arr.chunksOf(metrics, METRICS_PER_TURN), (some, at) =>
            Effect.andThen(
              at === 0 ? Effect.void : Effect.yieldNow,
              snapshot((tx) => read(tx, user, some, window)),
            ),
          ),
          (parts) => parts.flat(),
        )

      const seriesOfAll = (user: UserId, metrics: ReadonlyArray<Metric>, window: Window) =>
        Effect.map(observed(user, metrics, window), (all) =>
          all.map((one) => usableDays(one, window)),
        )

      const covered = Effect.fnUntraced(function* (user: UserId, metrics: ReadonlyArray<Metric>) {
        const parts: Array<ReadonlyArray<MetricCoverage>> = []
        for (const window of yield* snapshot((tx) => windowsOfRows(tx, user))) {
          parts.push(yield* snapshot((tx) => coverageWithin(tx, user, metrics, window)))
          yield* Effect.yieldNow
        }
        return joinedCoverage(metrics, parts)
      })

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
