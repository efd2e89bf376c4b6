import { addDays } from "#domain/time"
import { daysIn } from "#domain/window"
import type { Today } from "#embedded/model/questions/today/intent"
import { BEST_DAY, WORST_DAY } from "#embedded/model/questions/today/wordings"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** A best day is looked for among so many. */
const MAX_RANKED_DAYS = 14

/** "what was my best day this week": by how recovered one was on each. */
export const readBestDay = ({ whole, mentions, periods, dates }: ParsedQuestion): Today | null => {
  const [period, more] = periods
  const asks = BEST_DAY.test(whole) ? "best" : WORST_DAY.test(whole) ? "worst" : null
  if (asks === null || !period || more || mentions.length > 0) return null
  const to = [period.window.to, dates.today].toSorted()[0]!
  const count = daysIn({ from: period.window.from, to })
  if (count < 2 || count > MAX_RANKED_DAYS) return null
  const days = Array.from({ length: count }, (_, at) => addDays(period.window.from, at))
  return { kind: "today", asks, days, date: to, late: false, tomorrow: false }
}
