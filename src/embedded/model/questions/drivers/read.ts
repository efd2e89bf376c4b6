import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { longEnough, periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before, type Contrast, usual } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { INFLUENCE, RELATION } from "#embedded/model/understanding/words/concept-patterns"
import { anyOf, verbose, words } from "#embedded/model/understanding/words/table"

const WHY = words`
  why
  reasons?
  what('s| is| was| has)? (\w+ )?(caus(es?|ed|ing)|behind|the matter|led to|leading to)
  (is|be|lies?|are) behind
  explain*
  how come
  to blame
  due to what
  because of what
`
const WHAT = verbose`
    (?:what(?:ever)?(?! (?:percent|per cent|pct|share|proportion|day|date|amount|point|moment|time|is the|
    was the|were the|extent))|which(?! (?:day|night|date|week|month))|anything|something|things?|factors?|
    habits?|behaviou?rs?)(?:'s|'re)?
  `
const ACTS = anyOf`
  ${INFLUENCE}
  ${RELATION}
  depend*
`
const OPEN = words`
  ${WHAT} ([a-z']+ ){0,5}?${ACTS}
  (drivers?|causes?|factors?|predictors?|determinants?|influences?|correlates) (of|behind|for|on|in)
  (biggest|strongest|greatest|largest|most) (effect|impact|influence)s?
  depends? on what
  in common
  sensitive to
  habits
  factors
  drivers?
  behaviou?rs
`

/** Asks for a day, not for a reason. */
const WHEN = /^(?:and |so )?(?:since )?when\b/i

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
  return {
    kind: "drivers",
    target,
    period: longEnough(parsed, DEFAULT_DAYS.drivers),
    contrast: why ? recentOf(parsed) : null,
  }
}
