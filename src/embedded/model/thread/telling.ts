/** The manner of an answer: as it is, or as a follow-up to the answer before wants it. */
export type Telling =
  | "answer"
  /** What the answer before rests on. */
  | "evidence"
  /** On how many days or nights it rests. */
  | "extent"
  /** Its chart. */
  | "chart"
  /** The same once more. */
  | "again"
  /** Its first sentence. */
  | "shorter"
