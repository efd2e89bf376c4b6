import type { SourceSpan } from "#domain/ledger"
import type { DayValue } from "#domain/metric"
import { daysBetween, type LocalDate } from "#domain/time"

/** A device has taken over after this many values in a row; shorter runs are ignored. */
const MIN_RUN = 7
/**
 * The minimum at either end of a window, for a device that is nowhere else in it: its run may be cut
 * off there.
 */
const MIN_RUN_AT_END = 3

/** A run of values from one vendor's device. */
interface Run {
  readonly provider: string
  readonly from: LocalDate
  readonly length: number
}

/** Merges consecutive runs of one device and drops the runs that `passes` selects; at least one run stays. */
const joined = (runs: ReadonlyArray<Run>, passes: (run: Run) => boolean): ReadonlyArray<Run> => {
  const kept: Array<{ -readonly [Field in keyof Run]: Run[Field] }> = []
  for (const [at, run] of runs.entries()) {
    const last = kept.at(-1)
    const isOnly = kept.length === 0 && at === runs.length - 1
    if (last?.provider === run.provider) last.length += run.length
    else if (isOnly || !passes(run)) kept.push({ ...run })
  }
  return kept
}

/**
 * The devices of a series in order of time. A run of fewer than seven values, three at an end of the
 * series, belongs to the device around it; shortest runs are merged first, so that of two
 * alternating devices the one with more values remains. Values without a provider are skipped.
 */
export const deviceSpans = (series: ReadonlyArray<DayValue>): ReadonlyArray<SourceSpan> => {
  let runs = joined(
    series.flatMap(({ provider, date }) =>
      provider === null ? [] : [{ provider, from: date, length: 1 }],
    ),
    () => false,
  )
  const providers = runs.map(({ provider }) => provider)
  const isOnce = (provider: string) =>
    providers.indexOf(provider) === providers.lastIndexOf(provider)
  const ends = new Set([providers.at(0), providers.at(-1)])
  const isLasting = ({ provider, length }: Run) =>
    length >= (ends.has(provider) && isOnce(provider) ? MIN_RUN_AT_END : MIN_RUN)
  // A merged run is longer than the one dropped between: one pass for each length is enough.
  for (let shortest = 1; shortest < MIN_RUN; shortest += 1)
    runs = joined(runs, (run) => run.length === shortest && !isLasting(run))
  return runs.map(({ provider, from }) => ({ provider, from }))
}

/** The days, counted from `first`, on which another device takes over. */
export const breaksOf = (
  spans: ReadonlyArray<SourceSpan>,
  first: LocalDate,
): ReadonlyArray<number> => spans.slice(1).map(({ from }) => daysBetween(first, from))
