import type { Way } from "#embedded/model/thread/heard"
import { remainderOf } from "#embedded/model/understanding/remainder"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"
import { placedTokens } from "#language/tokens"

/** Asks for something; what it names besides is in a word or two. */
const ASKS = phrases`(how|which|when|why|whats|what|what's|by|over|in|so|than|per|or|is|was|are|does|did)`
/** Names something else than the answer before. */
const NAMES = phrases`
  (what|how) about
  (what|what's|whats|who) (is|are|was|were)
  (whats|what's) (a|an|the)
`
const MAX_WORDS = 8
/** So few words with one that is not known say nothing of their own. */
const FEW_WORDS = 4

/** A few words that no way heard, behind an answer: they are about that answer. */
export const asOfLastAnswer: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length + periods.length > 0) return null
  const count = placedTokens(whole).words.length
  if (count === 0 || count > MAX_WORDS) return null
  const at = openingEnd(whole)
  const unknown = remainderOf(own, [], []).leftOut.length
  const isBare = unknown === 0
  const isShort = count <= FEW_WORDS && unknown === 1 && ASKS.beginsAt(whole, at)
  if (!isBare && (!isShort || NAMES.beginsAt(whole, at))) return null
  const before = leaned()
  return before && { intents: before.intents.slice(-1), parsed: before.parsed, telling: "subject" }
}
