import type { Database as Sqlite, Statement } from "bun:sqlite"
import { Column, is, Param, Placeholder, sql } from "drizzle-orm"
import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite"
import { SQLiteInteger } from "drizzle-orm/sqlite-core"
import type { AnyQuery, Given } from "#db/change"
import { dialect } from "#db/sqlite/dialect"
import { tables } from "#db/tables"

/** A query ready to be run on one connection. */
export interface Prepared {
  readonly rows: (values: Values) => ReadonlyArray<unknown>
  readonly count: (values: Values) => number
}

export type Values = Readonly<Record<string, unknown>>

type Cell = string | number | bigint | Uint8Array | boolean | null
type Encode = (value: unknown) => Cell
type Decode = (cell: unknown) => unknown

/** A statement of bun:sqlite. Cells in one list are bound faster than as so many arguments. */
interface Cells {
  readonly run: (cells: Array<Cell>) => ReturnType<Statement["run"]>
  readonly all: (cells: Array<Cell>) => Array<unknown>
  readonly values: (cells: Array<Cell>) => Array<Array<unknown>>
}

/** The fields of Drizzle's prepared query that its types hide. */
interface DrizzlePrepared {
  readonly stmt: Cells
  readonly query: { readonly sql: string; readonly params: ReadonlyArray<unknown> }
  readonly fields?: ReadonlyArray<Field>
}

interface Field {
  readonly path: ReadonlyArray<string>
  readonly field: Column | { readonly decoder?: { readonly mapFromDriverValue: Decode } }
}

const schema = { ...tables, dialect }

/** Any name is a place for the value of that name. */
const given = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Given<Values>

const same = (value: unknown) => value

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
const binderOf = (params: ReadonlyArray<unknown>) => {
  const slots = params.map(slotOf)
  const constants = slots.map(({ constant }) => constant)
  const names = slots.map(({ name }) => name)
  const encoders = slots.map(({ encode }) => encode)
  const { length } = slots
  return (values: Values): Array<Cell> => {
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

/** Reads a cell as its column's type; null where it is that already. Bytes are not copied. */
const decoderOf = ({ field }: Field): Decode | null => {
  if (!is(field, Column)) {
    const decoder = field.decoder
    return decoder && decoder.mapFromDriverValue !== same
      ? (cell) => decoder.mapFromDriverValue(cell)
      : null
  }
  if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null
  if (field.dataType === "buffer")
    return (cell) => {
      const { buffer, byteOffset, byteLength } = cell as Uint8Array<ArrayBuffer>
      return Buffer.from(buffer, byteOffset, byteLength)
    }
  return (cell) => field.mapFromDriverValue(cell)
}

type Row = Record<string, unknown>

/** Rows as bun:sqlite makes them, with the cells decoded whose column's type is another. */
const inPlace = (fields: ReadonlyArray<Field>) => {
  const decoders = fields.flatMap((field) => {
    const decode = decoderOf(field)
    return decode ? [{ name: field.path[0]!, decode }] : []
  })
  return (rows: ReadonlyArray<Row>) => {
    for (const row of rows)
      for (const { name, decode } of decoders) {
        const cell = row[name]
        if (cell !== null) row[name] = decode(cell)
      }
    return rows
  }
}

/** Rows made of lists of cells, where names of the result are not those of the query; two deep. */
const fromCells = (fields: ReadonlyArray<Field>) => {
  const readers = fields.map((field) => ({ path: field.path, decode: decoderOf(field) ?? same }))
  return (rows: ReadonlyArray<ReadonlyArray<unknown>>) =>
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

const RETURNING = / returning "[^"]+"$/

/** What answers the number of an inserted row without RETURNING, which costs a table in between. */
const insertOf = (
  client: Sqlite,
  text: string,
  fields: ReadonlyArray<Field>,
): { readonly stmt: Cells; readonly name: string } | null => {
  const [{ field, path }] = fields as [Field]
  const isNumber = is(field, SQLiteInteger) && field.autoIncrement
  // An upsert that only updates leaves the number of an earlier insert behind.
  const isPlain = text.startsWith("insert into ") && !text.includes(" on conflict ")
  if (!isNumber || fields.length > 1 || !isPlain || !RETURNING.test(text)) return null
  return { stmt: client.prepare(text.replace(RETURNING, "")) as unknown as Cells, name: path[0]! }
}

const isNamed = ({ path, field }: Field) =>
  path.length === 1 && is(field, Column) && field.name === path[0]

/** Prepares queries for a connection, each once. */
export const makePrepare = (db: BunSQLiteDatabase & { readonly $client: Sqlite }) => {
  const known = new WeakMap<AnyQuery, Prepared>()

  const prepare = (query: AnyQuery): Prepared => {
    const built = query.build(db, schema, given) as unknown as {
      readonly prepare: () => DrizzlePrepared
    }
    const { stmt, query: text, fields } = built.prepare()
    const bind = binderOf(text.params)
    const count = (values: Values) => stmt.run(bind(values)).changes
    if (!fields) {
      const rows = (values: Values): ReadonlyArray<unknown> => {
        stmt.run(bind(values))
        return []
      }
      return { count, rows }
    }
    const insert = insertOf(db.$client, text.sql, fields)
    if (insert) {
      const rows = (values: Values) => {
        const { changes, lastInsertRowid } = insert.stmt.run(bind(values))
        return changes === 0 ? [] : [{ [insert.name]: lastInsertRowid }]
      }
      return { count, rows }
    }
    if (fields.every(isNamed)) {
      const decode = inPlace(fields)
      return { count, rows: (values) => decode(stmt.all(bind(values)) as Array<Row>) }
    }
    const decode = fromCells(fields)
    return { count, rows: (values) => decode(stmt.values(bind(values)) as Array<Array<Cell>>) }
  }

  return (query: AnyQuery): Prepared => {
    const before = known.get(query)
    if (before) return before
    const prepared = prepare(query)
    known.set(query, prepared)
    return prepared
  }
}
