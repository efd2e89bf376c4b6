import type { Metric } from "#domain/metric"
import { phrases } from "#language/phrases"

/** Two metrics day by day: the target `lag` days after the feature. */
export interface Pair {
  readonly feature: Metric
  readonly target: Metric
  readonly lag: number
}

const NEXT_DAY = phrases`
  (next|following) day
  day (after|afterwards|before)
  afterwards
  a day later
`
const NEXT_NIGHT = phrases`
  (next|following) night
  night (after|afterwards|before)
  a night later
`
const TWO_LATER = phrases`
  two (days|nights) (later|after|afterwards)
`

/**
 * Days from the feature to the target. A night's value has the date of waking up, so what one does
 * on a day and the night that follows are one day apart, and a night and the day after it are not
 * apart at all: "the next day" then says what is so anyway.
 */
export const lagBetween = (feature: Metric, target: Metric, text: string): number => {
  if (TWO_LATER.test(text)) return 2
  if (feature.day === "day" && target.day === "night") return FOLLOWING
  if (feature.day === "night" && target.day === "day") return 0
  return (target.day === "night" ? NEXT_NIGHT : NEXT_DAY).test(text) ? 1 : 0
}

/** Days from what one does on a day to the night that follows it. */
export const FOLLOWING = 1

/** Whether a pair sets a day beside the night before it: both have the same date. */
export const isNightBefore = ({
  feature,
  target,
  lag,
}: {
  readonly feature: Metric
  readonly target: Metric
  readonly lag: number
}): boolean => feature.day === "day" && target.day === "night" && lag === 0

/** Whether a text mentions the day or night after. */
export const saysNext = (text: string): boolean => NEXT_DAY.test(text) || NEXT_NIGHT.test(text)
