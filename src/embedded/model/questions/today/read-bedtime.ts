import { metricOf } from "#catalogue/metrics"
import { addDays } from "#domain/time"
import type { Today } from "#embedded/model/questions/today/intent"
import { lastDayOf } from "#embedded/model/understanding/last-day"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** Asks by when to be in bed. */
const BEDTIME = phrases`
  (what|which) time ...3(exactly|then|do|would|tonight|ideally) (should|must|ought|shall) i ...5(need|have|to|be|
    really|ideally|actually|aim|start|try|for|in) (bed|sleep|sleeping|asleep|go|going|get|getting|head|heading|hit)
  (when|how early|how late|how soon) ...2(exactly|then|ideally) (should|must|ought|shall) i ...5(need|have|to|be|really|
    ideally|actually|aim|go|get|head|going|getting|for|in|off)
  (when|what time) do i ...2(really|actually) (need|have) to ...3(be|go|get|head|going|in|off|to) (bed|sleep|asleep)
  (what is|what's|whats|when is|when's|whens|which is) [my|the|a] (best|right|ideal|optimal|perfect|good|healthiest) (
    bedtime|bed time|time to (go to bed|go to sleep|sleep|be in bed|fall asleep|hit the sack|hit the hay))
  my (ideal|best|optimal|perfect|right) (bedtime|bed time)
  what (should|would) [be] my [best|ideal] (bedtime|bed time) [be]
  what bedtime (should|would) ...3
`
const BED = phrases`bed | bedtime | sleep | sleeping | asleep | sack | hay`
/** Asks how much sleep the coming night should bring. */
const AMOUNT = phrases`
  (how much|how many hours|how many hours of) ...1 sleep ...2 (should|do|must) i ...4 tonight
  how long ...2 should i ...2 sleep tonight
`
const WAKES = phrases`
  (wake|waking|get|getting|be|have to be|need to be) ...1(me) up
  (up|alarm|wake) ...2(at|by|is|for)
  (start|starts|starting) ...2(work|shift|school) at
`
/** Asks of something else beside the hour. */
const ELSE = phrases`
  why | affect* | for my | hurt* | matter/s | before a | before an | after | did | was | remind | reminder | baby | kid
  kids | child | year old
`
/** What such a question names by itself. */
const NAMED: ReadonlySet<string> = new Set([
  "bedtime_hour",
  "wake_hour",
  "sleep_minutes",
  "sleep_score",
  "sleep_efficiency",
  "time_in_bed",
])
const NOON = 12

const HOUR = /\b(?:at|by|for|around|before) (\d{1,2})(?::(\d{2}))?(?!\d)/i
const HOUR_MIN = 60

/** When somebody has to get up; null where a question does not say. */
const wakeHourIn = ({ whole }: ParsedQuestion): number | null => {
  const [, hour, minutes = "0"] = (WAKES.test(whole) && HOUR.exec(whole)) || []
  const at = Number(hour) + Number(minutes) / HOUR_MIN
  return at > 2 && at <= NOON ? at : null
}

/** "what time should I go to bed", "when should I sleep to be up at 6", "how much sleep do I need tonight". */
export const readBedtimeWanted = (parsed: ParsedQuestion): Today | null => {
  const { whole, metrics, briefing, dates } = parsed
  const isAmount = AMOUNT.test(whole)
  const isBedtime = BEDTIME.test(whole) && BED.test(whole)
  if (!(isAmount || isBedtime) || ELSE.test(whole)) return null
  if (metrics.some(({ key }) => !NAMED.has(key))) return null
  const wake_hour = wakeHourIn(parsed)
  const nights = ["sleep_minutes"].flatMap((key) => metricOf(key) ?? [])
  const late = lastDayOf(briefing, nights) === addDays(dates.today, -1)
  return {
    kind: "today",
    asks: "bedtime",
    date: late ? addDays(dates.today, -1) : dates.today,
    late: false,
    tomorrow: false,
    ...(isAmount ? { amount: true } : {}),
    ...(wake_hour === null ? {} : { wake_hour }),
  }
}
