import type { Since } from "#embedded/model/questions/since/intent"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before } from "#embedded/model/understanding/time/contrast"
import { onwards } from "#embedded/model/understanding/time/period"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

/** "what did quitting alcohol on 1 October do to my HRV" */
const DOING = phrases`
  starting
  stopping
  quitting
  beginning !(of)
  giving up
  taking up
  switching
  moving
  cutting [out|down [on]]
  reducing
`
const BEGAN = phrases`
  add/ed
  adopt*
  been (taking|doing|using|on)
  begin
  began
  begun
  bought
  chang*
  cut (out|down)
  drop/ped
  gave up
  given up
  got
  introduc*
  join*
  move/d
  quit
  start*
  stop*
  switch*
  took up
  taken up
  went on
  (take|use|do) ...40 since
`
const BEGINS = phrases`
  (i|i've|we|we've) [have] [first] ${BEGAN}
  ${DOING}
  after (my|our) *
  (new|my) (job|diet|routine|mattress|medication|supplement|baby|bed|training plan|program/me)
`

/** A change of habit that goes on: "I've been trying to sleep earlier since October". */
const TRIES = phrases`
  (trying|tried) to
  (i've|i have|been|i'm|i am) ...2 (going to|getting up|cutting|skipping|drinking|eating|walking|running|training|
    exercising|working out|taking|doing|sleeping|lifting|swimming|cycling|meditating)
`
/** Where the question begins that a change of habit is asked about by. */
const WONDERS = phrases`
  (doing|done|does|do|did) (anything|something|much|any good) (for|to)
  (wondering|wonder|know|tell|see) (if|whether)
  (help*|affect*|improv*|chang*|impact*|works|working|paying off)
  for my
`
/** Going to bed earlier shows in the hour of it. */
const EARLIER = phrases`(sleep|asleep|go* to bed|get* to bed|bed) [a bit] (earlier|sooner|on time)`
const CLOCKS = phrases`
  clock/s (chang*|went|go|turned|moved)
  (dst|daylight saving/s|time change|summer time|winter time)
`

/** The outcomes that a change of habit is asked about; where none is named the habit itself, then sleep and HRV. */
const outcomesOf = ({ whole, mentions, briefing }: ParsedQuestion): Since["metrics"] => {
  const [wonders] = WONDERS.find(whole)
  const asked = mentions.filter(({ start }) => wonders && start >= wonders.start)
  if (asked.length > 0) return [...new Set(asked.flatMap(({ metrics }) => metrics))]
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const habits = mentions
    .flatMap(({ metrics }) => metrics.slice(0, 1))
    .filter(({ key }) => key !== "sleep_minutes")
  const bed = EARLIER.test(whole) ? metricsNamed("bedtime_hour") : []
  const others = ["sleep_minutes", "hrv_rmssd"].flatMap(metricsNamed)
  return [...new Set([...bed, ...habits, ...others])]
    .filter(({ key }) => present.has(key))
    .slice(0, MAX_OUTCOMES)
}

/** More would be a printout. */
const MAX_OUTCOMES = 3

/** The metrics asked about, without what the person did: "did cutting caffeine in June help my sleep". */
const askedOf = ({ whole, mentions, metrics }: ParsedQuestion): Since["metrics"] => {
  const [doing] = DOING.find(whole)
  const end = doing?.end ?? -1
  const rest = mentions.filter(({ start }) => start < end || whole.slice(end, start).trim() !== "")
  const asked =
    doing && rest.length > 0 ? [...new Set(rest.flatMap((each) => each.metrics))] : metrics
  return asked
}

/** "since I started magnesium on 3 March, has my sleep improved". */
export const readSince = (parsed: ParsedQuestion): Since | null => {
  const { whole, periods, metrics, dates } = parsed
  const named = periods.find(({ form }) => form === "named")
  const start =
    periods.find(({ form }) => form === "since" || form === "around") ??
    (named && DOING.test(whole) ? onwards(named, dates) : undefined)
  if (start && TRIES.test(whole) && !BEGINS.test(whole))
    return {
      kind: "since",
      metrics: outcomesOf(parsed),
      date: start.window.from,
      contrast: before(start, dates),
      tried: true,
    }
  const isClocks = start?.form === "since" && CLOCKS.test(whole) && metrics.length > 0
  if (!start || !(isClocks || BEGINS.test(whole))) return null
  return {
    kind: "since",
    metrics: isClocks
      ? metrics.slice(0, 1)
      : metrics.length > 0
        ? askedOf(parsed)
        : centralOf(parsed),
    date: start.window.from,
    contrast: before(start, dates),
  }
}
