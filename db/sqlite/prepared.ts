import type { Database as Sqlite, Statement } from "bun:sqlite"
import type { AnyQuery } from "#db/change"
import type { Cell, Values } from "#db/sqlite/binder"
import { compiled } from "#db/sqlite/compiled"

/** A query ready to be run on one connection. */
export interface Prepared {
  readonly rows: (values: Values) => ReadonlyArray<unknown>
  readonly count: (values: Values) => number
}

/** A statement of bun:sqlite. Cells in one list are bound faster than as so many arguments. */
interface Cells {
  readonly run: (cells: Array<Cell>) => ReturnType<Statement["run"]>
  readonly all: (cells: Array<Cell>) => Array<Record<string, unknown>>
  readonly values: (cells: Array<Cell>) => Array<Array<unknown>>
}

const NONE: ReadonlyArray<unknown> = []

const prepare = (sqlite: Sqlite, query: AnyQuery): Prepared => {
  const { text, bind, result } = compiled(query)
  const stmt = sqlite.prepare(text) as unknown as Cells
  const count = (values: Values) => stmt.run(bind(values)).changes
  switch (result.kind) {
    case "none":
      return {
        count,
        rows: (values) => {
          stmt.run(bind(values))
          return NONE
        },
      }
    case "number":
      return {
        count,
        rows: (values) => {
          const { changes, lastInsertRowid } = stmt.run(bind(values))
          return changes === 0 ? NONE : [{ [result.name]: lastInsertRowid }]
        },
      }
    case "rows":
      return { count, rows: (values) => result.decode(stmt.all(bind(values))) }
    case "cells":
      return { count, rows: (values) => result.decode(stmt.values(bind(values))) }
  }
}

/** Prepares queries for a connection, each once. */
export const makePrepare = (sqlite: Sqlite): ((query: AnyQuery) => Prepared) => {
  const known = new WeakMap<AnyQuery, Prepared>()
  return (query) => {
    const before = known.get(query)
    if (before) return before
    const prepared = prepare(sqlite, query)
    known.set(query, prepared)
    return prepared
  }
}
