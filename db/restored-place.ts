import { and, eq, sql } from "drizzle-orm"
import { type Change, type Given, query, type Transaction } from "#db/change"
import type { Tables } from "#db/tables"
import type { UserId } from "#domain/ids"

/** The tables whose rows are restored under ids, and the prefix of these. */
const prefixes = {
  memory: "mem",
  turns: "turn",
  labs: "lab",
  biomarkers: "bio",
  experiments: "exp",
  notes: "note",
} as const
export type RestoredTable = keyof typeof prefixes

/**
 * The id under which a person gets a record of an export: another than where it came from, since ids are unique
 * beyond a person, and the same each time.
 */
const restoredId = (prefix: string, user: UserId, original: string): string => {
  const hash = new Bun.CryptoHasher("sha256").update(`${user} ${original}`).digest("hex")
  return `${prefix}_${hash.slice(0, 32)}`
}

type Wanted = { readonly user: UserId; readonly original: string; readonly restored: string }

const finders = Object.fromEntries(
  (Object.keys(prefixes) as ReadonlyArray<RestoredTable>).map((name) => [
    name,
    query((db, schema, given: Given<Wanted>) => {
      const table = schema[name] as Tables["memory"]
      return db
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .where(
          and(
            eq(table.user_id, given.user),
            sql`${table.id} IN (${given.original}, ${given.restored})`,
          ),
        )
    }),
  ]),
) as Record<RestoredTable, ReturnType<typeof query<Wanted, { id: string }>>>

interface Place {
  readonly id: string
  readonly isThere: boolean
}

/** The id of a record for a person: the one it came from where they have it still, else that of its restoration. */
export function* placeOf(
  tx: Transaction,
  name: RestoredTable,
  user: UserId,
  original: string,
): Change<Place> {
  const restored = restoredId(prefixes[name], user, original)
  const [found] = yield* tx.rows(finders[name], { user, original, restored })
  return { id: found?.id ?? restored, isThere: found !== undefined }
}

/** The id that a person has of a record that another refers to. */
export function* referred(
  tx: Transaction,
  name: RestoredTable,
  user: UserId,
  original: string | null,
): Change<string | null> {
  return original === null ? null : (yield* placeOf(tx, name, user, original)).id
}
