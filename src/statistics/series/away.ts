import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"

/** A night with its minutes east of UTC. */
interface NightOffset {
  readonly date: LocalDate
  readonly offset_min: number
}

/** Nights in another time zone, and the minutes by which its clock differs from home. */
export interface Away {
  readonly window: Window
  readonly by_min: number
}

/** Nights to either side among which the most common offset is that of home: summer time moves it along. */
const HOME_NIGHTS = 30
const MIN_NIGHTS = 2
/** A clock further away than summer time makes it was reached by a journey, even one that has not ended. */
const SUMMER_TIME_MIN = 60

/** The most common offset around each night, in one pass. */
const homesOf = (nights: ReadonlyArray<NightOffset>): ReadonlyArray<number> => {
  const counts = new Map<number, number>()
  const add = (at: number, by: 1 | -1) => {
    const night = nights[at]
    if (night) counts.set(night.offset_min, (counts.get(night.offset_min) ?? 0) + by)
  }
  for (let at = 0; at < HOME_NIGHTS; at++) add(at, 1)
  return nights.map((_, at) => {
    add(at + HOME_NIGHTS, 1)
    add(at - HOME_NIGHTS - 1, -1)
    return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0]
  })
}

/**
 * The latest journey among nights in order of their dates: at least two in a row at another offset than home's, and a
 * night at home behind them; null where there was none.
 */
export const latestAway = (nights: ReadonlyArray<NightOffset>): Away | null => {
  const homes = homesOf(nights)
  const by = (at: number) => nights[at]!.offset_min - homes[at]!
  let found: Away | null = null
  let first = 0
  for (let at = 1; at <= nights.length; at++) {
    if (at < nights.length && by(at) === by(first)) continue
    const isOver = at < nights.length || Math.abs(by(first)) > SUMMER_TIME_MIN
    if (by(first) !== 0 && at - first >= MIN_NIGHTS && isOver)
      found = {
        window: { from: nights[first]!.date, to: nights[at - 1]!.date },
        by_min: by(first),
      }
    first = at
  }
  return found
}
