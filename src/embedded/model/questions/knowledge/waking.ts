import { entryOf } from "#catalogue/knowledge"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import { intentOf } from "#embedded/model/questions/knowledge/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const AT_NIGHT = "waking_at_3"
const TIRED = "tired_despite_sleep"

/** Asks why one wakes in the night, not when one gets up. */
const WAKING = phrases`
  why ...3 i ...3 (wake|waking|awake) ...2 (at|around) ...1(about) (1|2|3|4|1am|2am|3am|4am|two|three|four)
  why ...3 i ...3 (wake|waking|awake) ...4 (in|during) the (night|middle of the night)
  why ...3 i ...3 (wake|waking|awake) ...2 (every|each|at) night
`

/** Asks why one gets up tired, not when. */
const WAKING_TIRED = phrases`
  why ...4 i ...3 (wake|waking|woke|get|getting) up ...3 (tired|exhausted|groggy|unrefreshed|knackered)
`

/** "Why do I wake up at 3am every night": what is known of it, with the person's own awakenings. */
export const readWaking = (parsed: ParsedQuestion): Knowledge | null => {
  const isTired = WAKING_TIRED.test(parsed.whole)
  const entry =
    isTired || WAKING.test(parsed.whole) ? entryOf(isTired ? TIRED : AT_NIGHT) : undefined
  return entry ? intentOf(entry, parsed) : null
}
