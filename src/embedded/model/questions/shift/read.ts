import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import type { Shift } from "#embedded/model/questions/shift/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { centralOf, mainOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before, type Contrast } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { endsOf } from "#embedded/model/understanding/time/ends"
import { horizonsOf } from "#embedded/model/understanding/time/horizons"
import type { Period } from "#embedded/model/understanding/time/period"
import { CHANGE } from "#embedded/model/understanding/words/concepts"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

const MOVES = phrases`
  ${CHANGE}
  shift*
  jump*
  stepped
  stepping
  turn*
  break
  broke
  start*
  began
  begin
  begun
  (get|got|getting) (better|worse|higher|lower)
`
const DID = phrases`
  did
  has
  have
  was
  does
  do
`
const DAY = phrases`
  day/s
  date/s
  moment/s
  time/s
  week/s
  month/s
`
const MOVED = phrases`
  changed
  shifted
  jumped
  dropped
  stepped
  broke
`
const WHEN = phrases`
  (when|at what point|on (which|what) (day|date)|what (day|date)|how long ago) [exactly] ${DID} ...15 ${MOVES}
  change point/s
  changepoint/s
  turning point/s
  level (shift/s|change/s)
  structural break/s
  sudden/ly
  abrupt*
  break point/s
  breakpoint/s
  step change/s
  a shift in
  inflection
  (did|has|have) the [*] level/s of ...12 ${MOVES}
  since when (is|are|was|were|has|have) ...12 (higher|lower|better|worse|so)
  (the|which|what) ${DAY} [that|when|in which|on which] (my|the|it) ...12 ${MOVED}
  at (some|any|one|a certain) point
`
const WHAT = phrases`
  what [is|has|have] [*] (changed|different|new)
  what've [*] (changed|different|new)
  what (did|has) change
  anything [*] (changed|different|new)
  has (anything|something) [*] changed
  which [of my] (metric/s|value/s|number/s|thing/s) [have|has] (changed|shifted|moved)
`

/** Which measure moved most. */
const MOST = phrases`
  (what|which) ...9 (chang*|moved|shifted|improved) [the] (most|biggest)
  (biggest|largest|greatest) (change/s|move/s|shift/s|difference/s|improvement/s)
  (most|biggest) (changed|improved)
  changed ...3 the most
  (has|have|did) (anything|something) improved
  (what|which) ...7 improved
`

/** What changed over so long is the last month of it against its first. */
const MIN_LONG_DAYS = 75

/** A change of level needs a longer time: a shorter one is held against the one before. */
const MAX_SHORT_DAYS = 62

/** The last month against the first of a longer time, or against a year ago where none is named. */
const endsFor = (
  { text, dates }: ParsedQuestion,
  named: Period | null,
  most: boolean,
): Contrast | null => {
  if (named)
    return (WHAT.test(text) || most) && daysIn(named.window) >= MIN_LONG_DAYS
      ? endsOf(named, dates.today)
      : null
  return most ? (horizonsOf(dates.today, dates.first)[0] ?? null) : null
}

/** What is worth a look over a longer time, besides the main measures. */
const FURTHER = ["vo2max", "sleep_efficiency", "body_fat"]

const widelyOf = (parsed: ParsedQuestion): ReadonlyArray<Metric> => {
  const present = new Set(parsed.briefing.metrics.map(({ metric }) => metric))
  const further = FURTHER.filter((key) => present.has(key)).flatMap(metricsNamed)
  return [...new Set([...mainOf(parsed), ...further])]
}

const OF_BLOOD = phrases`
  blood
  lab/s
  result/s
  biomarker/s
  marker/s
  test/s
`

/** "which metric moved the most": before a reader takes the words for a question about what is recorded. */
export const readMost = (parsed: ParsedQuestion): Shift | null =>
  parsed.metrics.length === 0 && MOST.test(parsed.whole) && !OF_BLOOD.test(parsed.whole)
    ? readShift(parsed)
    : null

/** "when did my resting heart rate change", "what changed lately". */
export const readShift = (parsed: ParsedQuestion): Shift | null => {
  const { text, whole, metrics, periods } = parsed
  const open = metrics.length === 0
  const most = open && MOST.test(whole)
  if (!(open ? most || WHAT.test(text) || WHEN.test(text) : WHEN.test(text))) return null
  const recent = open && periods[0]?.form === "default"
  const [named] = recent ? [] : periods
  const ends = open ? endsFor(parsed, named ?? null, most) : null
  if (ends)
    return {
      kind: "shift",
      metrics: widelyOf(parsed),
      period: ends.b,
      open,
      contrast: ends,
      most: true,
    }
  if (open && named && daysIn(named.window) <= MAX_SHORT_DAYS) {
    const contrast = before(named, parsed.dates)
    return { kind: "shift", metrics: mainOf(parsed), period: contrast.b, open, contrast }
  }
  return {
    kind: "shift",
    metrics: open ? centralOf(parsed) : metrics,
    period: periodOf(recent ? { ...parsed, periods: [] } : parsed, DEFAULT_DAYS.shift),
    open,
  }
}
