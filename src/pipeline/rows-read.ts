import { Context, Effect } from "effect"
import { BiomarkerStore } from "#db/biomarkers"
import { ExperimentStore } from "#db/experiments"
import { MetricSeriesStore } from "#db/metric-series"
import { NoteStore } from "#db/notes"
import { ProfileStore } from "#db/profiles"
import { TagStore } from "#db/tags"
import { WorkoutStore } from "#db/workouts"
import type { Metric, Series } from "#domain/metric"

type Counted =
  | BiomarkerStore
  | ExperimentStore
  | MetricSeriesStore
  | NoteStore
  | ProfileStore
  | TagStore
  | WorkoutStore

/**
 * Stores that count what is read of a person: days by metric, and the rows of other tables. A day is counted each time
 * it is read, from the cache too.
 */
export const countRows = (services: Context.Context<Counted>) => {
  const read = new Map<string, number>()
  const add = (of: string, rows: number) => {
    if (rows > 0) read.set(of, (read.get(of) ?? 0) + rows)
  }
  const addEach = (metrics: ReadonlyArray<Metric>, all: ReadonlyArray<Series>) => {
    for (const [at, { key }] of metrics.entries()) add(key, all[at]!.length)
  }
  const counted =
    (of: string) =>
    <Rows extends { readonly length: number }>(rows: Effect.Effect<Rows>): Effect.Effect<Rows> =>
      Effect.tap(rows, ({ length }) => Effect.sync(() => add(of, length)))

  const series = Context.get(services, MetricSeriesStore)
  const workouts = Context.get(services, WorkoutStore)
  const biomarkers = Context.get(services, BiomarkerStore)
  const notes = Context.get(services, NoteStore)
  const experiments = Context.get(services, ExperimentStore)
  const profiles = Context.get(services, ProfileStore)
  const tags = Context.get(services, TagStore)

  const counting = services.pipe(
    Context.add(MetricSeriesStore, {
      ...series,
      series: (user, metric, window) => counted(metric.key)(series.series(user, metric, window)),
      seriesOfAll: (user, metrics, window) =>
        Effect.tap(series.seriesOfAll(user, metrics, window), (all) =>
          Effect.sync(() => addEach(metrics, all)),
        ),
      observed: (user, metrics, window) =>
        Effect.tap(series.observed(user, metrics, window), (all) =>
          Effect.sync(() =>
            addEach(
              metrics,
              all.map(({ days }) => days),
            ),
          ),
        ),
    }),
    Context.add(WorkoutStore, {
      ...workouts,
      within: (user, window) => counted("activities")(workouts.within(user, window)),
    }),
    Context.add(BiomarkerStore, {
      ...biomarkers,
      all: (user) => counted("biomarkers")(biomarkers.all(user)),
    }),
    Context.add(NoteStore, {
      ...notes,
      happened: (user, window) => counted("notes")(notes.happened(user, window)),
      events: (user, window) => counted("notes")(notes.events(user, window)),
    }),
    Context.add(ExperimentStore, {
      ...experiments,
      of: (user) => counted("experiments")(experiments.of(user)),
    }),
    Context.add(ProfileStore, {
      ...profiles,
      find: (user) =>
        Effect.tap(profiles.find(user), (profile) =>
          Effect.sync(() => add("profiles", profile ? 1 : 0)),
        ),
    }),
    Context.add(TagStore, {
      ...tags,
      days: (user) =>
        Effect.tap(tags.days(user), (days) =>
          Effect.sync(() => {
            for (const { length } of days.values()) add("notes", length)
          }),
        ),
    }),
  )
  return { counting, rows: () => Object.fromEntries(read) }
}
