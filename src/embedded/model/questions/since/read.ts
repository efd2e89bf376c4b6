import type { Since } from "#embedded/model/questions/since/intent"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before } from "#embedded/model/understanding/time/contrast"
import { onwards } from "#embedded/model/understanding/time/period"
import { phrases } from "#language/phrases"

/** "what did quitting alcohol on 1 October do to my HRV" */
const DOING = phrases`
  starting
  stopping
  quitting
  beginning
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
  if (!start || !BEGINS.test(whole)) return null
  return {
    kind: "since",
    metrics: metrics.length > 0 ? askedOf(parsed) : centralOf(parsed),
    date: start.window.from,
    contrast: before(start, dates),
  }
}
