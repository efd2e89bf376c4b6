import type { FactSheetItem } from "#domain/turn-result"

/**
 * How soon a person needs help, the most urgent first. `check` means that the message was not
 * understood well enough to decide; it gets a careful text.
 */
export const ESCALATIONS = [
  "immediate",
  "urgent_same_day",
  "prompt_clinician",
  "check",
  "none",
] as const
export type Escalation = (typeof ESCALATIONS)[number]

/** What an urgent message is about, as far as the words of an answer depend on it. */
export const URGENT_TOPICS = [
  "body",
  "crisis",
  "violence",
  "poisoning",
  "medicine",
  "eating",
  "pregnancy",
  "child",
] as const
export type UrgentTopic = (typeof URGENT_TOPICS)[number]

/** How urgent a second reader of a message finds it, with the words that say so as it quotes them. */
export interface SeenUrgency {
  readonly level: Exclude<Escalation, "none">
  readonly topic: UrgentTopic
  readonly quote: string
}

/**
 * A match of a safety rule, in the conversation or in new data. Its text is fixed: no later step
 * and no number gate changes it.
 */
export interface Alert {
  /** `none` for a typed value that is no reason to call anybody and is answered before any stored one. */
  readonly escalation: Escalation
  /** The rule that matched: `chest_pain`, `critical_lab`. Never the person's own words. */
  readonly rule: string
  readonly text: string
  /** True when nothing else may be said: no metrics, no widgets. */
  readonly alone: boolean
  /** The analyte of a typed value: the last result on record may be set beside it. */
  readonly about?: string
  /** The result or reading it is about, for the fact sheet; empty for one about words. */
  readonly facts: ReadonlyArray<FactSheetItem>
}

/** An alert about data on record. It is shown once; new data has a subject of its own. */
export interface Notice extends Alert {
  /** Which result or reading it is about, the same whenever it is looked at. */
  readonly subject: string
}
