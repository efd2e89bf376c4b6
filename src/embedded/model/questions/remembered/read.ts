import type { Remembered } from "#embedded/model/questions/remembered/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { type PhraseTable, phrases } from "#language/phrases"

const ASKS = phrases`
  what
  what're
  tell me
  remind me
  list
  show
  do (you|u) (know|remember|recall)
  which
`
const GOALS = phrases`
  ${ASKS} ...6 my [*] (goal/s|aim/s|target/s|objective/s|resolution/s)
  what (am i|was i|were we) (aiming|working|training|going) (for|towards|toward|on)
  what do i want
  (what|which) (goal/s|aim/s|target/s)
`
const PREFERENCES = phrases`
  ${ASKS} ...6 my [*] (preference/s|barrier/s|obstacle/s|likes|dislikes|constraint/s|limitation/s)
  (what|which) (preference/s|barrier/s|obstacle/s)
  what do i (like|dislike|prefer|hate|enjoy)
  what (holds|is holding|gets in) (me|my)
`
const EARLIER = phrases`
  about me
  so far
  before
  last time
  already
  earlier
  previously
  until now
  have you
  do you
`
const FINDINGS = phrases`
  (what|which) ...8 (found out|findings|insight/s|discover*|conclusion/s) ...6 ${EARLIER}
  (what|which) ...8 (did|have|had) (you|we) (found|find|learn*|discover*) ...6 ${EARLIER}
  (your|previous|past|earlier|my) (findings|discoveries|conclusions)
`
const PROFILE = phrases`
  my profile
  how (old|tall) am i
  ${ASKS} ...4 my (age|height|sex|gender|birthday|date of birth)
  when was i born
`
const KNOWN = phrases`
  know
  remember*
  save/d
  store/d
  noted
  kept
  recall
  learn*
`
const EVERYTHING = phrases`
  what [do|did|have|can] (you|u) [*] ${KNOWN} [*] (of|about|from|on) (me|us|my (life|person))
  who am i
  what (did i tell|have i told|did i say to) you
  do you remember me
  remember anything
  your memory
  your notes
  in the memory
`
const about: ReadonlyArray<readonly [PhraseTable, Remembered["about"]]> = [
  [GOALS, "goals"],
  [PREFERENCES, "preferences"],
  [FINDINGS, "findings"],
  [PROFILE, "profile"],
  [EVERYTHING, "everything"],
]

/** "what is my goal", "what do you know about me". */
export const readRemembered = ({
  whole,
  mentions,
  briefing,
}: ParsedQuestion): Remembered | null => {
  const found = about.find(([wordings]) => wordings.test(whole))?.[1] ?? null
  if (found === null || mentions.length > 1) return null
  return mentions.length > 0 && found !== "goals" && briefing.metrics.length > 0
    ? null
    : { kind: "remembered", about: found }
}
