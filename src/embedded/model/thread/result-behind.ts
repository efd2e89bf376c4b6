import type { Intent } from "#embedded/model/questions/kinds"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { askedBehind } from "#embedded/model/thread/lab-wordings"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects } from "#embedded/model/understanding/subjects"
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

const RAISES = phrases`up | higher | more | raise | increase | boost`
const LOWERS = phrases`down | lower | less | reduce | drop`
/** Says of an answer that the result is lower than it should be. */
const BELOW = phrases`low | lower | below | up from | raise`

/** What is known of moving a result up or down, as the question says or as the answer before has it. */
export const remedyFor = (text: string, name: string, answer: string): string | undefined => {
  const isUp = RAISES.test(text) || (!LOWERS.test(text) && BELOW.test(answer))
  const ways = isUp ? ["raise", "lower"] : ["lower", "raise"]
  return ways
    .flatMap((way) => findSubjects(`how to ${way} my ${name}`))
    .find(({ entry }) => entry.steps !== undefined)?.entry.id
}

/** What moves a result by name the way that it should go, where a question behind one for it asks that. */
const asRemedy = (intent: Labs, text: string, before: string): Labs | null => {
  const asks = askedBehind(text)
  const subject =
    asks === "remedy" || asks === "food"
      ? remedyFor(text, intent.names[0] ?? "", before)
      : undefined
  return subject ? { ...intent, asks: "remedy", subject } : null
}

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
