import { and, count, eq, getTableColumns, inArray, notLike, type SQL, sql } from "drizzle-orm"
import { type Given, type Query, query, type Schema } from "#db/change"
import type { Snapshot } from "#db/sqlite/snapshot"
import type { Tables } from "#db/tables"
import type { LabId, TurnId, UserId } from "#domain/ids"

/** Rows read at once. */
const PAGE = 200

type Row = Readonly<Record<string, unknown>>

/** The tables of a person that an export has, each with the columns that order its rows. */
const ordered = {
  connections: ["connected_at", "id"],
  dailySummary: ["date", "id"],
  sleepSessions: ["date", "id"],
  activities: ["date", "id"],
  diaryDays: ["date", "id"],
  labs: ["seq"],
  biomarkers: ["seq"],
  profiles: ["user_id"],
  memory: ["seq"],
  conversations: ["seq"],
  turns: ["seq"],
  experiments: ["seq"],
  notes: ["seq"],
  wrongMarks: ["seq"],
  fileImports: ["seq"],
  shownAlerts: ["subject"],
} as const satisfies Partial<Record<keyof Tables, ReadonlyArray<string>>>

export type ExportedTable = keyof typeof ordered

/** The names of the tables that an export has. */
export const exportedTables = Object.keys(ordered) as ReadonlyArray<ExportedTable>

/** The tables with rows of a person that no export has, and why. */
export const leftOut = {
  broughtRecords: "what imports of this server can take back",
  syncRows: "copies of the rows of other tables",
  notificationSettings: "consent to what this server sends",
  notifications: "still to be sent by this server",
  proactiveTurns: "which turns this server began by itself",
  interruptedWork: "what this server goes on with",
  idempotencyKeys: "answers of the last day, to be repeated",
  rateWindows: "counts of requests",
  cookieWindows: "counts of requests",
  serviceTokens: "secrets of this server",
  personalTokens: "secrets of this server",
  deviceCodes: "secrets of this server",
  connectSessions: "secrets of this server",
  sessions: "secrets of this server",
  localAccounts: "secrets of this server",
  invitations: "secrets of this server",
  signInLinks: "secrets of this server",
  knownDevices: "secrets of this server",
  passkeys: "secrets of this server",
  totpSecrets: "secrets of this server",
  recoveryCodes: "secrets of this server",
} as const satisfies Partial<Record<keyof Tables, string>>

/** Columns that mean nothing outside this server. */
const INTERNAL = new Set([
  "seq",
  "user_id",
  "storage_key",
  "resumptions",
  "resumed_after_steps",
  "taking_back",
])

interface Place {
  readonly user: UserId
  readonly first: string | number
  readonly second: string
}

// The tables have other columns each, and in common what is used here.
const tableIn = (schema: Schema, name: keyof Tables) => schema[name] as Schema["memory"]

const conditions = (schema: Schema, name: ExportedTable, given: Given<Place>): SQL | undefined => {
  const table = tableIn(schema, name)
  const [first, second] = ordered[name] as ReadonlyArray<string>
  const at = table[first as "seq"]
  const beyond = second
    ? sql`(${at}, ${table[second as "id"]}) > (${given.first}, ${given.second})`
    : sql`${at} > ${given.first}`
  return and(eq(table.user_id, given.user), beyond)
}

const pageOf = (name: ExportedTable) =>
  query<Place, Row>((db, schema, given) => {
    const table = tableIn(schema, name)
    return db
      .select(getTableColumns(table))
      .from(table)
      .where(conditions(schema, name, given))
      .orderBy(...ordered[name].map((column) => table[column as "seq"]))
      .limit(PAGE)
  })

const pages = Object.fromEntries(exportedTables.map((name) => [name, pageOf(name)])) as Record<
  ExportedTable,
  Query<Place, Row>
>

const counts = Object.fromEntries(
  exportedTables.map((name) => [
    name,
    query<{ user: UserId }, { rows: number }>((db, schema, given) => {
      const table = tableIn(schema, name)
      return db.select({ rows: count() }).from(table).where(eq(table.user_id, given.user))
    }),
  ]),
) as Record<ExportedTable, Query<{ user: UserId }, { rows: number }>>

/** How many rows of a table a person has. */
export const countOf = (snapshot: Snapshot, name: ExportedTable, user: UserId): number =>
  snapshot.rows(counts[name], { user })[0]!.rows

/** The rows of a table of a person, in order, a few at a time, as their columns have them. */
export function* pagesOf<Name extends ExportedTable>(
  snapshot: Snapshot,
  name: Name,
  user: UserId,
): Generator<ReadonlyArray<Tables[Name]["$inferSelect"]>> {
  const [first, second] = ordered[name] as ReadonlyArray<string>
  let after = { first: first === "seq" ? -1 : "", second: "" } as Omit<Place, "user">
  for (;;) {
    const rows = snapshot.rows(pages[name], { user, ...after })
    if (rows.length > 0) yield rows as ReadonlyArray<Tables[Name]["$inferSelect"]>
    if (rows.length < PAGE) return
    const last = rows.at(-1)!
    after = {
      first: last[first!] as string | number,
      second: second ? (last[second] as string) : "",
    }
  }
}

/** The columns of a table that an export shows. */
export const shownColumns = (name: ExportedTable, schema: Tables) =>
  Object.entries(getTableColumns(schema[name])).filter(([column]) => !INTERNAL.has(column))

/** What the steps of turns called and cost, in the order in which they ended, without the calls that they kept. */
export const stepsOf = (turns: ReadonlyArray<TurnId>) =>
  query((db, { turnSteps }) => {
    const { output: _, notes: __, ...columns } = getTableColumns(turnSteps)
    return db
      .select(columns)
      .from(turnSteps)
      .where(and(inArray(turnSteps.turn_id, [...turns]), notLike(turnSteps.part, "%#%")))
      .orderBy(turnSteps.turn_id, turnSteps.ended_at)
  })

/** What turns asked of a model provider, in the order of each. */
export const callsOf = (turns: ReadonlyArray<TurnId>) =>
  query((db, { modelCalls }) =>
    db
      .select()
      .from(modelCalls)
      .where(inArray(modelCalls.turn_id, [...turns]))
      .orderBy(modelCalls.turn_id, modelCalls.seq),
  )

/** What was struck from the answers of turns. */
export const struckOf = (turns: ReadonlyArray<TurnId>) =>
  query((db, { struckSentences }) =>
    db
      .select()
      .from(struckSentences)
      .where(inArray(struckSentences.turn_id, [...turns]))
      .orderBy(struckSentences.turn_id, struckSentences.seq),
  )

/** The results of a report, as what refers to them needs. */
export const resultsOf = query((db, { biomarkers }, given: Given<{ user: UserId; lab: LabId }>) =>
  db
    .select({ id: biomarkers.id, test_date: biomarkers.test_date })
    .from(biomarkers)
    .where(and(eq(biomarkers.user_id, given.user), eq(biomarkers.lab_id, given.lab)))
    .orderBy(biomarkers.seq),
)

/** Who a person is. */
export const personOf = query((db, { users }, given: Given<{ user: UserId }>) =>
  db
    .select({ email: users.email, created_at: users.created_at })
    .from(users)
    .where(eq(users.id, given.user)),
)
