import { and, asc, count, desc, eq, max, notInArray, type SQL } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import {
  type Builder,
  type Change,
  type Given,
  givenColumns,
  type Query,
  query,
  type Reading,
  type Schema,
  type Transaction,
} from "#db/change"
import { Database } from "#db/database"
import type { wrongMarks } from "#db/schema/note"
import type { UserId } from "#domain/ids"
import { MAX_MARKS, type WrongMark } from "#domain/wrong-mark"

type Owned = { readonly user: UserId }
type NewMark = Omit<typeof wrongMarks.$inferSelect, "seq">

/** The tables whose rows may be marked. */
type MarkedTable =
  | Schema["biomarkers"]
  | Schema["dailySummary"]
  | Schema["activities"]
  | Schema["sleepSessions"]
  | Schema["diaryDays"]

/** Rows that are not marked as wrong as a whole, for a condition of a query over them. */
export const isNotWrong = (
  db: Builder,
  { wrongMarks }: Schema,
  rows: Pick<MarkedTable, "id">,
  given: Given<Owned>,
): SQL =>
  notInArray(
    rows.id as Schema["dailySummary"]["id"],
    db
      .select({ id: wrongMarks.row_id as unknown as Schema["dailySummary"]["id"] })
      .from(wrongMarks)
      .where(and(eq(wrongMarks.user_id, given.user), eq(wrongMarks.field, ""))),
  )

const fieldsOfUser = query((db, { wrongMarks }, given: Given<Owned>) =>
  db
    .select({ row_id: wrongMarks.row_id, field: wrongMarks.field })
    .from(wrongMarks)
    .where(eq(wrongMarks.user_id, given.user)),
)

/** Single values that a person marked as wrong, by row. */
export type WrongFields = ReadonlyMap<string, ReadonlyArray<string>>

/** The single values that a person marked as wrong. */
export function* wrongFields(tx: Reading, user: UserId): Change<WrongFields> {
  const marks = (yield* tx.rows(fieldsOfUser, { user })).filter(({ field }) => field !== "")
  return new Map(
    [...Map.groupBy(marks, ({ row_id }) => row_id)].map(([id, of]) => [
      id,
      of.map(({ field }) => field),
    ]),
  )
}

/** The rows that a person marked as wrong as a whole. */
export function* wrongRows(tx: Reading, user: UserId): Change<ReadonlySet<string>> {
  const marks = yield* tx.rows(fieldsOfUser, { user })
  return new Set(marks.flatMap(({ row_id, field }) => (field === "" ? [row_id] : [])))
}

/** A row without the values of it that are marked as wrong. */
export const withoutWrong = <Row extends { readonly id: string }>(
  row: Row,
  wrong: WrongFields,
): Row => {
  const fields = wrong.get(row.id)
  if (!fields) return row
  const known = fields.filter((field) => field in row)
  return { ...row, ...Object.fromEntries(known.map((field) => [field, null])) }
}

const latest = query((db, { wrongMarks }, given: Given<Owned>) =>
  db
    .select({ count: count(), last: max(wrongMarks.seq) })
    .from(wrongMarks)
    .where(eq(wrongMarks.user_id, given.user)),
)

/** The state of a person's marks as a short text: another one after each that is set or taken away. */
export function* marksVersion(tx: Reading, user: UserId): Change<string> {
  const [found] = yield* tx.rows(latest, { user })
  return `${found?.count ?? 0}.${found?.last ?? 0}`
}

const listed = query((db, { wrongMarks }, given: Given<Owned>) =>
  db
    .select({
      row: wrongMarks.row_id,
      field: wrongMarks.field,
      marked_at: wrongMarks.marked_at,
    })
    .from(wrongMarks)
    .where(eq(wrongMarks.user_id, given.user))
    .orderBy(desc(wrongMarks.seq))
    .limit(MAX_MARKS),
)

/** A row as it is stored, by its columns. */
export type MarkedRow = Readonly<Record<string, unknown>>

/** The tables of typed rows that can be marked, by the prefix of their ids. */
export const markedTables = {
  ds: "dailySummary",
  act: "activities",
  slp: "sleepSessions",
  dd: "diaryDays",
} as const

/** What a row is named by within its source. */
export const keyColumns = {
  ds: "date",
  act: "summary_id",
  slp: "session_key",
  dd: "date",
} as const satisfies Record<keyof typeof markedTables, string>

type Place = { readonly user: UserId; readonly id: string }

const rowIn = (name: (typeof markedTables)[keyof typeof markedTables]) =>
  query((db, schema, given: Given<Place>) => {
    const rows = schema[name] as Schema["dailySummary"]
    return db
      .select()
      .from(rows)
      .where(and(eq(rows.user_id, given.user), eq(rows.id, given.id as never)))
      .orderBy(asc(rows.date))
      .limit(1)
  })

/** A result is its value: no part of it can be marked by itself. */
const result = query((db, { biomarkers }, given: Given<Place>) =>
  db
    .select({ id: biomarkers.id })
    .from(biomarkers)
    .where(and(eq(biomarkers.user_id, given.user), eq(biomarkers.id, given.id as never))),
)

type Prefix = keyof typeof markedTables | "bio"

/** Rows by their id, by its prefix. */
export const rowQueries: Readonly<Record<Prefix, Query<Place, MarkedRow>>> = {
  bio: result,
  ds: rowIn(markedTables.ds),
  act: rowIn(markedTables.act),
  slp: rowIn(markedTables.slp),
  dd: rowIn(markedTables.dd),
}

/** The kind of row that an id is of, by its prefix; null for none that can be marked. */
export const markedKind = (id: string): Prefix | null => {
  const prefix = id.split("_")[0] ?? ""
  return Object.hasOwn(rowQueries, prefix) ? (prefix as Prefix) : null
}

/** Marks a row, unless it is marked. */
export const insertMark = query((db, { wrongMarks }, given: Given<NewMark>) =>
  db
    .insert(wrongMarks)
    .values(givenColumns(wrongMarks, given, ["seq"]))
    .onConflictDoNothing(),
)

/** Takes a mark away. */
export const removeMark = query((db, { wrongMarks }, given: Given<Place & { field: string }>) =>
  db
    .delete(wrongMarks)
    .where(
      and(
        eq(wrongMarks.user_id, given.user),
        eq(wrongMarks.row_id, given.id),
        eq(wrongMarks.field, given.field),
      ),
    ),
)

/** Whether a person has as many marks as are kept. */
export function* hasAllMarks(tx: Reading, user: UserId): Change<boolean> {
  const [{ count: marked } = { count: 0 }] = yield* tx.rows(latest, { user })
  return marked >= MAX_MARKS
}

/** What people mark as wrong. The rows stay as they are; every reading for an answer leaves them out. */
export class WrongMarkStore extends Context.Service<
  WrongMarkStore,
  {
    /** A person's marks, the newest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<WrongMark>>
    /** A row of a person by its id, with the values that can be marked; null when they have none. */
    readonly row: (tx: Reading, user: UserId, id: string) => Change<MarkedRow | null>
    /** Marks a row, or a value of it; one that is marked stays so. False where there are too many. */
    readonly add: (tx: Transaction, mark: NewMark) => Change<boolean>
    /** False when it was not marked. */
    readonly remove: (tx: Transaction, user: UserId, id: string, field: string) => Change<boolean>
  }
>()("db/WrongMarkStore") {
  static readonly layer = Layer.effect(
    WrongMarkStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return WrongMarkStore.of({
        list: (user) =>
          Effect.map(rows(listed, { user }), (marks) =>
            marks.map(({ field, ...mark }) => ({ ...mark, field: field === "" ? null : field })),
          ),
        *row(tx, user, id) {
          const kind = markedKind(id)
          if (kind === null) return null
          const [found] = yield* tx.rows(rowQueries[kind], { user, id })
          return found ?? null
        },
        *add(tx, mark) {
          if (yield* hasAllMarks(tx, mark.user_id)) return false
          yield* tx.rows(insertMark, mark)
          return true
        },
        *remove(tx, user, id, field) {
          return (yield* tx.count(removeMark, { user, id, field })) > 0
        },
      })
    }),
  )
}
