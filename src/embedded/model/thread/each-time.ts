import type { Intent } from "#embedded/model/questions/kinds"
import { type ReadQuestion, readQuestion } from "#embedded/model/questions/reading"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** Kinds that answer for one time alone. */
const OF_ONE_TIME: ReadonlySet<string> = new Set([
  "level",
  "count",
  "workouts",
  "today",
  "extremes",
])
/** What stands between two times of which each is asked for. */
const BETWEEN = /^\s*(?:,|and|&|, and)\s*(?:(?:on|in|during|over|for) )?\s*$/i
/** Holds the times against each other, or takes all from one to the other. */
const AGAINST = phrases`
  compar* | differ* | versus | vs | than | between | from | against | change | changed | better | worse
`
const PREPOSITIONS = /\b(on|in|during|over|for) (?:on|in|during|over|for) /gi

const RANKS = /\b(fastest|longest|farthest|furthest) and (fastest|longest|farthest|furthest) /i

/** "fastest and longest run": the question for each of two ranks of a workout; null for any other. */
export const readEachRank = (
  { whole, briefing }: ParsedQuestion,
  intent: Intent,
): ReadonlyArray<ReadQuestion> | null => {
  if (intent.kind !== "record" || !RANKS.test(whole)) return null
  return ["$1 ", "$2 "].map((rank) => {
    const question = whole.replace(RANKS, rank)
    return readQuestion(parseQuestion({ ...briefing, question }, question))
  })
}

/** "on Sunday and on Saturday", "in September and October": the question for each of two times; null for any other. */
export const readEachTime = (
  parsed: ParsedQuestion,
  whole: Intent,
): ReadonlyArray<ReadQuestion> | null => {
  const [one, other, more] = parsed.periods
  if (!one || !other || more || !OF_ONE_TIME.has(whole.kind)) return null
  const { whole: text, briefing } = parsed
  if (!BETWEEN.test(text.slice(one.end, other.start)) || AGAINST.test(text)) return null
  const asked = [
    text.slice(0, one.end) + text.slice(other.end),
    text.slice(0, one.start) + text.slice(other.start),
  ].map((each) => {
    const question = each.replace(PREPOSITIONS, "$1 ")
    return readQuestion(parseQuestion({ ...briefing, question }, question))
  })
  return asked.every(({ intent }) => intent.kind === whole.kind) ? asked : null
}
