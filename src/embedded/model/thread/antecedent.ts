import type { LocalDate } from "#domain/time"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Today } from "#embedded/model/questions/today/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { Period } from "#embedded/model/understanding/time/period"

/** The words of the question for several metrics: "sleep" stays sleep. */
const bundleIn = ({ whole, mentions }: ParsedQuestion): string | null => {
  const [mention] = mentions
  const words = mention ? whole.slice(mention.start, mention.end).trim() : ""
  return words === "" ? null : words
}

/** What is asked of the last night, rather than of weeks. */
const OF_NIGHT: ReadonlySet<string> = new Set(["night", "morning", "feeling"])

/** What "it" stands for behind a question: "my resting heart rate". Null where it was about nothing in particular. */
export const antecedentOf = (intent: Intent, parsed: ParsedQuestion): string | null => {
  if (intent.kind === "today") return isOfNight(intent) ? "my sleep" : null
  if (intent.kind === "labs") return intent.names[0] ? `my ${intent.names[0]}` : null
  if (intent.kind === "workouts" && intent.sport !== null) return `my ${intent.sport}`
  const metrics = kindOf(intent).metrics(intent)
  const [first] = metrics
  if (!first) return null
  const words = metrics.length > 1 ? bundleIn(parsed) : null
  return `my ${words ?? first.name}`
}

/** Whether it is of the last night; a feeling that lasts is of more than one. */
const isOfNight = ({ asks, lasting }: Today): boolean => OF_NIGHT.has(asks) && !lasting

const nightOf = ({ date }: Today, today: LocalDate): Period => ({
  form: "night",
  window: { from: date, to: date },
  name:
    date === today
      ? { anchor: "date", preposition: null, said: "last night" }
      : { anchor: "day", date, today },
})

/** The time that an answer was about, named or not; the later one of two. */
export const periodBehind = (intent: Intent, today?: LocalDate): Period | null => {
  if (intent.kind === "today")
    return isOfNight(intent) ? nightOf(intent, today ?? intent.date) : null
  if ("period" in intent) return intent.period
  return "contrast" in intent ? (intent.contrast?.b ?? null) : null
}
