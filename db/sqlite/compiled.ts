import type { Database as Sqlite } from "bun:sqlite"
import { Column, is, sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/bun-sqlite"
import { SQLiteInteger } from "drizzle-orm/sqlite-core"
import type { AnyQuery, Given } from "#db/change"
import { binderOf, type Cell, type Values } from "#db/sqlite/binder"
import { cellDecoder, type Field, rowDecoder } from "#db/sqlite/decoder"
import { dialect } from "#db/sqlite/dialect"
import { tables } from "#db/tables"

/** How the rows of a query are read from its statement. */
export type Result =
  /** It returns none. */
  | { readonly kind: "none" }
  /** The number of the one row it inserts, under this name. */
  | { readonly kind: "number"; readonly name: string }
  /** Rows as bun:sqlite names their cells. */
  | { readonly kind: "rows"; readonly decode: ReturnType<typeof rowDecoder> }
  /** Rows that are made of lists of cells. */
  | { readonly kind: "cells"; readonly decode: ReturnType<typeof cellDecoder> }

/** The text of a query, and how its values and rows pass to and fro: for any connection. */
export interface Compiled {
  readonly text: string
  readonly bind: (values: Values) => Array<Cell>
  readonly result: Result
}

/** The fields of Drizzle's prepared query that its types hide. */
interface DrizzlePrepared {
  readonly query: { readonly sql: string; readonly params: ReadonlyArray<unknown> }
  readonly fields?: ReadonlyArray<Field>
}

const schema = { ...tables, dialect }

/** Any name is a place for the value of that name. */
const given = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Given<Values>

// Drizzle writes the text alone: statements are prepared by their connection.
const builder = drizzle({ client: { prepare: () => null } as unknown as Sqlite })

const RETURNING = / returning "[^"]+"$/

/**
 * The column of a query whose only result is the number of the row it inserts. It is read from the
 * connection without RETURNING, which costs a table in between.
 */
const numberOf = (text: string, fields: ReadonlyArray<Field>): string | null => {
  const [{ field, path }] = fields as [Field]
  const isNumber = is(field, SQLiteInteger) && field.autoIncrement
  // An upsert that only updates leaves the number of an earlier insert behind.
  const isPlain = text.startsWith("insert into ") && !text.includes(" on conflict ")
  return isNumber && fields.length === 1 && isPlain && RETURNING.test(text) ? path[0]! : null
}

const isNamed = ({ path, field }: Field) =>
  path.length === 1 && is(field, Column) && field.name === path[0]

const compile = (query: AnyQuery): Compiled => {
  const built = query.build(builder, schema, given) as unknown as {
    readonly prepare: () => DrizzlePrepared
  }
  const {
    query: { sql: text, params },
    fields,
  } = built.prepare()
  const bind = binderOf(params)
  if (!fields) return { text, bind, result: { kind: "none" } }
  const name = numberOf(text, fields)
  if (name !== null)
    return { text: text.replace(RETURNING, ""), bind, result: { kind: "number", name } }
  return fields.every(isNamed)
    ? { text, bind, result: { kind: "rows", decode: rowDecoder(fields) } }
    : { text, bind, result: { kind: "cells", decode: cellDecoder(fields) } }
}

const known = new WeakMap<AnyQuery, Compiled>()

/** Compiles a query, once in the life of the process. */
export const compiled = (query: AnyQuery): Compiled => {
  const before = known.get(query)
  if (before) return before
  const made = compile(query)
  known.set(query, made)
  return made
}
