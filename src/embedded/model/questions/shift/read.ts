import type { Shift } from "#embedded/model/questions/shift/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { CHANGE } from "#embedded/model/understanding/words/concept-patterns"
import { anyOf, words } from "#embedded/model/understanding/words/table"

const MOVES = anyOf`
  ${CHANGE}
  shift*
  jump*
  stepp(ed|ing)
  turn*
  break
  broke
  start*
  beg[aiu]n
  get (better|worse|higher|lower)
  (got|getting) (better|worse|higher|lower)
`
const WHEN = words`
  (when|since when|at what point|on (which|what) (day|date)|what (day|date)|how long ago)( exactly)? (did|has|
    have|was|does|do)\b.{0,80}?\b${MOVES}
  change ?points?
  turning points?
  level (shifts?|changes?)
  structural breaks?
  sudden(ly)?
  abrupt*
  break ?points?
  step changes?
  a shift in
  inflection
  (did|has|have) the (\w+ )?levels? of\b.{0,60}?\b${MOVES}\b
  since when (is|are|was|were|has|have)\b.{0,60}\b(higher|lower|better|worse|so)
  (the|which|what) (day|date|moment|time|week|month)s? (that |when |in which |on which )?(my|the|
    it)\b.{0,60}?\b(changed|shifted|jumped|dropped|stepped|broke)
  at (some|any|one|a certain) point
`
const WHAT = words`
  what('s| is| has|'ve| have)? (\w+ )?(changed|different|new)
  what (did|has) change
  anything (\w+ )?(changed|different|new)
  has (anything|something) (\w+ )?changed
  which (of my )?(metrics?|values?|numbers?|things?) (have |has )?(changed|shifted|moved)
`

/** "when did my resting heart rate change", "what changed lately". */
export const readShift = (parsed: ParsedQuestion): Shift | null => {
  const { text, metrics, periods } = parsed
  const open = metrics.length === 0
  if (!(open ? WHAT.test(text) || WHEN.test(text) : WHEN.test(text))) return null
  const recent = open && periods[0]?.form === "default"
  return {
    kind: "shift",
    metrics: open ? centralOf(parsed) : metrics,
    period: periodOf(recent ? { ...parsed, periods: [] } : parsed, DEFAULT_DAYS.shift),
    open,
  }
}
