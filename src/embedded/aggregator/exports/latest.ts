import { addDays, type LocalDate, offsetAt } from "#domain/time"
import { DROPPED, type Dropped } from "#embedded/aggregator/exports/dropped"
import type { DayFigure, Night } from "#embedded/aggregator/exports/record"

type Typed<Value> = readonly [Value, type: string]

/**
 * Of figures that overlapping files give for one day, those of the latest file; all others as they are. Those with
 * a clock come first, so that it is the clock of their day.
 */
export const latestFigures = (
  all: ReadonlyArray<Typed<DayFigure>>,
  dropped: Dropped,
): ReadonlyArray<Typed<DayFigure>> => {
  const latest = new Map<string, Typed<DayFigure>>()
  for (const each of all) {
    const [{ date, column, as_of }, type] = each
    if (as_of === undefined) continue
    const key = `${date}|${column}`
    const known = latest.get(key)
    if (known) dropped(type, DROPPED.older, 1)
    if (!known || as_of >= known[0].as_of!) latest.set(key, each)
  }
  const yielding = ([{ yields }]: Typed<DayFigure>) => Number(yields ?? false)
  const others = all
    .filter(([{ as_of }]) => as_of === undefined)
    .toSorted((a, b) => yielding(a) - yielding(b))
  const isNaive = ([{ offset_min }]: Typed<DayFigure>) => Number(offset_min === null)
  return [...others, ...[...latest.values()].toSorted((a, b) => isNaive(a) - isNaive(b))]
}

/**
 * The nights of days, one each: of the latest file, then the longest; at the clock of the day or of one beside it, else
 * at that of the zone in which the person lives, if the profile says so.
 */
export const latestNights = (
  all: ReadonlyArray<Typed<Night>>,
  figures: ReadonlyArray<Typed<DayFigure>>,
  home: string | null,
  dropped: Dropped,
): ReadonlyArray<Night> => {
  const clocks = new Map<LocalDate, number>()
  for (const [{ date, offset_min }] of figures)
    if (offset_min !== null) clocks.set(date, offset_min)
  return [...Map.groupBy(all, ([{ dated }]) => dated!.day)].flatMap(([day, own]) => {
    const [first, ...others] = own.toSorted(([a], [b]) => {
      if (a.dated!.as_of !== b.dated!.as_of) return a.dated!.as_of < b.dated!.as_of ? 1 : -1
      return b.to - b.from - (a.to - a.from)
    })
    for (const [, type] of others) dropped(type, DROPPED.older, 1)
    const [night, type] = first!
    const beside = [day, addDays(day, -1), addDays(day, 1)]
    const atHome = home === null ? null : offsetAt(night.to, home)
    const offset_min = beside.flatMap((each) => clocks.get(each) ?? [])[0] ?? atHome
    if (offset_min !== null) return [{ ...night, offset_min }]
    dropped(type, DROPPED.clockless, 1)
    return []
  })
}
