import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { longEnough, periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before, type Contrast, usual } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { INFLUENCE, RELATION, WHY } from "#embedded/model/understanding/words/concepts"
import { premiseOf, THAN_OTHERS } from "#embedded/model/understanding/words/premise"
import { phrases } from "#language/phrases"

const WHAT = phrases`
  what !(percent|per cent|pct|share|proportion|day|date|amount|point|moment|time|extent|(is|was|were) the)
  what're
  whatever
  which !(day|night|date|week|month)
  anything
  something
  thing/s
  factor/s
  habit/s
  behavior/s
  behaviour/s
`
const OPEN = phrases`
  ${WHAT} ...5 (${INFLUENCE}|${RELATION}|depend*)
  (driver/s|cause/s|factor/s|predictor/s|determinant/s|influence/s|correlates) (of|behind|for|on|in)
  (biggest|strongest|greatest|largest|most) (effect/s|impact/s|influence/s)
  depend/s on what
  in common
  sensitive to
  habits
  factors
  driver/s
  behaviors
  behaviours
`

/** Asks for a day, not for a reason. */
const WHEN = phrases`^ [and|so] [since] when`

/** The time asked about against as long before, a day against what is usual; a month when none is. */
const recentOf = (parsed: ParsedQuestion): Contrast => {
  const named = contrastOf(parsed)
  if (named) return named
  const b = periodOf(parsed, DEFAULT_DAYS.level)
  return b.window.from === b.window.to ? { a: usual(b), b } : before(b, parsed.dates)
}

/** "why is my HRV low", "what drives my sleep": one target, and a search for its associations. */
export const readDrivers = (parsed: ParsedQuestion): Drivers | null => {
  const { metrics, mentions, text } = parsed
  const [target] = metrics
  const why = WHY.test(text)
  if (!target || mentions.length > 1 || WHEN.test(text)) return null
  if (!why && (!OPEN.test(text) || contrastOf(parsed))) return null
  const premise = premiseOf(text, target)
  return {
    kind: "drivers",
    target,
    period: longEnough(parsed, DEFAULT_DAYS.drivers),
    contrast: why ? recentOf(parsed) : null,
    ...(why && premise !== 0 ? { premise } : {}),
    ...(why && THAN_OTHERS.test(parsed.whole) ? { isBesideOthers: true } : {}),
  }
}
