import type { Column } from "#embedded/aggregator/exports/rows"

const NO_PLACE = "no place for it yet"
const OF_NIGHT = "the night itself has it"
const FINER = "the figure of the night or the day has it"

const none = (reason: string, names: string): Readonly<Record<string, Column>> =>
  Object.fromEntries(names.split(/\s*,\s*/).map((name) => [name, reason]))

/** A table: the columns by which it is known, and what becomes of each. */
export interface Table {
  readonly marks: ReadonlyArray<string>
  readonly columns: Readonly<Record<string, Column>>
  /** Whether a row is of an instant; else of a day. */
  readonly isTimed?: true
  /** Why no row of it is read. */
  readonly unread?: string
}

const unread = (marks: ReadonlyArray<string>, reason: string): Table => ({
  marks,
  columns: {},
  unread: reason,
})

const time = { timestamp: null } as const
const dated = { timestamp: null, "data source": null } as const

/** The tables of an export by their names; the first whose columns are all there. */
export const tables: Readonly<Record<string, Table>> = {
  "sleep score": {
    marks: ["sleep_log_entry_id", "overall_score"],
    columns: {
      sleep_log_entry_id: null,
      ...time,
      overall_score: ["night", "score", "1"],
      ...none(NO_PLACE, "composition_score, revitalization_score, duration_score, restlessness"),
      ...none(OF_NIGHT, "deep_sleep_in_minutes"),
      ...none("the resting heart rate of the day counts", "resting_heart_rate"),
    },
  },
  "heart rate variability": {
    marks: ["timestamp", "rmssd", "nremhr"],
    columns: {
      ...time,
      rmssd: ["day", "hrv_rmssd_ms", "ms"],
      ...none(NO_PLACE, "nremhr, entropy"),
    },
  },
  "respiratory rate": {
    marks: ["timestamp", "daily_respiratory_rate"],
    columns: { ...time, daily_respiratory_rate: ["night", "resp_rate_brpm", "rpm"] },
  },
  "oxygen saturation": {
    marks: ["timestamp", "average_value", "lower_bound"],
    columns: {
      ...time,
      average_value: ["day", "spo2_avg_pct", "%"],
      ...none(NO_PLACE, "lower_bound, upper_bound"),
    },
  },
  "computed temperature": {
    marks: ["sleep_start", "sleep_end", "nightly_temperature", "baseline_relative_sample_sum"],
    columns: {},
  },
  "daily readiness": {
    marks: ["date", "readiness_score_value"],
    columns: {
      date: null,
      readiness_score_value: ["day", "recovery_score", "1"],
      ...none(
        NO_PLACE,
        `readiness_state, activity_subcomponent, sleep_subcomponent, hrv_subcomponent, activity_state,
        sleep_state, hrv_state`,
      ),
    },
  },
  "stress score": { marks: ["date", "stress_score", "status"], columns: {} },
  profile: { marks: ["timezone", "member_since"], columns: {} },
  "heart rate variability details": unread(["timestamp", "rmssd", "coverage"], FINER),
  "heart rate variability histogram": unread(["timestamp", "bucket_values"], FINER),
  "active zone minutes": unread(["date_time", "heart_zone_id", "total_minutes"], NO_PLACE),
  "snore details": unread(["timestamp", "snore_label", "sample_duration"], NO_PLACE),
  "wrist temperature": unread(["recorded_time", "temperature"], FINER),
  "oxygen variation": unread(
    ["timestamp", "infrared to red signal ratio"],
    "a ratio of light, no saturation",
  ),
  "calories (Google)": unread(
    ["timestamp", "calories", "data source"],
    "it leaves the minutes of rest out",
  ),
  "steps (Google)": {
    isTimed: true,
    marks: ["timestamp", "steps", "data source"],
    columns: { ...dated, steps: ["day", "steps", "1"] },
  },
  "distance (Google)": {
    isTimed: true,
    marks: ["timestamp", "distance", "data source"],
    columns: { ...dated, distance: ["day", "distance_m", "m"] },
  },
  "weight (Google)": {
    isTimed: true,
    marks: ["timestamp", "weight grams", "data source"],
    columns: { ...dated, "weight grams": ["day", "weight_kg", "g"] },
  },
  "body fat (Google)": {
    isTimed: true,
    marks: ["timestamp", "body fat percentage", "data source"],
    columns: { ...dated, "body fat percentage": ["day", "body_fat_pct", "%"] },
  },
  "respiratory rate (Google)": {
    marks: ["timestamp", "breaths per minute", "data source"],
    columns: { ...dated, "breaths per minute": ["night", "resp_rate_brpm", "rpm"] },
  },
  "oxygen saturation (Google)": {
    marks: ["timestamp", "average percentage", "data source"],
    columns: {
      ...dated,
      "average percentage": ["day", "spo2_avg_pct", "%"],
      ...none(
        NO_PLACE,
        `lower bound percentage, upper bound percentage, baseline percentage,
        standard deviation percentage`,
      ),
    },
  },
  "heart rate variability (Google)": {
    marks: ["timestamp", "average heart rate variability milliseconds"],
    columns: {
      ...dated,
      "average heart rate variability milliseconds": ["day", "hrv_rmssd_ms", "ms"],
      ...none(
        NO_PLACE,
        `non rem heart rate beats per minute, entropy,
        deep sleep root mean square of successive differences milliseconds`,
      ),
    },
  },
  "readiness (Google)": {
    marks: ["timestamp", "score", "readiness level"],
    columns: {
      ...dated,
      score: ["day", "recovery_score", "1"],
      ...none(
        NO_PLACE,
        `type, readiness level, sleep readiness, heart rate variability readiness,
        resting heart rate readiness`,
      ),
    },
  },
  "heart rate (Google)": { marks: ["timestamp", "beats per minute", "data source"], columns: {} },
}

/** The columns by which a table is known. */
export const marks = Object.fromEntries(
  Object.entries(tables).map(([name, table]) => [name, table.marks]),
)
