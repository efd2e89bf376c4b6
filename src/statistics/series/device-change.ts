import type { SourceSpan } from "#domain/ledger"
import type { DayValue } from "#domain/metric"
import { daysBetween, type LocalDate } from "#domain/time"

/** So many values in a row it takes for a device to have taken over; fewer are an interlude. */
const FOR_GOOD = 7
/** At either end of a window fewer do, of a device that is nowhere else in it: the rest is cut off. */
const AT_AN_END = 3

/** A run of values from one vendor's device. */
interface Run {
  readonly provider: string
  readonly from: LocalDate
  readonly length: number
}

/** Each device's runs in a row as one. What passes is left out, from the first on; one run stays. */
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
 * Whose devices gave a series, one after the other. A run of fewer than seven values, three at an
 * end of the series, is an interlude and belongs to the device around it; the shortest goes first,
 * so that two devices in turn are told by the one that spoke most. Values of nobody in particular
 * are passed over.
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
    length >= (ends.has(provider) && isOnce(provider) ? AT_AN_END : FOR_GOOD)
  // Joined runs are longer than what went between them: once through is enough for each length.
  for (let shortest = 1; shortest < FOR_GOOD; shortest += 1)
    runs = joined(runs, (run) => run.length === shortest && !isLasting(run))
  return runs.map(({ provider, from }) => ({ provider, from }))
}

/** The days, counted from `first`, on which another device takes over. */
export const breaksOf = (
  spans: ReadonlyArray<SourceSpan>,
  first: LocalDate,
): ReadonlyArray<number> => spans.slice(1).map(({ from }) => daysBetween(first, from))
