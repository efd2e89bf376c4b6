import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { completed } from "#embedded/model/understanding/thread/completed"

const MAX_CHARS = 60

/** A short message completed from the question before it, where that makes another question of it. */
export const asContinued: Way = ({ own, leaned }) => {
  const before = own.whole.length <= MAX_CHARS ? leaned() : null
  if (before === null) return null
  const parsed = completed(own, before.parsed)
  const intent = intentOf(parsed)
  return intent.kind === "talk" || before.intents.some((each) => Bun.deepEquals(each, intent))
    ? null
    : asking(intent, parsed)
}
