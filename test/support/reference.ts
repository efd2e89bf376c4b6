import arrays from "#fixtures/science/arrays.json"
import type { DayGrid } from "#science/series/day-grid"

/** The published arrays that reference values were computed from; gaps are NaN. */
export const sample = (name: string): Float64Array =>
  Float64Array.from(
    arrays[name as keyof typeof arrays] as ReadonlyArray<number | null>,
    (value) => value ?? Number.NaN,
  )

/** The same, or a part of it ("rhr_90[0:60]"), as days from a Monday on. */
export const gridOf = (name: string): DayGrid => {
  const [, array, from, to] = /^(\w+)(?:\[(\d+):(\d+)\])?$/.exec(name)!
  const values = sample(array!)
  return { values: from ? values.slice(Number(from), Number(to)) : values, weekday: 0 }
}

/** How many leading digits are right, NIST's log relative error: 15 at most. */
export const digits = (found: number, wanted: number): number =>
  found === wanted
    ? 15
    : Math.min(15, -Math.log10(Math.abs(found - wanted) / (wanted === 0 ? 1 : Math.abs(wanted))))

/** By which share of it a number misses what was wanted. */
export const missOf = (found: number, wanted: number): number =>
  found === wanted ? 0 : Math.abs(found - wanted) / (wanted === 0 ? 1 : Math.abs(wanted))
