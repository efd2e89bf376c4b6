import { addDays } from "#domain/time"
import { daysIn, MAX_WINDOW_DAYS, type Window } from "#domain/window"
import type { Scan } from "#embedded/model/questions/scan/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { words } from "#embedded/model/understanding/words/table"

const DISCOVERS = words`
  deep (research|dive)
  (find|discover|look for|search for|dig|uncover|spot|see|detect)\w*\b.{0,40}\b(anything|something|patterns?|
    insights?|connections?|correlations?|relationships?|interesting)
  patterns?
  insights?
  correlations
  interesting (things?|facts?|stuff|findings?)
  something interesting
  anything (interesting|unusual|surprising|notable|odd|new)
  what stands out
  what('s| is) (interesting|unusual|notable)
  surpris\w+
  investigate
  explor\w+
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
