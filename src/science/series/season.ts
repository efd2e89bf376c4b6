import type { Metric, MetricFamily } from "#domain/metric"

/** What goes up and down with the year (resting heart rate: Quer et al., PLoS ONE 2020, 15:e0227709). */
const SEASONAL: ReadonlySet<MetricFamily> = new Set(["pulse", "sleep", "timing", "movement"])

const QUARTER = 90
const YEAR = 365

/**
 * Whether a change over so many days cannot be told from the season: a quarter of a year or more
 * of a seasonal metric, and less than a whole year.
 */
export const isSeasonOpen = ({ families }: Metric, days: number): boolean =>
  families.some((family) => SEASONAL.has(family)) && days >= QUARTER && days < YEAR
