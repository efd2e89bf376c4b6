import type { Briefing } from "#domain/briefing"
import { type Intent, kinds } from "#embedded/model/questions/kinds"
import { readRest } from "#embedded/model/questions/talk/read"
import { questionOf } from "#embedded/model/understanding/follow-up"

const intentOf = (briefing: Briefing): Intent => {
  const parsed = questionOf(briefing)
  for (const { read } of kinds) {
    const intent = read(parsed)
    if (intent) return intent
  }
  return readRest(parsed)
}

const understood = new WeakMap<Briefing, Intent>()

/**
 * The intent of a question, cached by briefing: the question is parsed once per turn, although
 * every step needs it.
 */
export const understand = (briefing: Briefing): Intent => {
  const known = understood.get(briefing)
  if (known) return known
  const intent = intentOf(briefing)
  understood.set(briefing, intent)
  return intent
}
