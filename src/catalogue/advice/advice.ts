import type { Source } from "#catalogue/knowledge/entry"

/** Something to do, and where that is from. */
export interface Step {
  readonly text: string
  readonly source: Source
}

/** What a person can do to move a value or to change a habit. */
export interface Advice {
  readonly id: string
  /** How one names the aim inside a sentence: "a lower LDL". */
  readonly title: string
  /** The phrases that name what is to be moved, in the notation of `parsePhrase`. */
  readonly terms: string
  /** Which way it is to go; `either` where people mean but one. */
  readonly way: "up" | "down" | "either"
  /** Questions that it answers; each has one of its terms. */
  readonly asked: ReadonlyArray<string>
  /** What does most, in one sentence without its full stop and without a number. */
  readonly lead: string
  /** Two to four, what does most first. */
  readonly steps: ReadonlyArray<Step>
  /** What to ask a doctor; without a number. */
  readonly doctor: string
  /** Metrics of the person that show where they stand, the most telling first. */
  readonly metrics: ReadonlyArray<string>
  /** The same of laboratory results. */
  readonly analytes: ReadonlyArray<string>
  /** The distance of a race to train for. */
  readonly race_km?: number
}
