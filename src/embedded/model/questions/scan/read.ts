import { addDays } from "#domain/time"
import { daysIn, MAX_WINDOW_DAYS, type Window } from "#domain/window"
import type { Scan } from "#embedded/model/questions/scan/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const LOOK_FOR = phrases`
  find*
  discover*
  look for
  search for
  dig*
  uncover*
  spot*
  see*
  detect*
`
const DISCOVERS = phrases`
  deep (research|dive)
  ${LOOK_FOR} ...8 (anything|something|pattern/s|insight/s|connection/s|correlation/s|relationship/s|interesting)
  pattern/s
  insight/s
  correlations
  interesting (thing/s|fact/s|stuff|finding/s)
  something interesting
  anything (interesting|unusual|surprising|notable|odd|new)
  what stands out
  what is (interesting|unusual|notable)
  what's (interesting|unusual|notable)
  surpris*
  investigate
  explor*
  scan
`

const EVERYTHING = ["recovery", "sleep", "hrv", "strain", "food"] as const
/** In a shorter time there are no patterns to find, only a time to look over. */
const MIN_DAYS = 28

const lastDays = ({ today }: DateContext, days: number): Window => ({
  from: addDays(today, 1 - Math.min(days, MAX_WINDOW_DAYS)),
  to: today,
})

/** A deep research run. */
export const readDeepResearch = ({
  briefing: { deep_research },
  dates,
}: ParsedQuestion): Scan | null =>
  deep_research && {
    kind: "scan",
    data_types: deep_research.data_types,
    window: lastDays(dates, deep_research.days),
    labs: deep_research.data_types.includes("bloodwork"),
  }

/** A question for any finding at all. It names no metric. */
export const readScan = ({ dates, text, metrics, periods }: ParsedQuestion): Scan | null => {
  if (metrics.length > 0 || !DISCOVERS.test(text)) return null
  const window = periods[0]?.window ?? lastDays(dates, DEFAULT_DAYS.scan)
  if (daysIn(window) < MIN_DAYS) return null
  return { kind: "scan", data_types: [...EVERYTHING], window, labs: false }
}
