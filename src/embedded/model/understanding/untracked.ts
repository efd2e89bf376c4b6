import type { Talk } from "#embedded/model/understanding/intent"
import type { Reading } from "#embedded/model/understanding/reading"
import { without } from "#embedded/model/understanding/words/text"

/** What people ask about and no device of theirs records. */
const UNTRACKED =
  /\b(?:tea|foods|diet|meals?|eat|ate|eating|dinner|breakfast|lunch|meditat\w+|screen time|weather|sauna|supplements?|melatonin|medication|smoking|vaping|travel\w*|jet ?lag|work(?:ing)? hours|naps?|napping|symptoms?|headaches?|bmi)\b/gi

const END = /[.!?;]/g

/** Whether both places stand in one sentence. */
const together = (text: string, one: number, other: number) =>
  text.slice(Math.min(one, other), Math.max(one, other)).search(END) < 0

/** A question one side of which there are no rows of: said so, rather than half answered. */
export const readUntracked = ({ text, mentions }: Reading): Talk | null => {
  if (mentions.length > 1) return null
  const [metric] = mentions
  const asked = [...without(text, mentions).matchAll(UNTRACKED)].some(
    ({ index }) => metric === undefined || together(text, index, metric.start),
  )
  return asked ? { kind: "talk", about: "untracked" } : null
}
