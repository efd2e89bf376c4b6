import { metricOf } from "#catalogue/metrics"
import { kindOf } from "#embedded/model/questions/kinds"
import type { Feeling, Today } from "#embedded/model/questions/today/intent"
import type { Leaned } from "#embedded/model/thread/heard"
import { isOfNight, pickedOut } from "#embedded/model/thread/picked"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** The words of the question for several metrics: "sleep" stays sleep. */
const bundleIn = ({ whole, mentions }: ParsedQuestion): string | null => {
  const [mention] = mentions
  const words = mention ? whole.slice(mention.start, mention.end).trim() : ""
  return words === "" ? null : words
}

/** What shows a feeling, where there is data of it. */
const FELT: Partial<Record<Feeling, string>> = { stressed: "stress_score", low: "mood" }

const feltIn = ({ feels }: Today, { briefing }: ParsedQuestion): string | null => {
  const key = feels && FELT[feels]
  const metric = briefing.metrics.some((each) => each.metric === key) && key ? metricOf(key) : null
  return metric ? `my ${metric.name}` : null
}

/** What "it" stands for behind a question: "my resting heart rate". Null where it was about nothing in particular. */
export const antecedentOf = (leaned: Leaned): string | null => {
  const intent = leaned.intents.at(-1)!
  if (intent.kind === "today")
    return feltIn(intent, leaned.parsed) ?? (isOfNight(intent) ? "my sleep" : null)
  if (intent.kind === "knowledge" && intent.results[0]) return `my ${intent.results[0]}`
  if (intent.kind === "labs") return intent.names[0] ? `my ${intent.names[0]}` : null
  if (intent.kind === "workouts" && intent.sport !== null) return `my ${intent.sport}`
  if (intent.kind === "onset") return "my bedtime"
  const { metric, isNamed } = pickedOut(leaned)
  if (!metric) return null
  const words =
    kindOf(intent).metrics(intent).length > 1 && !isNamed ? bundleIn(leaned.parsed) : null
  return `my ${words ?? metric.name}`
}
