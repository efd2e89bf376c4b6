import { WEEKDAYS } from "#domain/date-in-words"
import type { Metric } from "#domain/metric"
import { DAYS_OF_WEEK } from "#domain/tools/split"
import type { NamedDay } from "#embedded/model/questions/split/intent"
import { isOfSleep } from "#embedded/model/understanding/time/period"

/** Nights are named by the evening on which they begin, and dated by the morning on which they end. */

const WEEK_DAYS = 7

/** Whether a metric belongs to the morning: one wakes up on the day itself. */
const isOfMorning = ({ sources }: Metric): boolean =>
  sources.some((source) => "clock" in source && source.clock === "end_at")

/** Whether a day of the week is, for a metric, the evening on which its night begins. */
export const isEvening = (metric: Metric, nights: boolean): boolean =>
  (isOfSleep(metric) && !isOfMorning(metric)) || (nights && metric.day === "night")

/** The day of the week that the rows of a metric carry where a question names one. */
export const rowDay = ({ day, nights }: NamedDay, metric: Metric): (typeof DAYS_OF_WEEK)[number] =>
  DAYS_OF_WEEK[(day + (isEvening(metric, nights) ? 1 : 0)) % WEEK_DAYS]!

/** "Sunday nights (the ones you wake from on Monday)", "Sundays". */
export const daysCalled = ({ day, nights }: NamedDay, metric: Metric): string => {
  const name = WEEKDAYS[day]!
  return isEvening(metric, nights)
    ? `${name} nights (the ones you wake from on ${WEEKDAYS[(day + 1) % WEEK_DAYS]!})`
    : `${name}s`
}

/** A day of the week as rows carry it: of sleep "Sunday night (waking on Monday)". */
export const dayCalled = (name: string, metric: Metric): string => {
  const at = WEEKDAYS.indexOf(name as (typeof WEEKDAYS)[number])
  return at >= 0 && isEvening(metric, false)
    ? `${WEEKDAYS[(at + WEEK_DAYS - 1) % WEEK_DAYS]!} night (waking on ${name})`
    : name
}
