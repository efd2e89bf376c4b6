import type { Briefing } from "#domain/briefing"
import type { Alert, SeenUrgency } from "#domain/safety"
import type { Screening } from "#pipeline/safety/screening"
import { isMoreUrgent } from "#safety/assessment"
import { textFor } from "#safety/heard-urgency"

/** A quote with fewer letters stands in nearly every message. */
const MIN_LETTERS = 2

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** Whether the words stand in one of the person's messages. */
const isSaid = (quote: string, { messages }: Briefing): boolean => {
  const words = plain(quote)
  return (
    words.length >= MIN_LETTERS &&
    messages.some(({ role, content }) => role === "user" && ` ${plain(content)} `.includes(words))
  )
}

/** Levels at which somebody has to act today. */
const ACUTE: ReadonlySet<SeenUrgency["level"]> = new Set(["immediate", "urgent_same_day"])

/** The share of the words of a quote that have to be said, where it is not repeated letter by letter. */
const MIN_SHARE = 0.6
const MIN_WORDS = 2

/** Whether most words of a quote stand in the person's messages: a slip of the pen was put right in it. */
const isNearlySaid = (quote: string, { messages }: Briefing): boolean => {
  const words = plain(quote).split(" ")
  const said = new Set(
    messages.flatMap(({ role, content }) => (role === "user" ? plain(content).split(" ") : [])),
  )
  const known = words.filter((word) => said.has(word)).length
  return words.length >= MIN_WORDS && known / words.length >= MIN_SHARE
}

/**
 * What counts of a second reading: its level, where the words that it quotes were said. An acute one that quotes them
 * nearly gets the careful text; words that nobody said count for nothing, for the rules have read the message too.
 */
const counted = (seen: SeenUrgency, briefing: Briefing): SeenUrgency | null => {
  if (isSaid(seen.quote, briefing)) return seen
  return ACUTE.has(seen.level) && isNearlySaid(seen.quote, briefing)
    ? { ...seen, level: "check", topic: "body" }
    : null
}

/**
 * The alerts of a turn after a model has read the message too: the higher of both readings, in the fixed texts. A
 * model can raise a level and never lowers one.
 */
export const raisedBy = (
  seen: SeenUrgency | null,
  screening: Screening,
  briefing: Briefing,
): Screening => {
  const heard = seen && counted(seen, briefing)
  if (!heard) return screening
  const { level: escalation, topic } = heard
  const raised: Alert = {
    escalation,
    rule: `read_${topic}`,
    text: textFor(escalation, topic),
    alone: true,
    facts: [],
  }
  return isMoreUrgent(raised, screening.alerts)
    ? { alerts: [raised], alone: true, subjects: [] }
    : screening
}
