import { autoregressive } from "#demo/random"
import { truths } from "#demo/truths"

/** A morning on one of the person's two scales. */
export interface Weighing {
  readonly scale: "first" | "second"
  readonly weight_kg: number
}

const WEIGHT = { usual: 74.2, spread: 0.45 }

const MONDAY = 0
const WEDNESDAY = 2
const FRIDAY = 4
const SUNDAY = 6
const MORNINGS = new Set([MONDAY, WEDNESDAY, FRIDAY, SUNDAY])

/** Weighs on four mornings a week. The weight has no trend; the second scale reads higher. */
export const weigher = (seed: number) => {
  const drift = autoregressive(seed, 0.9)
  return (index: number, weekday: number): Weighing | null => {
    const isSecond = index >= truths.scale.from
    const shown = WEIGHT.usual + WEIGHT.spread * drift() + (isSecond ? truths.scale.shift_kg : 0)
    if (!MORNINGS.has(weekday)) return null
    return { scale: isSecond ? "second" : "first", weight_kg: Math.round(10 * shown) / 10 }
  }
}
