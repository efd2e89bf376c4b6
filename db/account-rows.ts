import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm"
import { getTableConfig } from "drizzle-orm/sqlite-core"
import { type Change, type Given, type Query, query, type Transaction } from "#db/change"
import { type Tables, tables } from "#db/tables"
import type { LabId, TurnId, UserId } from "#domain/ids"

/** Rows, turns and reports removed in one commit: each is a few milliseconds of the event loop. */
export const MAX_ROWS = 100
const MAX_TURNS = 10
const MAX_REPORTS = 10

/** Bytes of texts and bodies in one commit, unless a single row has more. */
const MAX_BYTES = 500_000

/** What a commit has removed. */
export interface RemovedRows {
  readonly rows_deleted: number
  /** The aggregator's ids and ours of the lab reports among them. */
  readonly lab_ids: ReadonlyArray<string>
}

interface Person {
  readonly user: UserId
}

const has = (name: keyof Tables, column: string) => column in getTableColumns(tables[name])

/** Tables whose rows others refer to: theirs go first. */
export const PARENTS: ReadonlyArray<keyof Tables> = ["connections", "labs", "turns"]

const names = Object.keys(tables) as ReadonlyArray<keyof Tables>

/** Tables whose rows belong to a person. */
export const owned = names.filter((name) => has(name, "user_id"))

/** Tables whose rows belong to a person through one of their turns. */
export const ofTurns = names.filter((name) => has(name, "turn_id") && !has(name, "user_id"))

/** Deletes the rows of a person in a table of those that have an owner. */
export const removalFrom = (name: keyof Tables) =>
  query((db, schema, given: Given<Person>) => {
    const rows = schema[name as "labs"]
    return db.delete(rows).where(eq(rows.user_id, given.user))
  })

type Table = Tables["rawEvents" | "biomarkers"]

/** The first rows that fulfil a condition, as many as a commit may remove. */
const isAmongFirst = (table: Table, condition: SQL | undefined): SQL => {
  const columns = Object.values(getTableColumns(table))
  const { primaryKeys } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const key = sql.join(
    keys.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const sizes = columns
    .filter(({ columnType }) => /Text|Blob/.test(columnType))
    .map(({ name }) => sql`COALESCE(OCTET_LENGTH(${sql.identifier(name)}), 0)`)
  const bytes = sql.join([sql`0`, ...sizes], sql` + `)
  const first = sql`SELECT ${key}, ${bytes} AS bytes FROM ${table} WHERE ${condition} LIMIT ${MAX_ROWS}`
  const sums = sql`SELECT ${key}, SUM(bytes) OVER (ORDER BY ${key}) - bytes AS earlier FROM (${first})`
  return sql`(${key}) IN (SELECT ${key} FROM (${sums}) WHERE earlier < ${MAX_BYTES})`
}

/** Kinds of deliveries that nearly always name a known link, and are found by it. */
export const ROW_TYPES = sql.raw(
  "('activity', 'sleep', 'daily', 'body', 'nutrition', 'menstruation')",
)

/** Some deliveries by the link they came by. */
const someOfLink = query((db, { rawEvents }, given: Given<{ id: string }>) =>
  db.delete(rawEvents).where(isAmongFirst(rawEvents, eq(rawEvents.aggregator_user_id, given.id))),
)

/** Some deliveries by their reference, by the two partial indexes there are. */
const someOfReference = [
  query((db, { rawEvents }, given: Given<{ id: string }>) =>
    db
      .delete(rawEvents)
      .where(
        isAmongFirst(
          rawEvents,
          and(eq(rawEvents.reference_id, given.id), sql`${rawEvents.type} NOT IN ${ROW_TYPES}`),
        ),
      ),
  ),
  query((db, { rawEvents }, given: Given<{ id: string }>) =>
    db
      .delete(rawEvents)
      .where(
        isAmongFirst(
          rawEvents,
          and(
            eq(rawEvents.reference_id, given.id),
            sql`${rawEvents.state} IN ('received', 'parked')`,
          ),
        ),
      ),
  ),
]

/** Some rows of each table but those that others refer to, and the deliveries that brought them. */
const someOfTable = owned
  .filter((name) => !PARENTS.includes(name))
  .map((name) =>
    query<Person, { raw_event_id: number | null }>((db, schema, given) => {
      const table = schema[name as "biomarkers"]
      const brought = has(name, "raw_event_id") ? table.raw_event_id : sql<number | null>`NULL`
      return db
        .delete(table)
        .where(isAmongFirst(table, eq(table.user_id, given.user)))
        .returning({ raw_event_id: sql<number | null>`${brought}` })
    }),
  )

const broughtBy = query((db, { rawEvents }, given: Given<{ id: number }>) =>
  db.delete(rawEvents).where(eq(rawEvents.id, given.id)),
)

const someTurns = query((db, { turns }, given: Given<Person>) =>
  db
    .select({ id: turns.id, bytes: sql<number>`OCTET_LENGTH(${turns.messages})` })
    .from(turns)
    .where(and(eq(turns.user_id, given.user), inArray(turns.status, ["completed", "failed"])))
    .orderBy(turns.seq)
    .limit(MAX_TURNS),
)

const turnsInFlight = query((db, { turns }, given: Given<Person>) =>
  db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.user_id, given.user), inArray(turns.status, ["queued", "running"]))),
)

const ofTurn = [
  ...ofTurns.map((name) =>
    query((db, schema, given: Given<{ id: TurnId }>) => {
      const rows = schema[name as "turnSteps"]
      return db.delete(rows).where(eq(rows.turn_id, given.id))
    }),
  ),
  query((db, { turns }, given: Given<{ id: TurnId }>) =>
    db.delete(turns).where(eq(turns.id, given.id)),
  ),
]

const someReports = query((db, { labs }, given: Given<Person>) =>
  db
    .select({ id: labs.id, upload_id: labs.upload_id })
    .from(labs)
    .where(eq(labs.user_id, given.user))
    .limit(MAX_REPORTS),
)

const removeReport = query((db, { labs }, given: Given<{ id: LabId }>) =>
  db.delete(labs).where(eq(labs.id, given.id)),
)

function* counted<Id extends string>(
  tx: Transaction,
  queries: ReadonlyArray<Query<{ id: Id }, unknown>>,
  values: { readonly id: Id },
): Change<number> {
  let count = 0
  for (const query of queries) count += yield* tx.count(query, values)
  return count
}

/** Removes the turns of a person that are queued or running. */
export function* removeTurnsInFlight(
  tx: Transaction,
  user: UserId,
): Change<{ readonly rows_deleted: number; readonly turns: ReadonlyArray<TurnId> }> {
  const turns = (yield* tx.rows(turnsInFlight, { user })).map(({ id }) => id)
  let rows_deleted = 0
  for (const id of turns) rows_deleted += yield* counted(tx, ofTurn, { id })
  return { rows_deleted, turns }
}

function* removeSomeRows(tx: Transaction, user: UserId): Change<number> {
  for (const some of someOfTable) {
    const removed = yield* tx.rows(some, { user })
    if (removed.length === 0) continue
    const ids = new Set(removed.map(({ raw_event_id }) => raw_event_id))
    let count = removed.length
    for (const id of ids) if (id !== null) count += yield* tx.count(broughtBy, { id })
    return count
  }
  return 0
}

function* removeSomeTurns(tx: Transaction, user: UserId): Change<number> {
  let count = 0
  let bytes = 0
  for (const turn of yield* tx.rows(someTurns, { user })) {
    bytes += turn.bytes
    if (count > 0 && bytes > MAX_BYTES) break
    count += yield* counted(tx, ofTurn, { id: turn.id })
  }
  return count
}

function* removeSomeReports(tx: Transaction, user: UserId): Change<RemovedRows> {
  const lab_ids: Array<string> = []
  let rows_deleted = 0
  for (const { id, upload_id } of yield* tx.rows(someReports, { user })) {
    const ids = upload_id === null ? [id] : [id, upload_id]
    for (const id of ids) rows_deleted += yield* counted(tx, someOfReference, { id })
    rows_deleted += yield* tx.count(removeReport, { id })
    lab_ids.push(...ids)
  }
  return { rows_deleted, lab_ids }
}

/**
 * Removes some of a person's rows and of the deliveries that were for them, as many as one commit may;
 * none when but a few are left that go with the person. `links` are ids at the aggregator that are
 * nobody else's.
 */
export function* removeSome(
  tx: Transaction,
  user: UserId,
  links: ReadonlyArray<string>,
): Change<RemovedRows> {
  let rows_deleted = 0
  for (const id of links) if (rows_deleted === 0) rows_deleted = yield* tx.count(someOfLink, { id })
  if (rows_deleted === 0) rows_deleted = yield* counted(tx, someOfReference, { id: user })
  if (rows_deleted === 0) rows_deleted = yield* removeSomeRows(tx, user)
  if (rows_deleted === 0) rows_deleted = yield* removeSomeTurns(tx, user)
  return rows_deleted > 0 ? { rows_deleted, lab_ids: [] } : yield* removeSomeReports(tx, user)
}
