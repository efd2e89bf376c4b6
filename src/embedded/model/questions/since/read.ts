import type { Since } from "#embedded/model/questions/since/intent"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before } from "#embedded/model/understanding/time/contrast"
import { onwards } from "#embedded/model/understanding/time/period"
import { words } from "#embedded/model/understanding/words/table"

const BEGINS = words`
  (i|we)('ve| have)? (first )?(start*|beg[aiu]n|stopp?\w*|quit|gave up|given up|took up|taken up|switch*|chang*|
    mov(e|ed)|bought|got|adopt*|cut (out|down)|introduc*|went on|add(ed)?|drop(ped)?|join*|been (taking|doing|using|
    on)|(take|use|do)\b(?=.*\bsince))
  starting
  stopping
  quitting
  beginning
  giving up
  taking up
  switching to
  moving
  cutting
  reducing
  after (my|our) [a-z]+
  (new|my) (job|diet|routine|mattress|medication|supplement|baby|bed|training plan|programme?)
`

/** "what did quitting alcohol on 1 October do to my HRV" */
const DOING = words`
  starting
  stopping
  quitting
  beginning
  giving up
  taking up
  switching
  moving
  cutting( out| down( on)?)?
  reducing
`

/** The metrics asked about, without what the person did: "did cutting caffeine in June help my sleep". */
const askedOf = ({ whole, mentions, metrics }: ParsedQuestion): Since["metrics"] => {
  const doing = DOING.exec(whole)
  const end = doing ? doing.index + doing[0].length : -1
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
