import { addDays } from "#domain/time"
import { daysIn, MAX_WINDOW_DAYS } from "#domain/tool"
import type { Scan } from "#embedded/model/understanding/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

const DISCOVERS =
  /\b(?:deep (?:research|dive)|(?:find|discover|look for|search for|dig|uncover|spot|see|detect)\w*\b.{0,40}\b(?:anything|something|patterns?|insights?|connections?|correlations?|relationships?|interesting)|patterns?|insights?|correlations|interesting (?:things?|facts?|stuff|findings?)|something interesting|anything (?:interesting|unusual|surprising|notable|odd|new)|what stands out|what(?:'s| is) (?:interesting|unusual|notable)|surpris\w+|investigate|explor\w+|scan)\b/i

const EVERYTHING = ["recovery", "sleep", "hrv", "strain", "food"] as const
const USUAL_DAYS = 180
/** In a shorter time there are no patterns to find, only a time to look over. */
const MIN_DAYS = 28

/** A deep research run, or a question for whatever there is to find. Names no metric of its own. */
export const readScan = ({
  briefing,
  dates,
  text,
  metrics,
  periods,
}: ParsedQuestion): Scan | null => {
  const { deep_research } = briefing
  const lastDays = (days: number) => ({
    from: addDays(dates.today, 1 - Math.min(days, MAX_WINDOW_DAYS)),
    to: dates.today,
  })
  if (deep_research) {
    return {
      kind: "scan",
      data_types: deep_research.data_types,
      window: lastDays(deep_research.days),
      labs: deep_research.data_types.includes("bloodwork"),
    }
  }
  if (metrics.length > 0 || !DISCOVERS.test(text)) return null
  const window = periods[0]?.window ?? lastDays(USUAL_DAYS)
  if (daysIn(window) < MIN_DAYS) return null
  return { kind: "scan", data_types: [...EVERYTHING], window, labs: false }
}
