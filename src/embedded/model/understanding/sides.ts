import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { RELATION } from "#embedded/model/understanding/words/concept-patterns"
import type { Mention } from "#embedded/model/understanding/words/lexicon"
import { words } from "#embedded/model/understanding/words/table"

/** The target comes before the feature: "is Y better when X". */
const REVERSED = words`
  when(ever)?
  if
  after
  because( of)?
  due to
  thanks to
  on (days|nights|the days|the nights)( that| when| where| after| with| of)?
  following
  with (more|less|a|longer|shorter|higher|lower)
  depend*( on)?
  (affected|influenced|driven|caused|explained|predicted|determined|helped|hurt|impacted) by
  follows?
  from
`
/** Relates two things without a direction. */
export const MUTUAL = words`
  ${RELATION}
  spearman
  pearson
  comes? with
`
/** Leads into a condition: "on days when …". */
export const CONDITION = /\b(?:when(?:ever)?|if|after|on (?:days|nights|the days|the nights))\b/i

/** The mention that acts first, the one that is acted upon second. */
export const sidesOf = (
  { text }: ParsedQuestion,
  first: Mention,
  second: Mention,
): readonly [Mention, Mention] => {
  const between = text.slice(first.end, second.start)
  const ahead = text.slice(0, first.start)
  const reversed = REVERSED.test(between) && !CONDITION.test(ahead) && !MUTUAL.test(between)
  return reversed ? [second, first] : [first, second]
}
