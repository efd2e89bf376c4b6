import { Column, is } from "drizzle-orm"

type Decode = (cell: unknown) => unknown

/** A column of a result, as Drizzle selects it. */
export interface Field {
  readonly path: ReadonlyArray<string>
  readonly field: Column | { readonly decoder?: { readonly mapFromDriverValue: Decode } }
}

const same = (value: unknown) => value

/** Reads a cell as its column's type; null where it is that already. */
const decodeOf = ({ field }: Field): Decode | null => {
  if (!is(field, Column)) {
    const decoder = field.decoder
    return decoder && decoder.mapFromDriverValue !== same
      ? (cell) => decoder.mapFromDriverValue(cell)
      : null
  }
  if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null
  return (cell) => field.mapFromDriverValue(cell)
}

type Row = Record<string, unknown>

/** Decodes rows as bun:sqlite makes them, in place: the cells whose column's type is another. */
export const rowDecoder = (fields: ReadonlyArray<Field>) => {
  const decoders = fields.flatMap((field) => {
    const decode = decodeOf(field)
    return decode ? [{ name: field.path[0]!, decode }] : []
  })
  return (rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
    for (const row of rows)
      for (const { name, decode } of decoders) {
        const cell = row[name]
        if (cell !== null) row[name] = decode(cell)
      }
    return rows
  }
}

/** Makes rows of lists of cells, where names of the result are not those of the query; two deep. */
export const cellDecoder = (fields: ReadonlyArray<Field>) => {
  const readers = fields.map((field) => ({ path: field.path, decode: decodeOf(field) ?? same }))
  return (rows: ReadonlyArray<ReadonlyArray<unknown>>): ReadonlyArray<Row> =>
    rows.map((cells) => {
      const row: Row = {}
      readers.forEach(({ path: [name, inner], decode }, index) => {
        const cell = cells[index]
        const value = cell === null ? null : decode(cell)
        if (inner === undefined) row[name!] = value
        else row[name!] = { ...(row[name!] as Row | undefined), [inner]: value }
      })
      return row
    })
}
