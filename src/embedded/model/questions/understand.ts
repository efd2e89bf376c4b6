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

/** What a question is after: the same for the same briefing. Every step of a turn asks, and one reads. */
export const understand = (briefing: Briefing): Intent => {
  const known = understood.get(briefing)
  if (known) return known
  const intent = intentOf(briefing)
  understood.set(briefing, intent)
  return intent
}
