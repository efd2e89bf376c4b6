import type { Remembered } from "#embedded/model/questions/remembered/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { anyOf, verbose } from "#embedded/model/understanding/words/table"

const ASKS = anyOf`
  what('s| is| are| was| were)?
  tell me
  remind me
  list
  show( me)?
  do (you|u) (know|remember|recall)
  which
`
const about: ReadonlyArray<readonly [RegExp, Remembered["about"]]> = [
  [
    new RegExp(
      verbose`
        \b${ASKS}\b[^.?!]{0,30}\bmy (?:\w+ )?(?:goals?|aims?|targets?|objectives?|resolutions?)\b|\bwhat 
        (?:am i|was i|were we) (?:aiming|working|training|going) (?:for|towards?|on)\b|\bwhat do i want\b|\b
        (?:what|which) (?:goals?|aims?|targets?)\b
      `,
      "i",
    ),
    "goals",
  ],
  [
    new RegExp(
      verbose`
        \b${ASKS}\b[^.?!]{0,30}\bmy (?:\w+ )?(?:preferences?|barriers?|obstacles?|likes|dislikes|constraints?|
        limitations?)\b|\b(?:what|which) (?:preferences?|barriers?|obstacles?)\b|\bwhat do i (?:like|dislike|
        prefer|hate|enjoy)\b|\bwhat (?:holds|is holding|gets in) (?:me|my)\b
      `,
      "i",
    ),
    "preferences",
  ],
  [
    new RegExp(
      verbose`
        \b(?:what|which)\b[^.?!]{0,40}\b(?:found out|(?:did|have|had) (?:you|we) (?:found|find|learn\w*|
        discover\w*)|findings|insights?|discover\w+|conclusions?)\b[^.?!]{0,30}\b(?:about me|so far|before|
        last time|already|earlier|previously|until now|have you|do you)\b|\b(?:your|previous|past|earlier|my) 
        (?:findings|discoveries|conclusions)\b
      `,
      "i",
    ),
    "findings",
  ],
  [
    new RegExp(
      verbose`
        \bmy profile\b|\bhow (?:old|tall) am i\b|\b${ASKS}\b[^.?!]{0,20}\bmy (?:age|height|sex|gender|birthday|
        date of birth)\b|\bwhen was i born\b
      `,
      "i",
    ),
    "profile",
  ],
  [
    new RegExp(
      verbose`
        \bwhat (?:(?:do|did|have|can) )?(?:you|u) (?:\w+ )?(?:know|remember\w*|saved?|stored?|noted|kept|recall|
        learn\w*)(?: \w+)? (?:of|about|from|on) (?:me|us|my (?:life|person))\b|\b(?:who am i|what (?:did i tell|
        have i told|did i say to) you|do you remember me|remember anything|your memory|your notes|in (?:your|
        the) memory)\b
      `,
      "i",
    ),
    "everything",
  ],
]

/** "what is my goal", "what do you know about me". */
export const readRemembered = ({
  whole,
  mentions,
  briefing,
}: ParsedQuestion): Remembered | null => {
  const found = about.find(([pattern]) => pattern.test(whole))?.[1] ?? null
  if (found === null || mentions.length > 1) return null
  return mentions.length > 0 && found !== "goals" && briefing.metrics.length > 0
    ? null
    : { kind: "remembered", about: found }
}
