import type { Intent } from "#embedded/model/questions/kinds"
import { asRemedy } from "#embedded/model/thread/lab-result"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** Asks for what the answer about a laboratory result says anyway. */
const OF_RESULT = phrases`
  ^ ...2(and|so|also) what (was|is|were) (it|that|they|the (value|result|level|number)) $
  ^ ...2(and|so|also) how (much|high|low) (was|is|were) (it|that|they) $
  ^ ...2(and|so|also) (is|was|are|were) (it|that|they) ...5
  ^ ...2(and|so|also) (has|have|did) (it|that|they) ...6
  ^ ...2(and|so|also) when ...2 (it|that|they) ...3
  ^ ...2(and|so|also) what ...3 (it|that) ...2 (before|last time|last year) $
`

/** Whether a question behind one for results by name asks no more than their answer says. */
export const isOfResult = (leading: Intent, whole: Intent, second: ParsedQuestion): boolean =>
  leading.kind === "labs" &&
  whole.kind === "labs" &&
  leading.names.length > 0 &&
  second.mentions.length === 0 &&
  OF_RESULT.test(second.whole)

const WHAT_TO_DO = phrases`what (should|can|could|do|would|to) ...3 do`

/** "and what should I do about it", of results by name. */
export const remedyOf = (
  leading: Intent,
  second: ParsedQuestion,
  first: ParsedQuestion,
): Intent | null =>
  leading.kind === "labs" && leading.names.length > 0 && WHAT_TO_DO.test(second.whole)
    ? asRemedy(leading, second.whole, first.whole)
    : null
