import type { Way } from "#embedded/model/thread/heard"
import { inFull } from "#embedded/model/thread/in-full"
import { withPronoun } from "#embedded/model/understanding/thread/ellipsis"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

/** A message with its pronoun as what the thread is about; null where that says nothing more. */
export const asPronoun: Way = ({ own, leaned }) => {
  const full = own.mentions.length === 0 ? withPronoun(own.whole) : null
  const before = full === null ? null : leaned()
  const found = before && inFull(full!, own, before)
  return found && found.intents[0]!.kind !== "talk" ? found : null
}

const JUDGES = phrases`(is|was|are|were) (it|that|this|they) !(a (good|bad|ok|okay|decent|poor|rough) night)`

/** "is that a lot" is about what was answered, not another question of the kind before. */
export const asJudgement: Way = (message) =>
  JUDGES.beginsAt(message.own.whole, openingEnd(message.own.whole)) ? asPronoun(message) : null
