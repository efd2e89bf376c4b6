import type { Briefing } from "#domain/briefing"
import type { Window } from "#domain/window"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** A journey that a person speaks of, in their words, and its days. */
export interface Journey {
  readonly said: string
  readonly window: Window
}

const TRAVELLED = phrases`
  (i|we) (was|were|went|flew|travelled|traveled|stayed|drove) [(away|back)] (in|to|at|abroad|travelling|traveling|away)
  (i|we) (was|were|went) on ...2(a|my|our|the|business|family) (trip|holiday|holidays|vacation|cruise)
  (i|we) (visited|spent)
  my ...2 (trip|journey|holiday|holidays|vacation) (was|lasted|went) ...6
`
const ASKS = phrases`
  (how|what|why|when|which|who|did|does|do|is|are|compare|show|tell me|give me)
`
const REMEMBER = /^\s*(?:please )?(?:remember|note|save|keep in mind|fyi|btw)(?: that)?[,:]?\s+/i
const MAX_CHARS = 160
const known = new WeakMap<Briefing, Journey | null>()

const journeyOf = (briefing: Briefing): Journey | null => {
  const said = briefing.question
    .trim()
    .replace(REMEMBER, "")
    .replace(/[.!]+$/, "")
  if (said.length > MAX_CHARS || said.includes("\n") || !TRAVELLED.test(said)) return null
  if (ASKS.test(said) || said.endsWith("?")) return null
  const { periods } = parseQuestion(briefing, said)
  const [period, more] = periods
  if (!period || more) return null
  const { window } = period
  return window.from < window.to && window.to <= briefing.today ? { said, window } : null
}

/**
 * The journey of which a message speaks without asking anything: "I was in Spain from 3 to 10 August". Null for any
 * other message, one with several times, and one about a single day or the future. Cached by briefing.
 */
export const journeyIn = (briefing: Briefing): Journey | null => {
  const before = known.get(briefing)
  if (before !== undefined) return before
  const found = journeyOf(briefing)
  known.set(briefing, found)
  return found
}
