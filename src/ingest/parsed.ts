import type { Payload } from "#domain/webhook"
import { objectIn } from "#ingest/field"

/** The parse result of one item of a delivery: its content, or why it has none. */
export type Parsed<Content> = Content | Unreadable

/** Why an item cannot become a row, in words that hold nothing of the payload. */
export class Unreadable {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

const LEGACY = new Unreadable("It has the field names of before 2022-03-16.")

/** Refuses an item with the field names of before 2022-03-16, whose units are not certain. */
export const refuseLegacy = (item: Payload): Unreadable | null => {
  const summary = objectIn(objectIn(item.heart_rate_data).summary)
  const isLegacy =
    "avg_hr" in summary ||
    "resting_hr" in summary ||
    "distance_metres" in objectIn(item.distance_data) ||
    "medium_stress_duration" in objectIn(item.stress_data) ||
    "duration_in_bed" in objectIn(objectIn(item.sleep_durations_data).other)
  return isLegacy ? LEGACY : null
}
