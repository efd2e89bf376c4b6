import { type Claimed, claimedIn } from "#pipeline/gates/grounding/claimed"
import { type Claim, DENIED } from "#pipeline/gates/grounding/claims"

import type { Kind } from "#pipeline/gates/grounding/kinds"
import { areLimitsSaid } from "#pipeline/gates/grounding/limits"

import { isMovedRightly } from "#pipeline/gates/grounding/moved"
import { type Printed, timed } from "#pipeline/gates/grounding/printed"
import { type Reading, type Spot, timesWithSpots } from "#pipeline/gates/grounding/reading"
import { isOfTimes, type Now } from "#pipeline/gates/grounding/times"

/** What each number of a sentence may be, by its first token. */
export type Meant = ReadonlyMap<number, ReadonlyArray<Printed>>

const OF_DAYS: ReadonlySet<Claim> = new Set<Claim>(["high", "low", "big", "small", "best"])
const OPPOSITE: Readonly<Partial<Record<Claim, Kind>>> = {
  ...{ high: "low", big: "low" },
  ...{ low: "high", small: "high" },
}
/** What a list is of that has the opposite days. */
const LISTED: Readonly<Partial<Record<Claim, Kind>>> = {
  ...{ high: "bottom", big: "bottom" },
  ...{ low: "top", small: "top" },
}
/** So many claims before one are looked at. */
const NEAR = 4
const KNOWN: ReadonlyArray<Printed> = [{ unit: "", keys: new Set(), window: null }]

/**
 * Whether what a sentence says of its numbers holds of at least one that it may say it of: the time that it names,
 * that one is the highest, an average, a total, a change, a limit.
 */
export const isMeantRightly = (reading: Reading, meant: Meant, now: Now): boolean => {
  const isTrue = (spots: ReadonlyArray<Spot>, holds: (each: Printed) => boolean) =>
    spots.length === 0 || spots.some(({ from }) => (meant.get(from) ?? KNOWN).some(holds))
  const claims = claimedIn(reading)
  // "Your best day was Saturday, with 11,860 steps": one number alone is what both are said of.
  const isOfDay = claims.some(({ claim }) => OF_DAYS.has(claim))
  const only = isOfDay && reading.spots.length === 1 ? reading.spots : []
  const areTimesRight = timesWithSpots(reading).every(([name, spots]) =>
    isTrue(spots.length === 0 && /^(?:on|day):/.test(name) ? only : spots, (each) =>
      isOfTimes(timed(each), [name], now),
    ),
  )
  // "Your steps were fewest on 14 November": not the day of the highest.
  const days = reading.spots.length > 0 ? [] : reading.times.filter(({ name }) => /^on:/.test(name))
  const areDaysRight = claims.every(({ claim }) => {
    const opposite = OPPOSITE[claim] ?? null
    return (
      opposite === null || isTrue(days, ({ kind }) => kind !== opposite && kind !== LISTED[claim])
    )
  })
  const isHeld = ({ claim, spots }: Claimed) =>
    isTrue(
      spots.length === 0 && OF_DAYS.has(claim) ? only : spots,
      ({ kind }) => kind === undefined || !DENIED[claim].has(kind),
    )
  // "It peaked at 45 on Monday and was lowest, 22, on Friday": the second is of the number behind it.
  const isOfNext = ({ claim, spots: [spot] }: Claimed, before: ReadonlyArray<Claimed>) => {
    const opposite = OPPOSITE[claim]
    if (spot === undefined || opposite === undefined) return false
    const next = reading.spots.find(({ from }) => from > spot.from)
    return (
      next !== undefined &&
      (meant.get(next.from) ?? []).some(({ kind }) => kind === claim) &&
      before.some(
        (other) =>
          other.claim === opposite &&
          other.spots.length === 1 &&
          other.spots[0]!.from === spot.from &&
          isHeld(other),
      )
    )
  }
  return (
    areTimesRight &&
    areDaysRight &&
    isMovedRightly(reading, meant) &&
    areLimitsSaid(reading, meant) &&
    claims.every(
      (each, at) => isHeld(each) || isOfNext(each, claims.slice(Math.max(0, at - NEAR), at)),
    )
  )
}
