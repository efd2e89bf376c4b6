import type { Metric } from "#domain/metric"
import type { Talk } from "#embedded/model/questions/talk/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { verbose } from "#embedded/model/understanding/words/table"
import { without } from "#embedded/model/understanding/words/text"

/** Meals are not recorded; nutrients are. */
const MEALS = /\b(?:foods|diet|meals?|eat|ate|eaten|eating|dinner|breakfast|lunch)\b/gi
/** Quantities that people ask about and no device records. */
const UNTRACKED = new RegExp(
  verbose`
      \b(?:tea|meditat\w+|screen time|weather|sauna|supplements?|melatonin|medication|smoking|vaping|travel\w*|
      jet ?lag|work(?:ing)? hours|naps?|napping|symptoms?|headaches?|bmi)\b
    `,
  "gi",
)

const END = /[.!?;]/g

/** Whether both positions are in the same sentence. */
const together = (text: string, one: number, other: number) =>
  text.slice(Math.min(one, other), Math.max(one, other)).search(END) < 0

const isEaten = (metric: Metric | undefined): boolean =>
  metric?.sources.some((source) => "payload" in source && source.payload === "nutrition") ?? false

/** A question about something that is not recorded. The answer says so instead of answering half of it. */
export const readUntracked = ({ text, mentions }: ParsedQuestion): Talk | null => {
  if (mentions.length > 1) return null
  const [mention] = mentions
  const rest = without(text, mentions)
  const words = [
    ...rest.matchAll(UNTRACKED),
    ...(isEaten(mention?.metrics[0]) ? [] : rest.matchAll(MEALS)),
  ]
  const asked = words.some(
    ({ index }) => mention === undefined || together(text, index, mention.start),
  )
  return asked ? { kind: "talk", about: "untracked" } : null
}
