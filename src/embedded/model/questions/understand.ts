import type { Briefing } from "#domain/briefing"
import { type Intent, kinds } from "#embedded/model/questions/kinds"
import { readRest } from "#embedded/model/questions/talk/read"
import { asksForDetails } from "#embedded/model/understanding/details"
import { questionOf } from "#embedded/model/understanding/follow-up"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** What a message asks. */
export interface Understood {
  /** The intents of its questions, in their order; at least one. */
  readonly intents: ReadonlyArray<Intent>
  /** Whether it asks for the statistics behind an answer. */
  readonly details: boolean
}

const intentOf = (parsed: ParsedQuestion): Intent => {
  for (const { read } of kinds) {
    const intent = read(parsed)
    if (intent) return intent
  }
  return readRest(parsed)
}

const known = new WeakMap<Briefing, Understood>()

/**
 * What the message of a briefing asks, cached by briefing: it is parsed once per turn, although every step
 * needs it.
 */
export const understoodFrom = (briefing: Briefing): Understood => {
  const before = known.get(briefing)
  if (before) return before
  const understood = {
    intents: [intentOf(questionOf(briefing))],
    details: asksForDetails(briefing.question),
  }
  known.set(briefing, understood)
  return understood
}

/** The intent of the first question of a message. */
export const understand = (briefing: Briefing): Intent => understoodFrom(briefing).intents[0]!
