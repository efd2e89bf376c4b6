import type { Streak } from "#embedded/model/questions/streak/intent"
import { asking, type Way } from "#embedded/model/thread/heard"
import { type PhraseTable, phrases } from "#language/phrases"

const MAX_CHARS = 50

/** What is asked on about a streak. */
const ASKED: ReadonlyArray<readonly [Streak["asks"], PhraseTable]> = [
  [
    "ended",
    phrases`(what|when|who|why|how|did) ...4 (break|broke|end|ended|stop|stopped|ruin|ruined|over|finish) ...3`,
  ],
  [
    "current",
    phrases`
      am i ...2(still|now|right|currently) on (one|it|a streak) ...3
      (is|are) (it|that|this|one) still ...1 (going|running|on) ...2
      (and|how about|what about|so) ...1(right) now
      how (many|far|much|close) ...2(more|am|i|days|nights) ...4(to|beat|left|off|until|go|it|that|from)
    `,
  ],
  [
    "longest",
    phrases`
      when ...1(exactly) (was|were|is) (that|it|this|they) ...2
      (which|what) (days|dates|nights|month|year) (was|were|is|are) (that|it|those|they|this) ...2
      how long (was|is) (that|it|this) ...2
    `,
  ],
]

/** "when was that", "what broke it", "am I on one now" behind a streak. */
export const asOfStreak: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS) return null
  const asks = ASKED.find(([, wordings]) => wordings.test(whole))?.[0]
  const before = asks && leaned()
  const intent = before?.intents.at(-1)
  return asks && before && intent?.kind === "streak"
    ? asking({ ...intent, asks }, before.parsed)
    : null
}
