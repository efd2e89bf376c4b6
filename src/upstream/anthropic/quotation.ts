import type { TextBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import type { Sees } from "#agents/role"
import type { Briefing, EarlierTurn, MetricCoverage } from "#domain/briefing"
import { ageOn } from "#domain/profile"
import { addDays, weekdayOf } from "#domain/time"
import type { Message } from "#domain/turn"

/** Text from outside, marked so that the model does not read it as instructions. */
export const quoted = (tag: string, content: unknown): string =>
  // The text must not be able to close its own mark.
  `<${tag}>\n${JSON.stringify(content).replaceAll("<", "\\u003c")}\n</${tag}>`

/** Of the conversation a model reads the latest messages, the latest last, each up to its end. */
const MAX_MESSAGES = 12
const MAX_EARLIER = 1_200
const MAX_QUESTION = 4_000
const MAX_NAMES = 200
const MAX_MEMORIES = 40
const MAX_TERMS = 20

const cut = (text: string, most: number) => text.slice(-most)

/** A message of the conversation as a prompt shows it. */
interface SaidMessage extends Message {
  /** An import brought it: it was not asked here, and its answer is not among what was said. */
  readonly from_imported_file?: true
}

/** The messages of an earlier turn of the thread. */
const said = ({ question, answer, restored }: EarlierTurn): ReadonlyArray<SaidMessage> => [
  ...(question === "" ? [] : [{ role: "user" as const, content: question, ...origin(restored) }]),
  ...(answer === null ? [] : [{ role: "assistant" as const, content: answer }]),
]

const origin = (restored = false) => (restored ? { from_imported_file: true as const } : {})

/** A metric that ended longer ago, or has fewer days, is named with its days. */
const RECENT_DAYS = 3
const MANY_DAYS = 60

/** The metrics whose days are not simply many and recent: one line for each. */
const exceptionsOf = ({ metrics, today }: Briefing): ReadonlyArray<MetricCoverage> => {
  const recent = addDays(today, -RECENT_DAYS)
  return metrics.filter(({ last, days }) => last < recent || days < MANY_DAYS)
}

const metricsFor = (briefing: Briefing, seen: Sees["metrics"]) => {
  if (seen === "none") return {}
  if (seen === "keys") return { metrics: briefing.metrics.map(({ metric }) => metric) }
  const first = briefing.metrics.map((metric) => metric.first).sort()[0]
  return { data_since: first, short_or_ended: exceptionsOf(briefing) }
}

const termOf = (term: unknown) => (typeof term === "string" ? cut(term, MAX_EARLIER) : term)

const profileFor = ({ profile, today }: Briefing, fields: Sees["profile"]) => {
  const shown = fields.flatMap((field) => {
    const value = field === "age" && profile ? ageOn(profile, today) : profile?.[field]
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
      return []
    return [[field, Array.isArray(value) ? value.slice(0, MAX_TERMS) : termOf(value)] as const]
  })
  return shown.length === 0 ? {} : { profile: Object.fromEntries(shown) }
}

/** What a part of a turn is shown of a person. It stays the same from turn to turn of a day. */
const personFor = (briefing: Briefing, sees: Sees): string =>
  quoted("person", {
    ...metricsFor(briefing, sees.metrics),
    ...(sees.labs
      ? { lab_results: briefing.biomarkers.slice(0, MAX_NAMES).map((name) => cut(name, 80)) }
      : {}),
    ...(sees.memory
      ? { remembered: briefing.memory.slice(0, MAX_MEMORIES).map((line) => cut(line, 300)) }
      : {}),
    ...profileFor(briefing, sees.profile),
  })

/** What was said before the question, where anything was. */
const conversationOf = ({ thread = [], messages }: Briefing): ReadonlyArray<string> => {
  const all: ReadonlyArray<SaidMessage> = [...thread.flatMap(said), ...messages.slice(0, -1)]
  const before = all.slice(-MAX_MESSAGES).map(({ role, content, from_imported_file }) => ({
    role,
    content: cut(content, MAX_EARLIER),
    ...origin(from_imported_file),
  }))
  return before.length === 0 ? [] : [quoted("conversation", before)]
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/** The conversation and the question of a turn, with the day on which it is asked. */
export const askedIn = (briefing: Briefing): string =>
  [
    ...conversationOf(briefing),
    quoted("question", {
      today: briefing.today,
      weekday: WEEKDAYS[weekdayOf(briefing.today)],
      text: cut(briefing.question, MAX_QUESTION),
      ...(briefing.deep_research ? { deep_research: briefing.deep_research } : {}),
    }),
  ].join("\n\n")

/**
 * The prompt of a call: the person, which other calls begin with too and a cache holds; then the question, and what is
 * this call's own.
 */
export const promptFor = (
  briefing: Briefing,
  sees: Sees,
  own: ReadonlyArray<string> = [],
): Array<TextBlockParam> => [
  { type: "text", text: personFor(briefing, sees), cache_control: { type: "ephemeral" } },
  { type: "text", text: [askedIn(briefing), ...own].join("\n\n") },
]

const numerals = (text: string) => text.match(/\p{N}+/gu) ?? []

/** Whether a text has no numeral that the question does not have: others will read it as it is. */
export const addsNoNumeral = (text: string, { question }: Briefing): boolean => {
  const known = new Set(numerals(question))
  return numerals(text).every((numeral) => known.has(numeral))
}
