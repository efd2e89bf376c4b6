import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { isTested } from "#embedded/model/understanding/tested"
import { INFLUENCE, RELATION } from "#embedded/model/understanding/words/concepts"
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

/** Asks whether what is named next acts: "does coffee after lunch ruin my sleep". */
const ASKS_OF = phrases`
  (does|do|did|can|could|will)
  (does|do|did|can|could|will) (my|the|a|drinking|having|eating|doing)
`

/** The mention that acts first, the one that is acted upon second. */
export const sidesOf = (
  parsed: ParsedQuestion,
  first: Mention,
  second: Mention,
): readonly [Mention, Mention] => {
  const { text } = parsed
  if (isTested(parsed)) return [first, second]
  const between = text.slice(first.end, second.start)
  const ahead = text.slice(0, first.start)
  const [turn] = REVERSED.find(between)
  const isPlain =
    ASKS_OF.endsBefore(text, first.start) &&
    INFLUENCE.find(between).some(({ start }) => turn !== undefined && start > turn.start)
  const reversed = turn !== undefined && !isPlain && !CONDITION.test(ahead) && !MUTUAL.test(between)
  return reversed ? [second, first] : [first, second]
}
