import { offsetAt } from "#domain/time"

/** Minutes east of UTC at an instant (epoch ms); null where nothing tells. */
export type Clock = (at: number) => number | null

/** An instant at which the clock is known. */
export type ClockSighting = readonly [at: number, offset_min: number | null]

/** The clock that is known nearest; null where none is. */
const nearest = (sightings: Iterable<ClockSighting>): Clock | null => {
  const known = [...sightings].filter(([, offset]) => offset !== null)
  if (known.length === 0) return null
  known.sort(([a], [b]) => a - b)
  return (at) => {
    let low = 0
    let high = known.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (known[middle]![0] < at) low = middle + 1
      else high = middle
    }
    const before = known[low - 1]
    const behind = known[low]!
    return (before && at - before[0] < Math.abs(behind[0] - at) ? before : behind)[1]
  }
}

/** The clock of an export: of the zone it names, else of its nights and days, else of where the person lives. */
export const clockOf = (
  named: string | null,
  sightings: Iterable<ClockSighting>,
  home: string | null,
): Clock | null => {
  const inZone = (zone: string | null): Clock | null =>
    zone === null ? null : (at) => offsetAt(at, zone)
  return inZone(named) ?? nearest(sightings) ?? inZone(home)
}
