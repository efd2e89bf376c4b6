import type { Briefing } from "#domain/briefing"
import type { ExperimentPlan } from "#domain/experiment"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Telling } from "#embedded/model/thread/telling"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** A message as it was understood. */
export interface Heard {
  /** The intents of its questions, in their order; at least one. */
  readonly intents: ReadonlyArray<Intent>
  /** The content words that these do not account for. */
  readonly leftOut?: ReadonlyArray<string>
  readonly parsed: ParsedQuestion
  readonly telling: Telling
  /** True where it only looked around: what comes behind it leans on what it leaned on. */
  readonly isAside?: true
}

/** What a message leans on: one before it that was about something, and its answer. */
export interface Leaned extends Heard {
  readonly briefing: Briefing
  readonly answer: string | null
  /** The experiment that a card of the answer offered. */
  readonly offered: ExperimentPlan | null
  /** What was asked of a subject in general since. */
  readonly aside?: Leaned
}

/** A message in its thread. */
export interface Message {
  readonly briefing: Briefing
  /** The message by itself. */
  readonly own: ParsedQuestion
  /** What it leans on; null for the first of a thread. */
  readonly leaned: () => Leaned | null
  /** What that one leaned on in its turn. */
  readonly earlier: () => Leaned | null
  /** All that it may lean on, the last first. */
  readonly back: () => ReadonlyArray<Leaned>
  /** The message by itself, or completed from the one before it, by the kinds' own readers. */
  readonly plainly: () => Heard
}

/** One way to hear a message; null for a message that is not meant so. */
export type Way = (message: Message) => Heard | null

/** What is heard in one question, answered as it is. */
export const asking = (intent: Intent, parsed: ParsedQuestion): Heard => ({
  intents: [intent],
  parsed,
  telling: "answer",
})
