import { isJudgeable } from "#catalogue/norms/bands"
import type { Metric } from "#domain/metric"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { askedOf, fearedIn, judgementOf, servedIn } from "#embedded/model/questions/norm/judgement"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { somebodyIn } from "#embedded/model/understanding/profile/somebody"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { type Period, usualBefore } from "#embedded/model/understanding/time/period"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"
import { HOW_MUCH_TO_HAVE, WELL } from "#embedded/model/understanding/words/concepts"
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

/** Hours that are asked about without saying of what: of sleep. */
const HOURS =
  /\b(?:is|are|was) (?:only |just )?(?:\d|three|four|five|six|seven|eight|nine|ten)[\w. ,]* ?(?:h|hrs?|hours?)\b/i
const OF_SLEEP = phrases`
  enough !(for|to)
  enough for me
  (ok|okay|good|healthy|normal|fine) [for me] $
  too (much|little|few)
`
const SLEEP = "sleep_minutes"

/** "is 6 hours enough for me", as a question for sleep. */
const withSleep = (parsed: ParsedQuestion): ParsedQuestion =>
  parsed.mentions.length === 0 && HOURS.test(parsed.whole) && OF_SLEEP.test(parsed.whole)
    ? { ...parsed, metrics: metricsNamed(SLEEP) }
    : parsed

/** Nights are asked about, and no time: the last one. */
const LAST_NIGHT = phrases`did i [really|actually|even] (sleep|get) ...2 enough`
const NIGHT: PeriodName = { anchor: "calendar", unit: "night", count: 0 }

const timeOf = (parsed: ParsedQuestion): Period => {
  const { metrics, whole, periods, dates } = parsed
  const isNight = periods.length === 0 && metrics[0]?.key === SLEEP && LAST_NIGHT.test(whole)
  return isNight
    ? { form: "night", window: { from: dates.today, to: dates.today }, name: NIGHT }
    : periodOf(parsed, DEFAULT_DAYS.norm)
}

/** What research judges a night by. */
const MARKS = ["sleep_minutes", "sleep_efficiency", "sleep_latency", "awake_minutes"]

const marksOf = ({ briefing }: ParsedQuestion): ReadonlyArray<Metric> => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  return MARKS.filter((key) => present.has(key)).flatMap(metricsNamed)
}

const isConsumed = (metrics: ReadonlyArray<Metric>): boolean =>
  metrics.every(({ sources }) =>
    sources.some((source) => "payload" in source && source.payload === "nutrition"),
  )

/** "is my resting heart rate normal for my age", "is 57 a good resting heart rate", "did I sleep enough". */
export const readNorm = (question: ParsedQuestion): Norm | null => {
  const parsed = withSleep(besideSleep(question))
  const { text, metrics, mentions, limits } = parsed
  const isAlone = mentions.length === 1 || (mentions.length === 0 && metrics.length > 0)
  if (!isAlone || limits.some(({ said }) => said)) return null
  const somebody = somebodyIn(parsed.whole)
  const others = OTHERS.test(text) || (IN_GENERAL.test(text) && !MINE.test(text))
  const isRange =
    (others || somebody !== null) &&
    HOW_MUCH.test(text) &&
    metrics.every(({ key }) => isJudgeable(key))
  const judges = judgementOf(parsed) ?? (isRange ? "range" : others ? "compare" : null)
  if (judges === null) return null
  if (HOW_MUCH_TO_HAVE.test(text) && somebody === null && isConsumed(metrics)) return null
  const [asked, served] = [askedOf(parsed), servedIn(parsed)]
  const period = timeOf(parsed)
  const way = judges === "bad" ? fearedIn(text) : undefined
  const together = judges === "rate" && metrics[0]?.key === SLEEP ? marksOf(parsed) : []
  return {
    kind: "norm",
    metrics:
      asked && Object.keys(asked).length > 1 ? Object.keys(asked).flatMap(metricsNamed) : metrics,
    period,
    ...(asked ? { asked } : {}),
    ...(served ? { serving: served.serving } : {}),
    judges,
    ...(way ? { way } : {}),
    ...(somebody ? { of: somebody.somebody } : {}),
    ...(period.form === "default" ? {} : { usual: usualBefore(period.window) }),
    ...(together.length > 1 ? { together } : {}),
  }
}
