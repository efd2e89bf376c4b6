import { asking, type Way } from "#embedded/model/thread/heard"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const JOINS = phrases`
  (and|what|how|about|for|my|the|of|with|is|are|was|were|it|too|also|same|ok|okay|so|then|please|in|terms)
`
const WORD = /[\p{L}\p{N}]/u

/** "and what about my weight" behind a comparison of two times: the same two times. */
export const asSameComparison: Way = ({ own, leaned }) => {
  const { whole, mentions, metrics, periods, limits } = own
  if (metrics.length === 0 || periods.length > 0 || limits.some(({ said }) => said)) return null
  const rest = without(whole, mentions).slice(openingEnd(whole))
  if (WORD.test(without(rest, JOINS.find(rest)))) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || intent?.kind !== "comparison") return null
  return asking({ ...intent, metrics }, { ...before.parsed, metrics, mentions })
}
