import { Database as Sqlite } from "bun:sqlite"
import { expect, test } from "bun:test"
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core"
import * as account from "#db/schema/account"
import * as backup from "#db/schema/backup"
import * as conversation from "#db/schema/conversation"
import * as deletedAccount from "#db/schema/deleted-account"
import * as delivery from "#db/schema/delivery"
import * as diary from "#db/schema/diary"
import * as experiment from "#db/schema/experiment"
import * as fileImport from "#db/schema/file-import"
import * as idempotency from "#db/schema/idempotency"
import * as interruptedWork from "#db/schema/interrupted-work"
import * as lab from "#db/schema/lab"
import * as localAccount from "#db/schema/local-account"
import * as memory from "#db/schema/memory"
import * as modelServer from "#db/schema/model-server"
import * as note from "#db/schema/note"
import * as notification from "#db/schema/notification"
import * as outbox from "#db/schema/outbox"
import * as proactiveTurn from "#db/schema/proactive-turn"
import * as rateWindow from "#db/schema/rate-window"
import * as shownAlert from "#db/schema/shown-alert"
import * as signIn from "#db/schema/sign-in"
import * as signInMethod from "#db/schema/sign-in-method"
import * as sync from "#db/schema/sync"
import * as turn from "#db/schema/turn"
import * as turnReceipt from "#db/schema/turn-receipt"
import * as wearable from "#db/schema/wearable"
import { migrate } from "#db/sqlite/migrations"

const described = [
  backup,
  account,
  conversation,
  delivery,
  diary,
  experiment,
  fileImport,
  deletedAccount,
  lab,
  localAccount,
  memory,
  modelServer,
  note,
  notification,
  outbox,
  proactiveTurn,
  signIn,
  signInMethod,
  sync,
  turn,
  turnReceipt,
  wearable,
  idempotency,
  interruptedWork,
  rateWindow,
  shownAlert,
]
  .flatMap((module) => Object.values(module))
  .filter((value) => value instanceof SQLiteTable)
  .map((table) => getTableConfig(table))

const migrated = () => {
  const sqlite = new Sqlite(":memory:")
  migrate(sqlite)
  return sqlite
}

const columnsOf = (sqlite: Sqlite, table: string) =>
  sqlite
    .query<{ name: string; type: string; notnull: number; pk: number }, [string]>(
      'SELECT name, type, "notnull", pk FROM pragma_table_info(?)',
    )
    .all(table)

test("describes every table of the migrations, and no other", () => {
  const tables = migrated()
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
    .map(({ name }) => name)
  expect(described.map(({ name }) => name).sort()).toEqual(tables)
})

test("describes every column of the migrations with its type and whether it may be null", () => {
  const sqlite = migrated()
  for (const table of described) {
    const there = columnsOf(sqlite, table.name).map(({ name, type, notnull, pk }) => ({
      name,
      type: type.toLowerCase(),
      notNull: notnull === 1 || pk > 0,
    }))
    const ours = table.columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toLowerCase(),
      notNull: column.notNull || column.primary,
    }))
    expect({ table: table.name, columns: ours }).toEqual({ table: table.name, columns: there })
  }
})
