import type { Escalation } from "#domain/safety"

/** What speaks for a rule in a sentence: phrases that show it, and phrases beside them that make it something else. */
export interface Sign {
  readonly rule: string
  readonly level: Exclude<Escalation, "none">
  /** One phrase a line. */
  readonly patterns: string
  /** One phrase a line; `fasting insulin unless (dose|units)` holds unless those words stand in the sentence. */
  readonly exclusions?: string
  /** Counts where it is asked in general too: "the easiest way to die". */
  readonly includesQuestions?: true
  /** Counts for a figure of a story too: a way to die is one, whoever asks for it. */
  readonly includesFiction?: true
  /** Wordings that the sign hears, enough of them that each phrase is needed. */
  readonly heard: ReadonlyArray<string>
  /** Wordings that it does not hear, enough of them that each exclusion is needed. */
  readonly notHeard?: ReadonlyArray<string>
}

/** When a sign was there, as far as it matters: `past` is over for good. */
export type Temporality = "now" | "lately" | "past"

/** A sign that somebody shows, with when. */
export interface FoundSign {
  readonly rule: string
  readonly level: Sign["level"]
  readonly when: Temporality
  /** Its first word. */
  readonly at: number
}
