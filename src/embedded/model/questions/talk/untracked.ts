import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import type { Talk } from "#embedded/model/questions/talk/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects } from "#embedded/model/understanding/subjects"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** Meals are not recorded; nutrients are. */
const MEALS = phrases`
  foods
  diet
  meal/s
  eat/en/ing
  ate
  dinner
  breakfast
  lunch
`
/** Quantities that people ask about and no device records. */
const UNTRACKED = phrases`
  tea
  meditat*
  screen time
  weather
  sauna
  supplement/s
  melatonin
  medication
  smoking
  vaping
  travel*
  jet lag
  jetlag
  (work|working) hours
  nap/s/ping
  symptom/s
  blood (type|group)
`

const END = /[.!?;]/g

/** Whether both positions are in the same sentence. */
const together = (text: string, one: number, other: number) =>
  text.slice(Math.min(one, other), Math.max(one, other)).search(END) < 0

const isEaten = (metric: Metric | undefined): boolean =>
  metric?.sources.some((source) => "payload" in source && source.payload === "nutrition") ?? false

/** A question about something that is not recorded. The answer says so instead of answering half of it. */
export const readUntracked = ({ text, whole, mentions, briefing }: ParsedQuestion): Talk | null => {
  if (mentions.length > 1) return null
  const [mention] = mentions
  const rest = without(text, mentions)
  const words = [...UNTRACKED.find(rest), ...(isEaten(mention?.metrics[0]) ? [] : MEALS.find(rest))]
  const asked = words.some(
    ({ start }) => mention === undefined || together(text, start, mention.start),
  )
  if (!asked) return null
  const heard = mention?.metrics.slice(0, 1) ?? []
  const nearest = resultOf(heard[0], briefing) ?? subjectOf(whole, words)
  return { kind: "talk", about: "untracked", heard, ...nearest }
}

/** What is known of the thing itself. */
const subjectOf = (whole: string, words: ReadonlyArray<TextSpan>) => {
  const known = findSubjects(whole).find((subject) =>
    words.some(({ start, end }) => start < subject.end && subject.start < end),
  )
  return known && { subject: known.entry.id }
}

/** The laboratory result that is as near as the record comes to a metric. */
const resultOf = (metric: Metric | undefined, { biomarkers }: Briefing) => {
  const isGlucose = metric?.families.includes("glucose") ?? false
  const result = isGlucose && biomarkers.find((name) => GLUCOSE.test(name))
  return result ? { result } : null
}
const GLUCOSE = /glucose/i
