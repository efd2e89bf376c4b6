import { valueOf } from "#catalogue/placeholder"
import type { Found } from "#embedded/model/prose/found"

/** How far a day lies beside the usual range, from 0 within it to 3 far beyond. */
export type Beyond = 0 | 1 | 2 | 3

/** From here on a day stands out by itself: more than slightly beyond the range. */
export const CLEARLY_BEYOND: Beyond = 2

const LABELS: Readonly<Record<string, Beyond>> = {
  usual: 0,
  slightly: 1,
  unusual: 2,
  very_unusual: 3,
}

/**
 * How far a day that `baseline` compared lies beyond the usual range: the one verdict that every answer and the screen
 * of today share. A z-score orders days and decides nothing.
 */
export const beyondUsual = ({ fact }: Pick<Found, "fact">): Beyond =>
  LABELS[String(fact("label")?.item.value)] ?? 0

/** On which side of the usual middle a day lies: -1, 0 or 1. */
export const sideOfUsual = ({ fact }: Pick<Found, "fact">): number =>
  Math.sign(valueOf(fact("z")) ?? (valueOf(fact("value")) ?? 0) - (valueOf(fact("median")) ?? 0))
