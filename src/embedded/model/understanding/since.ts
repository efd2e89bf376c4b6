import { centralOf } from "#embedded/model/understanding/central"
import type { Since } from "#embedded/model/understanding/intent"
import type { Reading } from "#embedded/model/understanding/reading"
import { before } from "#embedded/model/understanding/time/contrast"
import { onwards } from "#embedded/model/understanding/time/period"

const BEGINS =
  /\b(?:i|we)(?:'ve| have)? (?:first )?(?:start\w*|beg[aiu]n|stopp?\w*|quit|gave up|given up|took up|taken up|switch\w*|chang\w*|mov(?:e|ed)|bought|got|adopt\w*|cut (?:out|down)|introduc\w*|went on|add(?:ed)?|drop(?:ped)?|join\w*|been (?:taking|doing|using|on))\b|\b(?:starting|stopping|quitting|beginning|giving up|taking up|switching to|moving)\b|\b(?:new|my) (?:job|diet|routine|mattress|medication|supplement|baby|bed|training plan|programme?)\b/i

/** "what did quitting alcohol on 1 October do to my HRV" */
const DOING =
  /\b(?:starting|stopping|quitting|beginning|giving up|taking up|switching|moving|cutting (?:out|down))\b/i

/** "since I started magnesium on 3 March, has my sleep improved". */
export const readSince = (reading: Reading): Since | null => {
  const { whole, periods, metrics, almanac } = reading
  const named = periods.find(({ form }) => form === "named")
  const start =
    periods.find(({ form }) => form === "since" || form === "around") ??
    (named && DOING.test(whole) ? onwards(named, almanac) : undefined)
  if (!start || !BEGINS.test(whole)) return null
  return {
    kind: "since",
    metrics: metrics.length > 0 ? metrics : centralOf(reading),
    date: start.window.from,
    contrast: before(start, almanac),
  }
}
