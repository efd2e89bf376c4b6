import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { NoteId, TurnId, UserId } from "#domain/ids"
import type { NoteColumn, NoteKind } from "#domain/note"

/** What people write down themselves. */
export const notes = sqliteTable("notes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<NoteId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  date: text().notNull(),
  kind: text().$type<NoteKind>().notNull(),
  name: text().notNull(),
  value: real(),
  unit: text(),
  text: text(),
  until: text(),
  column: text().$type<NoteColumn>(),
  amount: real(),
  turn_id: text().$type<TurnId>(),
  created_at: text().notNull(),
})

/** Rows, or values of them, that their person says are wrong; an empty field is the whole row. */
export const wrongMarks = sqliteTable("wrong_marks", {
  seq: integer().primaryKey({ autoIncrement: true }),
  user_id: text().$type<UserId>().notNull(),
  row_id: text().notNull(),
  field: text().notNull(),
  marked_at: text().notNull(),
})
