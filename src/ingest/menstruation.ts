import type { DiaryContent } from "#domain/diary"
import { localDateAt } from "#domain/time"
import type { Payload } from "#domain/webhook"
import { readDay } from "#ingest/day"
import { integerIn, objectIn } from "#ingest/field"
import { type Parsed, Unreadable } from "#ingest/parsed"

/**
 * Reads one item of a menstruation payload: where in the cycle one local day lies. A day still to
 * come is a forecast, whether it says so or not.
 */
export const readMenstruation = (item: Payload, receivedAt: number): Parsed<DiaryContent> => {
  const day = readDay(item, receivedAt)
  if (day instanceof Unreadable) return day
  const cycle = objectIn(item.menstruation_data)
  const isAhead = day.date > localDateAt(receivedAt, day.tz_offset_min ?? 0)
  return {
    date: day.date,
    cycle_day: integerIn(cycle.day_in_cycle),
    cycle_phase: integerIn(cycle.current_phase),
    period_days: integerIn(cycle.period_length_days),
    cycle_days: integerIn(cycle.cycle_length_days),
    is_predicted: cycle.is_predicted_cycle === true || isAhead,
  }
}
