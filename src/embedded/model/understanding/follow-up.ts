import type { Briefing } from "#domain/briefing"
import { before } from "#embedded/model/understanding/contrast"
import type { Period } from "#embedded/model/understanding/period"
import { type Reading, readingOf } from "#embedded/model/understanding/reading"
import { questionsOf } from "#embedded/model/understanding/statement"
import { without } from "#embedded/model/understanding/text"

const FOLLOWS =
  /^(?:and|or|but|ok|okay|so)?,? ?(?:and|what about|how about|what of|the same|now for|in|on|over|since|last|this|the)\b/i
const LONGEST_FOLLOW_UP = 60
/** The time before the one of the question before. */
const EARLIER =
  /\b(?:the )?(?:(?:day|night|week|month|year|time) before(?: (?:that|then))?|(?:previous|preceding) (?:day|night|week|month|year|one))\b/i
/** Leans on what the person has just said about themselves. */
const LEANS =
  /\b(?:what (?:\w+ )?helps?|what (?:can|could|should) i do|how (?:can|could|do|should) i (?:fix|improve|change|do|get there|achieve|reach)\b|on track|getting (?:there|closer)|any (?:tips|advice))|^why(?: is that)?[?.! ]*$/i

/** The person's message before this one, or null. */
const previousQuestion = ({ messages }: Briefing) =>
  messages.filter(({ role }) => role === "user").at(-2)?.content ?? null

/** "and the week before?" after a question for a time. */
const earlier = (reading: Reading, previous: Reading): Period | null => {
  const words = EARLIER.exec(reading.whole)?.[0]
  const [then] = previous.periods
  return words && then ? { ...before(then, reading.almanac).a, words: `in ${words}` } : null
}

const periodsOf = (reading: Reading, previous: Reading): Reading["periods"] => {
  const leaning = earlier(reading, previous)
  if (leaning) return [{ ...leaning, start: 0, end: 0 }]
  return reading.periods.length > 0
    ? reading.periods
    : previous.periods.map((period) => ({ ...period, words: "over the same time" }))
}

/** "And last month?" leans on the question before it: what it names stands, the rest is borrowed. */
const completed = (reading: Reading, previous: Reading): Reading => {
  const own = reading.mentions.length > 0
  const rest = own ? without(previous.text, previous.mentions) : previous.text
  const text = reading.text.replace(EARLIER, " ")
  return {
    ...reading,
    whole: `${reading.whole} ${rest}`,
    text: `${text} ${rest}`,
    periods: periodsOf(reading, previous),
    mentions: own ? reading.mentions : previous.mentions,
    metrics: own ? reading.metrics : previous.metrics,
  }
}

/** "I struggle with falling asleep. What helps?" asks about what was said. */
const ofWhatWasSaid = (reading: Reading): Reading => {
  const { briefing, mentions, text } = reading
  if (mentions.length > 0 || !LEANS.test(text)) return reading
  const said = readingOf(briefing, briefing.question)
  return { ...reading, mentions: said.mentions, metrics: said.metrics }
}

/** Reads the question of a briefing; one that leans on what was said before is completed from it. */
export const questionOf = (briefing: Briefing): Reading => {
  const reading = readingOf(briefing, questionsOf(briefing.question))
  const previous = previousQuestion(briefing)
  const incomplete = reading.periods.length === 0 || reading.mentions.length === 0
  const names = reading.periods.length + reading.mentions.length > 0 || EARLIER.test(reading.whole)
  const follows =
    incomplete && names && reading.whole.length <= LONGEST_FOLLOW_UP && FOLLOWS.test(reading.whole)
  return follows && previous !== null
    ? completed(reading, readingOf(briefing, questionsOf(previous)))
    : ofWhatWasSaid(reading)
}
