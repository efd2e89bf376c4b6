import type { Metric } from "#domain/metric"
import { untagged } from "#embedded/model/understanding/words/tag-question"
import { phrases } from "#language/phrases"

/** Asks for a yes or a no. */
const ASKS = phrases`
  ^ ...3(and|so|ok|but|hey|hi) (is|are|was|were|am|did|do|does|have|has|had)
`
/** Offers a choice, which a yes does not answer. */
const CHOICE = phrases`or`
const RISES = phrases`
  more
  higher
  longer
  later
  up
  ris*
  rose
  increas*
  gain*
  raised
`
const FALLS = phrases`
  less
  fewer
  lower
  shorter
  earlier
  down
  fall*
  fell
  drop*
  decreas*
  lost
  los*
`
const IMPROVES = phrases`
  better
  improv*
  fitter
  healthier
  help*
`
const WORSENS = phrases`
  worse*
  declin*
`

/** To sleep better is to sleep longer, although more is not always better. */
const SLEEP = "sleep_minutes"

/** The way that a question asks whether a metric moved: 1 up, -1 down, 0 where it does not say. */
const askedWay = (question: string, { direction, key }: Metric): number => {
  const good = direction === "lower" ? -1 : direction === "higher" || key === SLEEP ? 1 : 0
  if (IMPROVES.test(question)) return good
  if (WORSENS.test(question)) return -good
  if (RISES.test(question)) return 1
  return FALLS.test(question) ? -1 : 0
}

/** "Yes" or "No" to a question whether a metric moved, by the way it did; null where it asks neither. */
export const yesOrNo = (text: string, metric: Metric, sign: number): "Yes" | "No" | null => {
  const question = untagged(text.trim())
  if (sign === 0 || !ASKS.test(question) || CHOICE.test(question)) return null
  const way = askedWay(question, metric)
  if (way === 0) return null
  return way === sign ? "Yes" : "No"
}
