import type { Asking } from "#catalogue/knowledge/asking"

/** Where a statement comes from. */
export interface Source {
  readonly name: string
  readonly year: number
}

/**
 * What is known of a subject: what it is, how it is measured, what commonly moves it, or what to do. Every
 * number of its text comes from its sources.
 */
export interface KnowledgeEntry {
  readonly id: string
  /** How a sentence names the subject. */
  readonly title: string
  /** The phrases that name it, in the notation of `parsePhrase`. */
  readonly terms: string
  /** Questions that it answers; each has one of its terms. */
  readonly asked: ReadonlyArray<string>
  /** 40 to 90 words. */
  readonly text: string
  readonly sources: ReadonlyArray<Source>
  /** Metrics of the person that say something of it; an entry that defines one has it first. */
  readonly metrics: ReadonlyArray<string>
  /** The same of laboratory results. */
  readonly analytes?: ReadonlyArray<string>
  /** True where it is about two things: the answer has the person's own values of both. */
  readonly isPair?: true
  /** What to do, step by step, where that is the question. */
  readonly steps?: ReadonlyArray<string>
}

/** The answer to one asking of a subject, in at most 60 words of which the first sentence is the answer. */
export interface ShortAnswer extends KnowledgeEntry {
  readonly asks: ReadonlyArray<Asking>
  /** True where it is asked of oneself, and no row of the person's answers it. */
  readonly isOfOneself?: true
}
