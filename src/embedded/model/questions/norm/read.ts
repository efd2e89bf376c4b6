import { isJudgeable } from "#catalogue/norms/bands"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { askedOf, judgementOf } from "#embedded/model/questions/norm/judgement"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { somebodyIn } from "#embedded/model/understanding/profile/somebody"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { WELL } from "#embedded/model/understanding/words/concepts"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

const NORMAL = phrases`
  ${WELL}
  normal
  typical
  average
  ideal
`
const ANYBODY = phrases`
  adult/s
  person
  man
  men
  woman
  women
  human/s
  guy
  girl
  male
  female
`
const DO = phrases`
  be
  need
  aim
  have
  get
  sleep
  walk
  drink
  take
`
const OTHERS = phrases`
  (for|at) (my|his|her|your|that) (age|sex|gender|size)
  (for|at) (someone|people|a person|a man|a woman) [of] my (age|sex|gender|size)
  (of|in) my age
  age group
  (other|most|normal|average|healthy|typical) (${ANYBODY}|persons|users|user)
  (than|with|to|among|from|of) [the] (others|everyone|everybody|my peers|peers|anyone)
  the (average|typical|normal|healthy) ${ANYBODY}
  # year old/s
  what should my
  ^ (is|are) ...8 enough !(for|to)
  people
  population
  (what|which) percentile
  percentile (am|do|is|for|among|rank)
  for (a|an) [healthy|normal|average|# year old] ${ANYBODY}
  (healthy|reference|recommended|target|published|normal) (range|value/s|level/s|amount/s|norm/s|number)
  guideline/s
  recommended
  recommendation/s
  (the|a) norm
  norms (for|of)
  studies
  should (i|one|people|you|[a|an|the] [healthy|average] ${ANYBODY}) [ideally|really] ${DO}
  do (i|people|adult/s|you|we) [really|actually] need
`
/** "what is a good HRV", of nobody in particular. */
const IN_GENERAL = phrases`
  what (is|are|would be) [considered] [a|an] ${NORMAL} !(for me) *
  what's [considered] [a|an] ${NORMAL} !(for me) *
`
const MINE = phrases`my`

/** "how much deep sleep at sixty" */
const HOW_MUCH = phrases`^ ...2(and|so|ok) (how (much|many|long|high|low)|what)`
/** "14 breaths a minute when sleeping" is about the breaths. */
const ASLEEP = phrases`(when|while|during|in) [i'm|i am|i|my] (sleep|sleeping|asleep)`

/** A question without the sleep in which its metric is measured. */
const besideSleep = (parsed: ParsedQuestion): ParsedQuestion => {
  const { text, mentions } = parsed
  if (mentions.length !== 2) return parsed
  const [asleep] = ASLEEP.find(text)
  const left = mentions.filter(
    ({ start }) => !asleep || start < asleep.start || start >= asleep.end,
  )
  return left.length === 1
    ? { ...parsed, mentions: left, metrics: left.flatMap(({ metrics }) => metrics) }
    : parsed
}

/** "is my resting heart rate normal for my age", "is 57 a good resting heart rate". */
export const readNorm = (question: ParsedQuestion): Norm | null => {
  const parsed = besideSleep(question)
  const { text, metrics, mentions, limits } = parsed
  if (mentions.length !== 1 || limits.some(({ said }) => said)) return null
  const somebody = somebodyIn(parsed.whole)
  const others = OTHERS.test(text) || (IN_GENERAL.test(text) && !MINE.test(text))
  const isRange =
    (others || somebody !== null) &&
    HOW_MUCH.test(text) &&
    metrics.every(({ key }) => isJudgeable(key))
  const judges = judgementOf(parsed) ?? (isRange ? "range" : null)
  if (!others && judges === null) return null
  const asked = askedOf(parsed)
  return {
    kind: "norm",
    metrics:
      asked && Object.keys(asked).length > 1 ? Object.keys(asked).flatMap(metricsNamed) : metrics,
    period: periodOf(parsed, DEFAULT_DAYS.norm),
    ...(asked ? { asked } : {}),
    ...(judges ? { judges } : {}),
    ...(somebody ? { of: somebody.somebody } : {}),
  }
}
