import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { RELATION } from "#embedded/model/understanding/words/concepts"
import type { Mention } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

/** The target comes before the feature: "is Y better when X". */
const REVERSED = phrases`
  when
  whenever
  if
  after
  because
  due to
  thanks to
  on [the] (days|nights)
  following
  with (more|less|a|longer|shorter|higher|lower)
  depend*
  the more
  (affected|influenced|driven|caused|explained|predicted|determined|helped|hurt|impacted) by
  follow/s
  from
`
/** Relates two things without a direction. */
export const MUTUAL = phrases`
  ${RELATION}
  spearman
  pearson
  come/s with
`
/** Leads into a condition: "on days when …". */
export const CONDITION = phrases`
  when
  whenever
  if
  after
  on [the] (days|nights)
`

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
