import type { Count } from "#embedded/model/questions/count/intent"
import type { Talk } from "#embedded/model/questions/talk/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { anyOf, pattern, words } from "#embedded/model/understanding/words/table"
import { without } from "#embedded/model/understanding/words/text"

const COUNTS = pattern`
  \bhow (many|often|frequent*|much (days|nights|times|mornings))\b
  \b(number|count|tally|total|share|fraction|proportion|percentage|percent) of\b
  \bwhat (percentage|percent|share|fraction|proportion|part)\b
  \bcount(ing)?\b
  \bdays? count\b
  \btimes\b
  \bfrequency\b
  \bquantify\b
  #
`
/** "the number of the last 30 days": the "of" is part of the period. */
const OF_TIME =
  /\b(?:number|count|share|fraction|proportion|percentage) of (?:the |my )?(?:last|past|previous)\b/i
const DAYS = /\b(?:days?|nights?|dates|mornings?|evenings?)\b/i
const SHARE = /\b(?:percent\w*|share|fraction|proportion|what part)\b/i
const AVERAGE = /\b(?:average|mean|median|typical\w*)\b/i

const VALUE = anyOf`
  values?
  data( ?points?)?
  readings?
  measure(ment)?s?
  records?
  recordings?
  entr(y|ies)
  numbers?
  results?
  samples?
  logs?
  observations?
  info*
`
/** Says that a day has no value of a metric. */
const LACKS = words`
  no ([a-z0-9]+ ){0,5}?${VALUE}
  no (usable|valid|recorded|good)
  without
  lack(s|ed|ing)?
  missing
  miss(ed)?(?! (my|the|a) goal)
  absent
  absence
  blanks?
  empty
  unavailable
  invalid
  unusable
  un(recorded|measured|logged|tracked)
  gaps?
  nothing(?! (else|but|more|less))
  (leave|left|leaving) (out|blank|empty)
  fail(ed|s)? to
  forg[oe]t*
  skip*(?! the (average|mean|median))
  (not|never|cannot|[a-z]+n't) ([a-z]+ ){0,4}?(usable|valid|record*|measur*|log(ged)?|track*|captur*|available|
    any|have|has|present|regist*|sync*|get|got|weigh(ed)?|step(ped)? on|wear|wore|enter*|bother*|write|wrote|note|
    noted|give|given|report*|contain*|include*|there|exist*|${VALUE})
  ha(ve|s) not the
  (is|was|are|were)n't (there|any)
`

/** "no HRV", "no usable caffeine". */
const NO = /\bno (?:(?:usable|valid|recorded|single|proper|good|available) )*$/i

const lacks = ({ text, mentions }: ParsedQuestion): boolean =>
  LACKS.test(text) || mentions.some(({ start }) => NO.test(text.slice(0, start)))

const HOW_OFTEN = words`
  how (many|much) (days|nights|times|mornings|evenings)
  how (often|frequently)
  (number|count|share|percentage) of (days|nights|times)
`
/** Says that a day has a value of a metric. */
const HAS = words`
  writ(e|ten)
  wrote
  log(ged)?
  record(ed)?
  track(ed)?
  not(e|ed)
  enter(ed)?
  measured?
  weigh(ed)?
  (have|has|had|is|are|was|were|with) ([a-z]+ ){0,4}?${VALUE}
`

/** "how many days was my HRV above 50", "on how many days is there no value", "how often did I log my mood". */
export const readCount = (parsed: ParsedQuestion): Count | Talk | null => {
  const { text, whole, metrics, mentions, limits } = parsed
  const counts = COUNTS.test(text) || OF_TIME.test(whole)
  const asks = SHARE.test(text) ? "share" : "count"
  const period = periodOf(parsed, DEFAULT_DAYS.count)
  const [metric] = metrics
  const bounds = limits.flatMap((limit) => {
    if (!limit.said && !(counts && DAYS.test(text))) return []
    return boundOf(whole, mentions, limit) ?? []
  })
  const [bound] = bounds
  const alone = bounds.every((other) => other.metric === bound?.metric)
  if (bound && !AVERAGE.test(without(text, mentions))) {
    if (counts && !alone) return { kind: "talk", about: "beyond" }
    const others = mentions.some(({ metrics: named }) => !named.includes(bound.metric))
    if (others || !(counts || (DAYS.test(text) && period.window.from !== period.window.to)))
      return null
    return { kind: "count", metric: bound.metric, period, limit: bound.limit, asks }
  }
  if (!metric) return null
  if (lacks(parsed) && (counts || DAYS.test(whole)))
    return { kind: "count", metric, period, limit: null, asks }
  return HOW_OFTEN.test(whole) && HAS.test(whole) && limits.length === 0
    ? { kind: "count", metric, period, limit: null, asks: "recorded" }
    : null
}
