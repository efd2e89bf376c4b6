import { entryOf } from "#catalogue/knowledge"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import { intentOf } from "#embedded/model/questions/knowledge/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const SUBJECT = "waking_at_3"

/** Asks why one wakes in the night, not when one gets up. */
const WAKING = phrases`
  why ...3 i ...3 (wake|waking|awake) ...2 (at|around) ...1(about) (1|2|3|4|1am|2am|3am|4am|two|three|four)
  why ...3 i ...3 (wake|waking|awake) ...4 (in|during) the (night|middle of the night)
  why ...3 i ...3 (wake|waking|awake) ...2 (every|each|at) night
`

/** "Why do I wake up at 3am every night": what is known of it, with the person's own awakenings. */
export const readWaking = (parsed: ParsedQuestion): Knowledge | null => {
  const entry = WAKING.test(parsed.whole) ? entryOf(SUBJECT) : undefined
  return entry ? intentOf(entry, parsed) : null
}
