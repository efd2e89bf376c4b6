import { and, eq } from "drizzle-orm"
import { type Change, type Given, query, type Reading, type Transaction } from "#db/change"
import type { FileImportId, UserId } from "#domain/ids"
import { exportedRecords } from "#domain/own-export"

/** What an import brings beside rows. */
export type BroughtNoun =
  | "marks"
  | "labs"
  | "results"
  | "memory"
  | "notes"
  | "experiments"
  | "turns"
  | "conversations"
  | "profile"

/** An import, and the person for whom it brings something. */
export interface Bringing {
  readonly id: FileImportId
  readonly user_id: UserId
}

/** A record that an import brought. */
export interface Brought {
  readonly record: string
  readonly digest: string
}

interface Named {
  readonly user: UserId
  readonly noun: BroughtNoun
  readonly record: string
}

const insert = query(
  (db, { broughtRecords }, given: Given<Named & { import_id: FileImportId; digest: string }>) => {
    const { user: user_id, noun, record, import_id, digest } = given
    const { user_id: whose, noun: what, record: which } = broughtRecords
    return db
      .insert(broughtRecords)
      .values({ user_id, noun, record, import_id, digest })
      .onConflictDoUpdate({ target: [whose, what, which], set: { import_id, digest } })
  },
)

const some = query(
  (
    db,
    { broughtRecords },
    given: Given<{ import_id: FileImportId; noun: BroughtNoun; limit: number }>,
  ) =>
    db
      .select({ record: broughtRecords.record, digest: broughtRecords.digest })
      .from(broughtRecords)
      .where(
        and(eq(broughtRecords.import_id, given.import_id), eq(broughtRecords.noun, given.noun)),
      )
      .orderBy(broughtRecords.record)
      .limit(given.limit),
)

const isNamed = (
  { broughtRecords }: Parameters<Parameters<typeof query>[0]>[1],
  given: Given<Named>,
) =>
  and(
    eq(broughtRecords.user_id, given.user),
    eq(broughtRecords.noun, given.noun),
    eq(broughtRecords.record, given.record),
  )

const one = query((db, schema, given: Given<Named>) =>
  db
    .select({ record: schema.broughtRecords.record, digest: schema.broughtRecords.digest })
    .from(schema.broughtRecords)
    .where(isNamed(schema, given)),
)

const forget = query((db, schema, given: Given<Named>) =>
  db.delete(schema.broughtRecords).where(isNamed(schema, given)),
)

/** What something says, as short as it can be compared. */
export const digestOf = (content: unknown): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32)

/** The same of a row, by the members that an export has of it; where it belongs may change by itself. */
export const digestOfRow = (name: "experiments" | "notes" | "results", row: object): string =>
  digestOf(
    Object.keys(exportedRecords[name].properties)
      .filter((member) => member !== "lab_id")
      .map((member) => (row as Readonly<Record<string, unknown>>)[member] ?? null),
  )

/** Notes that an import brought a record, in the commit that writes it; a digest where its person may change it. */
export function* noteBrought(
  tx: Transaction,
  { id, user_id }: Bringing,
  noun: BroughtNoun,
  record: string,
  digest = "",
): Change<void> {
  yield* tx.rows(insert, { user: user_id, noun, record, import_id: id, digest })
}

/** Some records of a noun that an import brought and that are not taken back yet. */
export const someBrought = (
  tx: Reading,
  import_id: FileImportId,
  noun: BroughtNoun,
  limit: number,
): Change<ReadonlyArray<Brought>> => tx.rows(some, { import_id, noun, limit })

/** A record as an import brought it; undefined where none did. */
export function* broughtRecord(
  tx: Reading,
  user: UserId,
  noun: BroughtNoun,
  record: string,
): Change<Brought | undefined> {
  const [found] = yield* tx.rows(one, { user, noun, record })
  return found
}

/** Forgets that a record was brought: it is taken back, or its person's own from now on. */
export function* forgetBrought(
  tx: Transaction,
  user: UserId,
  noun: BroughtNoun,
  record: string,
): Change<void> {
  yield* tx.rows(forget, { user, noun, record })
}
