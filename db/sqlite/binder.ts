import { Column, is, Param, Placeholder } from "drizzle-orm"

/** The values of a query, by name. */
export type Values = Readonly<Record<string, unknown>>

/** What SQLite stores. */
export type Cell = string | number | bigint | Uint8Array | boolean | null

type Encode = (value: unknown) => Cell

/** A parameter of a statement: a constant, or the place of a value and how that is encoded. */
interface Slot {
  readonly name: string | null
  readonly constant: Cell
  readonly encode: Encode | null
}

const slotOf = (param: unknown): Slot => {
  if (is(param, Placeholder)) return { name: param.name, constant: null, encode: null }
  if (!is(param, Param)) return { name: null, constant: param as Cell, encode: null }
  const encode = (value: unknown) => param.encoder.mapToDriverValue(value) as Cell
  if (!is(param.value, Placeholder)) {
    const constant = param.value === null ? null : encode(param.value)
    return { name: null, constant, encode: null }
  }
  const isPlain = param.encoder.mapToDriverValue === Column.prototype.mapToDriverValue
  return { name: param.value.name, constant: null, encode: isPlain ? null : encode }
}

/** Puts values in their places. A name without a value is a bug, so it throws. */
export const binderOf = (params: ReadonlyArray<unknown>): ((values: Values) => Array<Cell>) => {
  const slots = params.map(slotOf)
  const constants = slots.map(({ constant }) => constant)
  const names = slots.map(({ name }) => name)
  const encoders = slots.map(({ encode }) => encode)
  const { length } = slots
  return (values) => {
    const cells = constants.slice()
    for (let index = 0; index < length; index++) {
      const name = names[index]!
      if (name === null) continue
      const value = values[name]
      if (value === undefined) throw new Error(`The query has no value for ${name}.`)
      const encode = encoders[index]!
      cells[index] = encode === null || value === null ? (value as Cell) : encode(value)
    }
    return cells
  }
}
