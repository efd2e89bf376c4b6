import type { Metric } from "#domain/metric"

/** What has a season of its own: resting heart rate is lowest in July and highest in January (Quer 2020). */
const SEASONAL: ReadonlySet<string> = new Set(["resting_hr", "steps", "sleep_minutes"])

const QUARTER = 90
const YEAR = 365

/**
 * Whether a change over so many days cannot be told from the season: a quarter of a year or more
 * of a seasonal metric, and less than a whole year.
 */
export const isSeasonOpen = ({ key }: Metric, days: number): boolean =>
  SEASONAL.has(key) && days >= QUARTER && days < YEAR
