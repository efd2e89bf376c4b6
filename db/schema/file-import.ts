import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type {
  FileImportError,
  FileImportKind,
  FileImportStatus,
  TypeCount,
} from "#domain/file-import"
import type { FileImportId, UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

/** Imports of files. */
export const fileImports = sqliteTable("file_imports", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<FileImportId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  status: text().$type<FileImportStatus>().notNull(),
  kind: text().$type<FileImportKind>().notNull(),
  vendor: text(),
  bytes_read: integer().notNull(),
  bytes_total: integer().notNull(),
  records_read: integer().notNull(),
  records_used: integer().notNull(),
  by_type: text({ mode: "json" }).$type<ReadonlyArray<TypeCount>>().notNull(),
  first_date: text().$type<LocalDate>(),
  last_date: text().$type<LocalDate>(),
  /** How often a process has begun with it: one that kills the process is not begun for ever. */
  attempts: integer().notNull(),
  created_at: text().notNull(),
  completed_at: text(),
  error: text().$type<FileImportError>(),
  /** A start goes on with it. */
  taking_back: integer({ mode: "boolean" }).notNull().default(false),
  /** What its sender called it; empty where nobody did. */
  name: text().notNull(),
  changes: integer(),
  missing_from: text().$type<LocalDate>(),
  kept_until: text(),
  birthday: text().$type<LocalDate>(),
  gender: text().$type<"male" | "female">(),
  /** Its person wants nothing of it offered to their profile. */
  offer_declined: integer({ mode: "boolean" }).notNull().default(false),
})

/** What imports brought beside rows; `digest` is of what it was, where its person may change it since. */
export const broughtRecords = sqliteTable(
  "brought_records",
  {
    user_id: text().$type<UserId>().notNull(),
    noun: text().notNull(),
    record: text().notNull(),
    import_id: text().$type<FileImportId>().notNull(),
    digest: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.user_id, row.noun, row.record] })],
)
