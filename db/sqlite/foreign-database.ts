import { Database as Sqlite } from "bun:sqlite"
import { closeSync, openSync, writeSync } from "node:fs"
import { hasSchemaTree } from "#db/sqlite/schema-pages"

/** Why a database of somebody else is not read. */
export class DatabaseRefused extends Error {
  readonly error: "damaged" | "unreadable"
  constructor(message: string, error: "damaged" | "unreadable" = "unreadable") {
    super(message)
    this.error = error
  }
}

const damaged = () => new DatabaseRefused("it is damaged", "damaged")

/** What a cell of a row may be; anything else, and a text that is too long, is null. */
export type ForeignCell = number | string | null

const MAX_TEXT_BYTES = 65_536
const MAX_STATEMENTS = 5_000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const cellOf = (column: string) => {
  const name = quoted(column)
  return `CASE typeof(${name}) WHEN 'integer' THEN ${name} WHEN 'real' THEN ${name} WHEN 'text' THEN
    CASE WHEN octet_length(${name}) <= ${MAX_TEXT_BYTES} THEN ${name} END END`
}

/** Where the header says whether a log of writes lies beside the file, and that none does. */
const LOG_AT = 18
const NO_LOG = new Uint8Array([1, 1])

/** Has a copy opened without the log that its original may have had, which no reader could make. */
const withoutLog = (file: string): void => {
  const handle = openSync(file, "r+")
  writeSync(handle, NO_LOG, 0, NO_LOG.length, LOG_AT)
  closeSync(handle)
}

/**
 * A database file that somebody else wrote, opened read-only and trusted in nothing: no virtual tables, no computed
 * columns, no views, no functions of its schema, and no page that stands in two places, as each could make a
 * small file read without end. Of values only numbers and short texts are taken out.
 */
export class ForeignDatabase {
  /** The columns of its tables, by name. */
  readonly tables: ReadonlyMap<string, ReadonlySet<string>>

  private readonly sqlite: Sqlite

  /** `file` is a copy of our own. Throws `DatabaseRefused` for one that is no sound database. */
  constructor(file: string) {
    if (!hasSchemaTree(file)) throw damaged()
    withoutLog(file)
    this.sqlite = new Sqlite(file, { readonly: true })
    try {
      this.tables = this.checked()
    } catch (cause) {
      this.close()
      throw cause instanceof DatabaseRefused ? cause : damaged()
    }
  }

  /** The rows of a table in an order, each as its cells by the names of the columns. */
  *rows(
    table: string,
    columns: ReadonlyArray<string>,
    order: ReadonlyArray<string>,
  ): Generator<Readonly<Record<string, ForeignCell>>> {
    const own = this.tables.get(table)
    if (own === undefined || ![...columns, ...order].every((name) => own.has(name))) return
    const cells = columns.map((name) => `${cellOf(name)} AS ${quoted(name)}`)
    const by = order.length > 0 ? ` ORDER BY ${order.map(quoted).join(", ")}` : ""
    yield* this.sqlite
      .query<Record<string, ForeignCell>, []>(
        `SELECT ${cells.join(", ")} FROM ${quoted(table)}${by}`,
      )
      .iterate()
  }

  /** Whether a table has any row. */
  hasRows(table: string): boolean {
    if (!this.tables.has(table)) return false
    return this.sqlite.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`).get() !== null
  }

  close(): void {
    this.sqlite.close()
  }

  private checked(): ReadonlyMap<string, ReadonlySet<string>> {
    for (const pragma of [
      "trusted_schema = OFF",
      "cell_size_check = ON",
      "ignore_check_constraints = ON",
      "query_only = ON",
      "mmap_size = 0",
      "temp_store = MEMORY",
    ])
      this.sqlite.run(`PRAGMA ${pragma}`)
    const statements = this.sqlite
      .query<{ type: string; name: string; sql: string | null }, []>(
        `SELECT type, name, sql FROM sqlite_schema LIMIT ${MAX_STATEMENTS + 1}`,
      )
      .all()
    if (statements.length > MAX_STATEMENTS) throw new DatabaseRefused("it has too many tables")
    if (statements.some(({ sql }) => /^\s*CREATE\s+VIRTUAL/i.test(sql ?? "")))
      throw new DatabaseRefused("it has virtual tables")
    const tables = new Map<string, ReadonlySet<string>>()
    for (const { name } of statements.filter(({ type }) => type === "table")) {
      const columns = this.sqlite
        .query<{ name: string; hidden: number }, []>(`PRAGMA table_xinfo(${quoted(name)})`)
        .all()
      if (columns.some(({ hidden }) => hidden !== 0))
        throw new DatabaseRefused("it has computed columns")
      tables.set(name, new Set(columns.map((column) => column.name)))
    }
    const found = this.sqlite.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").all()
    if (found.length !== 1 || found[0]!.quick_check !== "ok") throw damaged()
    return tables
  }
}
