import type { Metric } from "#domain/metric"
import { daysBetween } from "#domain/time"
import { before, type Contrast, usual } from "#embedded/model/understanding/contrast"
import type { Association, Pair } from "#embedded/model/understanding/intent"
import { lagBetween } from "#embedded/model/understanding/lag"
import type { Mention } from "#embedded/model/understanding/lexicon"
import type { Period } from "#embedded/model/understanding/period"
import { periodOf, type Reading } from "#embedded/model/understanding/reading"
import { metricOf } from "#science/metrics"

const ACTS =
  "affect\\w*|effect\\w*|influenc\\w*|impact\\w*|driv(?:e|es|ing|en)|caus\\w*|help\\w*|hurt\\w*|harm\\w*|boost\\w*|improv\\w*|rais\\w*|lower\\w*|reduc\\w*|increas\\w*|worsen\\w*|chang\\w*|lead\\w*|result\\w*|mean\\w*|make\\w*|mess\\w*|disturb\\w*|ruin\\w*|matter\\w*|shorten\\w*|lengthen\\w*|predict\\w*|determin\\w*"
const RELATED =
  /\b(?:relat\w*|relationship|correlat\w*|associat\w*|link(?:ed|s)?|connect\w*|connection|tied|go(?:es)? (?:along|together|hand)|(?:go|goes|come|comes) with|depend\w*|coincid\w*|interact\w*|spearman|pearson|versus each other|follow\w*)\b/i
const ACTING = new RegExp(`\\b(?:${ACTS})\\b`, "i")
/** What the second clause is about comes first: "is Y better when X". */
const REVERSED =
  /\b(?:when(?:ever)?|if|after|because(?: of)?|due to|thanks to|on (?:days|nights|the days|the nights)(?: that| when| where| after| with| of)?|following|with (?:more|less|a|longer|shorter|higher|lower)|depend\w*(?: on)?|(?:affected|influenced|driven|caused|explained|predicted|determined|helped|hurt|impacted) by|follows?|from)\b/i
/** Says no direction. */
const MUTUAL =
  /\b(?:relat\w*|correlat\w*|associat\w*|link\w*|connect\w*|tied|spearman|pearson|go(?:es)? (?:along|together|hand|with)|comes? with)\b/i
const NEXT = /\b(?:next|following|night after|day after)\b/i
const CONDITION = /\b(?:when(?:ever)?|if|after|on (?:days|nights|the days|the nights))\b/i
const OPEN =
  /\b(?:why|what caused|explain|help me|what(?:ever)? (?:\w+ ){0,3}?(?:affects?|influences?|drives?|helps?|hurts?|improves?|lowers?|raises?|increases?|reduces?|causes?|causing|determines?|predicts?|explains?|impacts?|makes?|matters?|goes with|correlates?)|which (?:\w+ ){0,3}(?:affects?|influences?|drives?|helps?)|how (?:can|could|do|should|might) i (?:\w+ )?(?:improve|lower|raise|increase|reduce|get|boost|better|fix)|what (?:can|could|should) i do|tips?|advice|drivers? of|causes? of|reasons?|which habits|habits)\b/i
const ADVICE =
  /\b(?:how (?:can|could|do|should|might) i (?:\w+ )?(?:improve|lower|raise|increase|reduce|get|boost|better|fix)|what (?:can|could|should) i do|help me|tips?|advice|recommend\w*|suggest\w*)\b/i

const USUAL_DAYS = 180
/** A search for reasons looks at no fewer days than this. */
const FEWEST_DAYS = 59
const MOST_PAIRS = 4
const RECENT_DAYS = 30
const WHY = /\b(?:why|reasons?|what caused|explain)\b/i

/** What may go along with a metric when the question leaves it open. */
const behaviours = [
  "steps",
  "active_minutes",
  "workout_minutes",
  "sleep_minutes",
  "bedtime_hour",
  "stress_score",
  "resting_hr",
]
const MOST_BEHAVIOURS = 5

const pairsOf = (
  features: ReadonlyArray<Metric>,
  targets: ReadonlyArray<Metric>,
  text: string,
): ReadonlyArray<Pair> =>
  features.flatMap((feature) =>
    targets
      .filter((target) => target.key !== feature.key)
      .map((target) => ({ feature, target, lag: lagBetween(feature, target, text) })),
  )

/** Of one kind, and with no lag, a pair is the same both ways round. */
const isOther =
  (pairs: ReadonlyArray<Pair>) =>
  ({ feature, lag }: Pair): boolean =>
    pairs.some(({ lag: there, target }) => target === feature && there !== lag)

/** The mention that acts first, the one that is acted upon second. */
const sides = ({ text }: Reading, first: Mention, second: Mention): readonly [Mention, Mention] => {
  const between = text.slice(first.end, second.start)
  const ahead = text.slice(0, first.start)
  const reversed = REVERSED.test(between) && !CONDITION.test(ahead) && !MUTUAL.test(between)
  return reversed ? [second, first] : [first, second]
}

const relates = ({ text }: Reading, first: Mention, second: Mention) => {
  const between = text.slice(first.end, second.start)
  return (
    RELATED.test(text) ||
    ACTING.test(between) ||
    CONDITION.test(text) ||
    /\b(?:effect|impact|influence) of\b/i.test(text) ||
    (/\b(?:more|less|longer|later|earlier|better)\b/i.test(text.slice(0, first.start)) &&
      /\b(?:do|does|will|is|are) (?:i|my)\b/i.test(between))
  )
}

const named = (reading: Reading): ReadonlyArray<Pair> => {
  const [first, second] = reading.mentions
  if (!first || !second || !relates(reading, first, second)) return []
  const [feature, target] = sides(reading, first, second)
  const { text } = reading
  const pairs = pairsOf(feature.metrics, target.metrics, text)
  const mutual = MUTUAL.test(text) && !NEXT.test(text) && feature === first
  const back = mutual ? pairsOf(target.metrics, feature.metrics, text).filter(isOther(pairs)) : []
  return [...pairs, ...back].slice(0, MOST_PAIRS)
}

/** The time asked about against as long before, a day against what is usual; a month when none is. */
const recentOf = (reading: Reading): Contrast => {
  const b = periodOf(reading, RECENT_DAYS)
  return b.window.from === b.window.to ? { a: usual(b), b } : before(b, reading.almanac)
}

/** One target and no feature: the behaviours that there is data of. */
const open = ({ metrics, text, briefing }: Reading): ReadonlyArray<Pair> => {
  const [target] = metrics
  if (!target || !OPEN.test(text)) return []
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const features = behaviours
    .filter((key) => present.has(key) && key !== target.key)
    .flatMap((key) => metricOf(key) ?? [])
    .slice(0, MOST_BEHAVIOURS)
  return pairsOf(features, [target], "")
}

/** A reason is not found in a few days: a short time is widened to the usual one. */
const longEnough = (reading: Reading): Period => {
  const named = periodOf(reading, USUAL_DAYS)
  return daysBetween(named.window.from, named.window.to) >= FEWEST_DAYS
    ? named
    : periodOf({ ...reading, periods: [] }, USUAL_DAYS)
}

/**
 * "does X affect Y", "on days I walk more do I sleep longer", "why is my HRV low". Where the words
 * say no direction ("the correlation between X and Y") a day and a night are looked at both ways.
 */
export const readAssociation = (reading: Reading): Association | null => {
  const direct = named(reading)
  const pairs = direct.length > 0 ? direct : open(reading)
  if (pairs.length === 0) return null
  return {
    kind: "association",
    pairs,
    period: direct.length > 0 ? periodOf(reading, USUAL_DAYS) : longEnough(reading),
    open: direct.length === 0,
    advice: ADVICE.test(reading.text),
    contrast: direct.length === 0 && WHY.test(reading.text) ? recentOf(reading) : null,
  }
}
