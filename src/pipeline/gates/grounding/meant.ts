import { claimedIn, DENIED } from "#pipeline/gates/grounding/claimed"
import { type Printed, timed } from "#pipeline/gates/grounding/printed"
import { type Reading, type Spot, timesWithSpots } from "#pipeline/gates/grounding/reading"
import { isOfTimes, type Now } from "#pipeline/gates/grounding/times"

/** What each number of a sentence may be, by its first token. */
export type Meant = ReadonlyMap<number, ReadonlyArray<Printed>>

const KNOWN: ReadonlyArray<Printed> = [{ unit: "", keys: new Set(), window: null }]

/**
 * Whether what a sentence says of its numbers holds of at least one that it may say it of: the time that it names,
 * that one is the highest, an average, a total, a change, a limit.
 */
export const isMeantRightly = (reading: Reading, meant: Meant, now: Now): boolean => {
  const isTrue = (spots: ReadonlyArray<Spot>, holds: (each: Printed) => boolean) =>
    spots.length === 0 || spots.some(({ from }) => (meant.get(from) ?? KNOWN).some(holds))
  const areTimesRight = timesWithSpots(reading).every(([name, spots]) =>
    isTrue(spots, (each) => isOfTimes(timed(each), [name], now)),
  )
  return (
    areTimesRight &&
    claimedIn(reading).every(({ claim, spots }) =>
      isTrue(spots, ({ kind }) => kind === undefined || !DENIED[claim].has(kind)),
    )
  )
}
