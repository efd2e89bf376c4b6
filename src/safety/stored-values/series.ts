import type { Series } from "#domain/metric"
import type { Notice } from "#domain/safety"
import { factOf, notice, onDay } from "#safety/stored-values/notice"
import { highPressure, lowGlucose, lowNights } from "#safety/texts"

/** Percent, on at least so many of the nights looked at: one alone is a matter of fit. */
const LOW_OXYGEN = 90
const MIN_NIGHTS = 2
/** mg/dL. American Diabetes Association: the second level of hypoglycaemia. */
const VERY_LOW_GLUCOSE = 54
/** mmHg. American Heart Association. */
const SEVERE = { systolic: 180, diastolic: 120 }

/** Nights with a mean oxygen saturation below 90 %, when they repeat. The newest night is the subject. */
export const lowOxygenNights = (spo2: Series): ReadonlyArray<Notice> => {
  const low = spo2.filter(({ value }) => value < LOW_OXYGEN)
  const last = low.at(-1)
  if (!last || low.length < MIN_NIGHTS) return []
  return [
    notice(
      "urgent_same_day",
      "low_oxygen",
      last.date,
      lowNights(low.length, `${last.value.toFixed(0)}%`, onDay(last.date)),
      [
        {
          key: "alert_low_oxygen_nights",
          value: low.length,
          unit: "nights",
          source: "orchestrator",
        },
        factOf("low_oxygen", last.value, "%", last.date),
      ],
    ),
  ]
}

/** Days on which glucose fell below 54 mg/dL; the newest is shown. */
export const glucoseLows = (lowest: Series): ReadonlyArray<Notice> => {
  const last = lowest.findLast(({ value }) => value < VERY_LOW_GLUCOSE)
  if (!last) return []
  return [
    notice(
      "urgent_same_day",
      "low_glucose",
      last.date,
      lowGlucose(`${last.value.toFixed(0)} mg/dL`, onDay(last.date)),
      [factOf("low_glucose", last.value, "mg/dL", last.date)],
    ),
  ]
}

/** Blood pressure above 180 or above 120 mmHg; the newest day is shown. */
export const severePressure = (systolic: Series, diastolic: Series): ReadonlyArray<Notice> => {
  const upper = systolic.findLast(({ value }) => value > SEVERE.systolic)
  const lower = diastolic.findLast(({ value }) => value > SEVERE.diastolic)
  const last = [upper, lower]
    .filter((day) => day !== undefined)
    .reduce<typeof upper | undefined>(
      (newest, day) => (newest && newest.date >= day.date ? newest : day),
      undefined,
    )
  if (!last) return []
  const which = last === upper ? "an upper" : "a lower"
  return [
    notice(
      "urgent_same_day",
      "severe_pressure",
      last.date,
      highPressure(which, `${last.value.toFixed(0)} mmHg`, onDay(last.date)),
      [factOf("severe_pressure", last.value, "mmHg", last.date)],
    ),
  ]
}
