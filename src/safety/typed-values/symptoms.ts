import type { Match } from "#language/match"
import { JOINED } from "#language/tokens"
import { symptomCues } from "#safety/cues/symptom"
import { matchesIn, mentions, type Passage } from "#safety/passage"

/** What a person says that they feel beside a number. */
export interface Symptoms {
  /** Whether they feel anything, and do not say that they are well. */
  readonly any: boolean
  /** Whether it takes away the means to help oneself. */
  readonly grave: boolean
  /** Whether they say that they are well. */
  readonly well: boolean
  /** Whether they cannot get their breath, more than a little. */
  readonly breathless: boolean
}

const NEGATIONS = new Set(["no", "not", "without", "never", "nor", "or", "any"])
/** Words before a symptom in which a negation denies it. */
const NEGATED_WITHIN = 3

const isNegated = ({ text, from }: Passage, { start }: Match): boolean => {
  const { words, after } = text.tokens
  for (let at = start - 1; at >= Math.max(from, start - NEGATED_WITHIN); at--) {
    if (after[at] !== JOINED) return false
    if (NEGATIONS.has(words[at]!)) return true
  }
  return false
}

/** Reads what a person says that they feel. */
export const symptomsIn = (said: Passage): Symptoms => {
  const feels = (table: string) => matchesIn(said, table).filter((match) => !isNegated(said, match))
  const grave = feels(symptomCues.grave).length > 0
  const well = mentions(said, symptomCues.well)
  const isSlight = ({ start, end }: Match) =>
    mentions({ ...said, from: start, to: end }, symptomCues.slightlyBreathless)
  return {
    any: (grave || !well) && feels(symptomCues.any).length > 0,
    grave,
    well,
    breathless: feels(symptomCues.breathless).some((match) => !isSlight(match)),
  }
}
