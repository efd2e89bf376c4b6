import { Database as Sqlite } from "bun:sqlite"
import { afterAll, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { query } from "#db/change"
import { Database } from "#db/database"
import { migrate } from "#db/sqlite/migrations"

/** How many migrations a file had seen before the tables of ordered rows: up to 0011. */
const EARLIER = 10
const ROWS = 3

const folder = mkdtempSync(join(tmpdir(), "hygeia-migrations-"))
afterAll(() => rmSync(folder, { recursive: true }))

type Cell = string | number | Uint8Array | null
type Row = Record<string, Cell>

interface Column {
  readonly name: string
  readonly type: string
  readonly pk: number
}

interface ForeignKey {
  readonly from: string
  readonly table: string
  readonly to: string
}

/** What a CHECK admits. */
const CHECKED: Readonly<Record<string, Cell>> = {
  "clock.only": 1,
  "connections.status": "active",
  "raw_events.state": "processed",
  "raw_events.encoding": "identity",
  "turns.status": "completed",
  "outbox.kind": "delete_uploads",
  "device_codes.status": "pending",
}

const named = <Of>(sqlite: Sqlite, pragma: string, table: string) =>
  sqlite.query<Of, [string]>(`SELECT * FROM pragma_${pragma}(?)`).all(table)

const tablesOf = (sqlite: Sqlite) =>
  sqlite
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all()
    .map(({ name }) => name)

const cellOf = (table: string, { name, type }: Column, n: number): Cell => {
  const checked = CHECKED[`${table}.${name}`]
  if (checked !== undefined) return checked
  if (type === "BLOB") return new Uint8Array([n, 255, 0])
  if (type === "INTEGER") return n * 10
  return type === "REAL" ? n + 0.25 : `${table}.${name} ${n} é`
}

/** Rows of a table whose order of making is not that of their keys. */
const fill = (sqlite: Sqlite, table: string) => {
  const columns = named<Column>(sqlite, "table_info", table)
  const keys = named<ForeignKey>(sqlite, "foreign_key_list", table)
  const referred = (from: string, n: number) => {
    const key = keys.find((one) => one.from === from)
    if (!key) return undefined
    const column = named<Column>(sqlite, "table_info", key.table).find(
      ({ name }) => name === key.to,
    )
    return cellOf(key.table, column!, n)
  }
  const places = columns.map(() => "?").join()
  const insert = sqlite.query(`INSERT OR REPLACE INTO ${table} VALUES (${places})`)
  for (let n = ROWS; n > 0; n--)
    insert.run(...columns.map((column) => referred(column.name, n) ?? cellOf(table, column, n)))
}

const rowsOf = (sqlite: Sqlite, table: string) =>
  sqlite.query<Row, []>(`SELECT * FROM ${table}`).all()

const sorted = (rows: ReadonlyArray<Row>) => rows.map((row) => Bun.inspect(row)).toSorted()

/** A file of the executable before, with rows in every table; and what stood in it. */
const earlier = (file: string) => {
  const sqlite = new Sqlite(file, { create: true, strict: true })
  migrate(sqlite, EARLIER)
  const before = new Map<string, ReadonlyArray<Row>>()
  sqlite.run("PRAGMA foreign_keys = OFF")
  for (const table of tablesOf(sqlite)) fill(sqlite, table)
  sqlite.run("PRAGMA foreign_keys = ON")
  expect(sqlite.query("PRAGMA foreign_key_check").all()).toEqual([])
  for (const table of tablesOf(sqlite)) before.set(table, rowsOf(sqlite, table))
  sqlite.close()
  return before
}

const reads = (file: string, use: (sqlite: Sqlite) => void) => {
  const sqlite = new Sqlite(file, { strict: true })
  sqlite.run("PRAGMA foreign_keys = ON")
  use(sqlite)
  sqlite.close()
}

const ORDERED = ["users", "labs", "biomarkers"]

const users = query((db, tables) =>
  db.select({ id: tables.users.id }).from(tables.users).orderBy(tables.users.seq),
)

test("a filled file of an earlier executable is upgraded and keeps every row, in its order", async () => {
  const file = join(folder, "filled.db")
  const before = earlier(file)
  const found = await Effect.gen(function* () {
    const { rows, isMigrated } = yield* Database
    expect(yield* isMigrated).toBe(true)
    return yield* rows(users)
  }).pipe(Effect.provide(Database.layer(file)), Effect.runPromise)
  expect(found.map(({ id }) => id as string)).toEqual(before.get("users")!.map(({ id }) => `${id}`))

  reads(file, (sqlite) => {
    expect(before.size).toBeGreaterThan(20)
    for (const [table, rows] of before) {
      const now = table === "told_alerts" ? "shown_alerts" : table
      expect(rows.length).toBe(table === "clock" ? 1 : ROWS)
      const kept = rowsOf(sqlite, now).map((row) =>
        Object.fromEntries(Object.keys(rows[0]!).map((name) => [name, row[name] ?? null])),
      )
      // The mark of the clock is the only cell that a start may move.
      if (table !== "clock") expect([table, sorted(kept)]).toEqual([table, sorted(rows)])
      if (ORDERED.includes(table))
        expect(rowsOf(sqlite, table).map(({ seq }) => seq)).toEqual([1, 2, 3])
    }
    expect(tablesOf(sqlite)).not.toContain("told_alerts")
    expect(sqlite.query("PRAGMA foreign_key_check").all()).toEqual([])
    expect(sqlite.query("PRAGMA integrity_check").values()).toEqual([["ok"]])
    expect(
      rowsOf(sqlite, "turns").map((turn) => [turn.resumptions, turn.resumed_after_steps]),
    ).toEqual(Array.from({ length: ROWS }, () => [0, null]))
  })
})

test("an upgraded file has the tables and indexes of a new one", () => {
  const schemaOf = (file: string) => {
    const sqlite = new Sqlite(file, { create: true, strict: true })
    migrate(sqlite)
    const parts = tablesOf(sqlite)
      .toSorted()
      .map((table) => ({
        table,
        columns: named(sqlite, "table_info", table),
        keys: named(sqlite, "foreign_key_list", table),
        indexes: named<{ name: string }>(sqlite, "index_list", table).map(({ name }) => ({
          name,
          columns: named(sqlite, "index_xinfo", name),
        })),
      }))
    sqlite.close()
    return parts
  }
  const file = join(folder, "upgraded.db")
  earlier(file)
  expect(schemaOf(file)).toEqual(schemaOf(":memory:"))
})

test("in an upgraded file everything a person has goes with the person", () => {
  const file = join(folder, "deleted.db")
  earlier(file)
  reads(file, (sqlite) => {
    migrate(sqlite)
    sqlite.run("DELETE FROM users")
    const owned = tablesOf(sqlite).filter((table) =>
      named<ForeignKey>(sqlite, "foreign_key_list", table).some((key) => key.table === "users"),
    )
    expect(owned.length).toBeGreaterThan(12)
    for (const table of owned) expect([table, rowsOf(sqlite, table)]).toEqual([table, []])
  })
})

test("every file of the folder of migrations is applied", () => {
  const sqlite = new Sqlite()
  migrate(sqlite)
  const files = readdirSync("db/migrations").filter((name) => name.endsWith(".sql"))
  expect(sqlite.query("PRAGMA user_version").get()).toEqual({ user_version: files.length })
})

test("the state of a person's rows is looked up in indexes, however many rows there are", () => {
  const sqlite = new Sqlite()
  migrate(sqlite)
  for (const table of ["sync_rows", "diary_days"]) {
    const plan = sqlite
      .query(`EXPLAIN SELECT max(updated_at) FROM ${table} WHERE user_id = ?`)
      .all("user_ada") as ReadonlyArray<{ readonly opcode: string }>
    expect(plan.map(({ opcode }) => opcode)).toContain("SeekLE")
  }
})
