/** Nothing to compute. */
export interface Talk {
  readonly kind: "talk"
  readonly about:
    | "greeting"
    | "thanks"
    | "statement"
    | "tags"
    | "coverage"
    | "off_topic"
    | "beyond"
    | "diagnosis"
    | "future"
    | "unclear"
    | "untracked"
    | "other_language"
    | "alone"
    | "declined"
    | "noted"
}
