import { getTableColumns, type Placeholder, type SQL } from "drizzle-orm"
import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"
import type { Tables } from "#db/tables"
import type { UserId } from "#domain/ids"

/** Drizzle's query builder. It builds the text of a query and runs nothing. */
export type Builder = Pick<
  BunSQLiteDatabase,
  "$with" | "delete" | "insert" | "select" | "selectDistinct" | "update" | "with"
>

/** Expressions that Drizzle's builder lacks and that differ between engines. */
export interface Dialect {
  /** The text at a path of a JSON column, null without one; -1 is the last item of a list. */
  readonly jsonText: (
    column: SQL.Aliased | SQLiteTable["_"]["columns"][string],
    path: ReadonlyArray<string | number>,
  ) => SQL<string | null>
}

/** The input of a query definition: the tables, and the dialect of the engine. */
export interface Schema extends Tables {
  readonly dialect: Dialect
}

/** The values of a query, at the places where they go when it is run. */
export type Given<Values> = {
  readonly [Name in keyof Values]: Placeholder<string, Values[Name]> & SQL<Values[Name]>
}

/** A query built by Drizzle. One that returns no rows is recognised by the type of its `all`. */
interface Built<Row> {
  readonly all: () => ReadonlyArray<Row> | { readonly $drizzleTypeError: string }
}

/** A query, built and prepared once for each connection, when it is first run. */
export interface Query<Values, Row> {
  readonly build: (db: Builder, schema: Schema, given: Given<Values>) => Built<Row>
}

/** A query with any parameters and any result. */
// biome-ignore lint/suspicious/noExplicitAny: the values of a query are contravariant.
export type AnyQuery = Query<any, unknown>

/**
 * Makes a query. One that a module makes once is prepared once; one that is made for a single call,
 * because its shape depends on what is asked, is prepared for that call and then let go.
 */
export const query = <Values, Row>(
  build: (db: Builder, schema: Schema, given: Given<Values>) => Built<Row>,
): Query<Values, Row> => ({ build })

/** The places of all columns of a table but some: the values of an insert, or of an update. */
export const givenColumns = <Table extends SQLiteTable, Column extends keyof Table["$inferInsert"]>(
  table: Table,
  given: Given<Pick<Table["$inferInsert"], Column>>,
  except: ReadonlyArray<keyof Table["$inferInsert"]> = [],
): Given<Pick<Table["$inferInsert"], Column>> => {
  const names = Object.keys(getTableColumns(table)) as unknown as ReadonlyArray<Column>
  const kept = names.filter((name) => !except.includes(name)).map((name) => [name, given[name]])
  return Object.fromEntries(kept) as Given<Pick<Table["$inferInsert"], Column>>
}

/**
 * A piece of a transaction, in steps: each `yield*` is one of them. Stores write a change once. An
 * engine in this process takes all its steps in one go, one behind a wire suspends it at each.
 */
// biome-ignore lint/suspicious/noExplicitAny: what a step is answered is typed by the step itself.
export type Change<A> = Iterable<unknown, A, any>

/** The values a query needs, if any. */
export type ValuesOf<Values> = keyof Values extends never ? [] : [values: Values]

/** A transaction that reads one snapshot. */
export interface Reading {
  readonly rows: <Values, Row>(
    query: Query<Values, Row>,
    ...values: ValuesOf<Values>
  ) => Change<ReadonlyArray<Row>>
}

/** A transaction that writes. */
export interface Transaction extends Reading {
  /** Runs a query and answers how many rows it changed. */
  readonly count: <Values>(
    query: Query<Values, unknown>,
    ...values: ValuesOf<Values>
  ) => Change<number>
  /** The `updated_at` of every row this commit changes, in epoch milliseconds. */
  readonly stamp: () => Change<number>
  /** Has something done right after this change is on disk, in the order of the changes. */
  readonly afterCommit: (work: () => void) => void
}

/**
 * The owner of the rows that a change touches: one user, or `system` for rows without a user
 * (unknown users of the aggregator, sign-in, jobs, claims and retention).
 */
export type Owner = UserId | "system"

/** A change, and whose rows it touches. */
export interface OwnedChange<A> {
  readonly owner: OwnerOrLookup
  readonly change: (tx: Transaction) => Change<A>
}

/** An owner, or how to look one up: an engine of one file never needs to know, and does not ask. */
export type OwnerOrLookup = Owner | ((tx: Reading) => Change<Owner>)
