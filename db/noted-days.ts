import { and, eq } from "drizzle-orm"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { dailySummaries } from "#db/daily-summaries"
import { diary } from "#db/diary"
import type { UserId } from "#domain/ids"
import { NOTE_COLUMNS, type NoteTable, type StoredNote } from "#domain/note"
import type { LocalDate } from "#domain/time"

type Filled = Pick<StoredNote, "kind" | "name" | "column" | "amount">

const ofDay = query((db, { notes }, given: Given<{ user: UserId; date: LocalDate }>) =>
  db
    .select({ kind: notes.kind, name: notes.name, column: notes.column, amount: notes.amount })
    .from(notes)
    .where(and(eq(notes.user_id, given.user), eq(notes.date, given.date)))
    .orderBy(notes.seq),
)

const folds = {
  sum: (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0),
  mean: (values: ReadonlyArray<number>) => folds.sum(values) / values.length,
  last: (values: ReadonlyArray<number>) => values[values.length - 1]!,
} as const

/** What the notes of a day say of the columns of a table; null where they say nothing. */
const columnsOf = (table: NoteTable, notes: ReadonlyArray<Filled>) =>
  Object.fromEntries(
    Object.entries(NOTE_COLUMNS[table]).map(([column, fold]) => {
      const values = notes.flatMap((note) => (note.column === column ? (note.amount ?? []) : []))
      return [column, values.length === 0 ? null : folds[fold](values)]
    }),
  )

/** A tag, or an amount that is no quantity of a column: "400 mg magnesium" is a day with magnesium as well. */
const isTag = ({ kind, column, amount }: Filled): boolean =>
  kind === "tag" || (kind === "amount" && column === null && amount === null)

const isEmpty = (columns: Readonly<Record<string, unknown>>) =>
  Object.values(columns).every((value) => value === null)

/** The typed rows of a day as its notes make them; one that no note fills any longer becomes a tombstone. */
export function* rewriteNotedDay(tx: Transaction, user: UserId, date: LocalDate): Change<void> {
  const notes = yield* tx.rows(ofDay, { user, date })
  const day = columnsOf("day", notes)
  yield* dailySummaries.putNoted(tx, user, { ...day, date, deleted: isEmpty(day) })
  const names = [...new Set(notes.filter(isTag).map(({ name }) => name))]
  const written = { ...columnsOf("diary", notes), tags: names.length === 0 ? null : names }
  yield* diary.putNoted(tx, user, { ...written, date, deleted: isEmpty(written) })
}
