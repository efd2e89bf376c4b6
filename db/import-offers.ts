import { and, eq, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { fileImports } from "#db/schema/file-import"
import type { FileImportId, UserId } from "#domain/ids"

type Columns = typeof fileImports.$inferSelect

/** Something that the profile does not have, of a person who has never declined what a file offers. */
const ifWanted = <Name extends "birthday" | "gender">(name: Name) => {
  const column = sql.raw(name)
  // The names are whole, since a query of one table leaves the table's away.
  return sql<Columns[Name]>`CASE WHEN
    EXISTS (SELECT 1 FROM profiles WHERE profiles.user_id = file_imports.user_id AND profiles.${column} IS NOT NULL)
    OR EXISTS (SELECT 1 FROM file_imports AS any_import
      WHERE any_import.user_id = file_imports.user_id AND any_import.offer_declined = 1)
    THEN NULL ELSE file_imports.${column} END`.as(name)
}

/** The columns that an import still offers to the profile of its person. */
export const offeredColumns = { birthday: ifWanted("birthday"), gender: ifWanted("gender") }

const decline = query((db, { fileImports }, given: Given<{ user: UserId; id: FileImportId }>) =>
  db
    .update(fileImports)
    .set({ offer_declined: true })
    .where(and(eq(fileImports.id, given.id), eq(fileImports.user_id, given.user))),
)

/** Stores the details that imports offer to the profiles of their people. */
export class ImportOfferStore extends Context.Service<
  ImportOfferStore,
  {
    /** The person of an import wants nothing offered, of this file or a later one. */
    readonly decline: (user: UserId, id: FileImportId) => Effect.Effect<void>
  }
>()("db/ImportOfferStore") {
  static readonly layer = Layer.effect(
    ImportOfferStore,
    Effect.gen(function* () {
      const { write } = yield* Database
      return ImportOfferStore.of({
        decline: (user, id) =>
          write(user, function* (tx) {
            yield* tx.rows(decline, { user, id })
          }),
      })
    }),
  )
}
