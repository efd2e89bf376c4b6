import { daysIn } from "#domain/window"
import type { Change } from "#embedded/model/questions/change/intent"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { comparisonOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { CHANGE } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const CHANGES = phrases`
  ${CHANGE}
  deteriorat*
  drift*
  creep*
  crept
  downhill
  uphill
  explod*
  skyrocket*
  soar*
  plummet*
  collaps*
  slipped
  slipping
  slid/ing
  climbed
  climbing
  grow/n/s/ing
  grew
  shift*
  progress*
  develop*
  evol*
  getting !(enough)
  got/ten
  gone
  becom*
  better
  worse
  over time
  up or down
  stable
  plateau*
  <!(elevation) (lost|losing)
  <!(elevation) gain/ed/ing
`

/** Shorter times are compared with the time before: a slope over so few days says little. */
const MIN_DAYS = 21

/** "is my HRV improving", "has my resting heart rate changed since March". */
export const readChange = (parsed: ParsedQuestion): Change | Comparison | Level | null => {
  const { metrics, text } = parsed
  if (metrics.length === 0 || !CHANGES.test(text)) return null
  const period = periodOf(parsed, DEFAULT_DAYS.change)
  if (daysIn(period.window) < MIN_DAYS) {
    return comparisonOf(parsed, before(period, parsed.dates))
  }
  const earlier = period.form === "since" ? before(period, parsed.dates).a : null
  return { kind: "change", metrics, period, before: earlier }
}
