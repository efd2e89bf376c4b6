import type { UserId } from "#domain/ids"
import type { Metric, Observed } from "#domain/metric"
import type { Window } from "#domain/window"

/** Days of all cached series together, at most: some five megabytes. */
const MAX_DAYS = 50_000
/** What a series without a single day counts for. */
const MIN_WEIGHT = 10

interface Entry {
  readonly version: string
  readonly observed: Observed
}

const weightOf = ({ observed }: Entry) => observed.days.length + MIN_WEIGHT

/** Series that were read, each as long as the rows that it was read from stay as they were. */
export interface SeriesCache {
  readonly get: (user: UserId, metric: Metric, window: Window, version: string) => Observed | null
  readonly put: (user: UserId, window: Window, version: string, observed: Observed) => void
}

const keyOf = (user: UserId, metric: Metric, { from, to }: Window) =>
  `${user} ${metric.key} ${from} ${to}`

/** A cache of series that drops the least recently used ones. */
export const makeSeriesCache = (): SeriesCache => {
  const entries = new Map<string, Entry>()
  let days = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    days -= weightOf(entry)
  }

  return {
    get: (user, metric, window, version) => {
      const key = keyOf(user, metric, window)
      const entry = entries.get(key)
      if (entry?.version !== version || entry.observed.metric !== metric) return null
      entries.delete(key)
      entries.set(key, entry)
      return entry.observed
    },
    put: (user, window, version, observed) => {
      const key = keyOf(user, observed.metric, window)
      drop(key)
      const entry = { version, observed }
      entries.set(key, entry)
      days += weightOf(entry)
      while (days > MAX_DAYS) drop(entries.keys().next().value!)
    },
  }
}
