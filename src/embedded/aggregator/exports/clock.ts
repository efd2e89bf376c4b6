import { offsetAt } from "#domain/time"
import type { Night } from "#embedded/aggregator/exports/record"

/** Minutes east of UTC at an instant (epoch ms); null where nothing tells. */
export type Clock = (at: number) => number | null

/** The clock of the night that is nearest; null without any night that has one. */
const nightClock = (nights: Iterable<Night>): Clock | null => {
  const known = [...nights]
    .filter(({ offset_min }) => offset_min !== null)
    .toSorted((a, b) => a.to - b.to)
  if (known.length === 0) return null
  return (at) => {
    let low = 0
    let high = known.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (known[middle]!.to < at) low = middle + 1
      else high = middle
    }
    const [before, behind] = [known[low - 1], known[low]!]
    return (before && at - before.to < Math.abs(behind.from - at) ? before : behind).offset_min
  }
}

/** The clock of an export: of the zone it names, else of its nights, else of where the person lives. */
export const clockOf = (
  named: string | null,
  nights: Iterable<Night>,
  home: string | null,
): Clock | null => {
  const inZone = (zone: string | null): Clock | null =>
    zone === null ? null : (at) => offsetAt(at, zone)
  return inZone(named) ?? nightClock(nights) ?? inZone(home)
}
