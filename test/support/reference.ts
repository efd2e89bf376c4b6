import arrays from "#fixtures/statistics/arrays.json"
import type { DayGrid } from "#statistics/series/day-grid"

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

/** Reads a text of a reference file that no method has to find, such as where a value was published. */
const isText = (wanted: unknown) => typeof wanted === "string"

/**
 * Where what was found differs from a reference entry, as `name: miss`: by more than `tolerance` of the
 * wanted number, a value that no method found, or one that the entry does not have. null in an entry is
 * NaN.
 */
export const missesOf = (
  found: unknown,
  wanted: unknown,
  tolerance: number | ((path: string) => number) = 1e-9,
  path = "",
): ReadonlyArray<string> => {
  if (isText(wanted)) return []
  if (typeof wanted === "number" || wanted === null) {
    if (typeof found !== "number") return [`${path}: no method`]
    const miss = wanted === null ? +!Number.isNaN(found) : missOf(found, wanted)
    const most = typeof tolerance === "number" ? tolerance : tolerance(path)
    return miss <= most ? [] : [`${path}: ${found} instead of ${wanted}`]
  }
  const given = Object(found) as Record<string, unknown>
  const expected = Object(wanted) as Record<string, unknown>
  const below = (name: string) => (path === "" ? name : `${path}.${name}`)
  const strangers = Object.keys(given).filter((name) => !(name in expected))
  return [
    ...Object.entries(expected).flatMap(([name, value]) =>
      missesOf(given[name], value, tolerance, below(name)),
    ),
    ...strangers.map((name) => `${below(name)}: not in the reference`),
  ]
}
