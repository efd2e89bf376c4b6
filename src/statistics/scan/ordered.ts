/** Daily values sorted once, to be ranked against many other series. */
export interface Ordered {
  /** NaN on a day without one. */
  readonly values: Float64Array
  /** 1 on a day with a value, 0 on one without. */
  readonly present: Uint8Array
  /** The days with a value in ascending order of value; ties in order of day. */
  readonly order: Int32Array
  /** Whether there are ties. */
  readonly tied: boolean
}

/** Sorts the days of a series by their value. */
export const ordered = (values: Float64Array): Ordered => {
  const present = new Uint8Array(values.length)
  let count = 0
  for (let day = 0; day < values.length; day++)
    if (!Number.isNaN(values[day]!)) {
      present[day] = 1
      count++
    }
  const order = new Int32Array(count)
  for (let day = 0, at = 0; day < values.length; day++) if (present[day] === 1) order[at++] = day
  order.sort((a, b) => values[a]! - values[b]! || a - b)
  let tied = false
  for (let at = 1; at < count; at++) if (values[order[at]!] === values[order[at - 1]!]) tied = true
  return { values, present, order, tied }
}
