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
  /** What it was held against. */
  | "reference"
  /** The time it is of. */
  | "time"
  /** How it was made, in words. */
  | "method"
  /** What it was about, where nothing of a message was understood. */
  | "subject"
