import type { Metric } from "#domain/metric"

/** Nothing to compute. */
export interface Talk {
  readonly kind: "talk"
  /** The metrics of a question that was not understood. */
  readonly heard?: ReadonlyArray<Metric>
  /** The laboratory result of what is not recorded by the day. */
  readonly result?: string
  /** The subject whose entry says what is known of something that is not recorded. */
  readonly subject?: string
  /** Its words that nobody knew. */
  readonly unknown?: ReadonlyArray<string>
  readonly about:
    | "greeting"
    | "thanks"
    | "farewell"
    | "statement"
    | "tags"
    | "coverage"
    | "off_topic"
    | "beyond"
    | "diagnosis"
    | "future"
    | "unclear"
    | "untracked"
    | "unrecorded"
    | "other_language"
    | "alone"
    | "declined"
    | "noted"
    | "direction"
    | "exclusion"
    | "others"
    | "missing"
    | "known"
    | "pleased"
}
