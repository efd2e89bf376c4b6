import type { SourceSpan } from "#domain/ledger"
import type { DayValue } from "#domain/metric"
import { daysBetween, type LocalDate } from "#domain/time"

/** So many values in a row it takes for a device to have taken over; fewer are an interlude. */
const FOR_GOOD = 7

/** A run of values from one vendor's device. */
interface Run {
  readonly provider: string
  readonly from: LocalDate
  readonly length: number
}

const joined = (runs: ReadonlyArray<Run>): ReadonlyArray<Run> => {
  const kept: Array<Run> = []
  for (const run of runs) {
    const last = kept.at(-1)
    if (last?.provider === run.provider)
      kept[kept.length - 1] = { ...last, length: last.length + run.length }
    else kept.push(run)
  }
  return kept
}

/**
 * Whose devices gave a series, one after the other. A run of fewer than seven values is an
 * interlude and belongs to the device around it; the shortest goes first, so that two devices in
 * turn are told by the one that spoke most. Values of nobody in particular are passed over.
 */
export const deviceSpans = (series: ReadonlyArray<DayValue>): ReadonlyArray<SourceSpan> => {
  let runs = joined(
    series.flatMap(({ provider, date }) =>
      provider === null ? [] : [{ provider, from: date, length: 1 }],
    ),
  )
  while (runs.length > 1) {
    const shortest = Math.min(...runs.map(({ length }) => length))
    if (shortest >= FOR_GOOD) break
    const at = runs.findIndex(({ length }) => length === shortest)
    runs = joined(runs.filter((_, index) => index !== at))
  }
  return runs.map(({ provider, from }) => ({ provider, from }))
}

/** The days, counted from `first`, on which another device takes over. */
export const breaksOf = (
  spans: ReadonlyArray<SourceSpan>,
  first: LocalDate,
): ReadonlyArray<number> => spans.slice(1).map(({ from }) => daysBetween(first, from))
