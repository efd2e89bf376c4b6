import { eq, sql } from "drizzle-orm"
import { moveResults } from "#db/biomarkers"
import { type Change, type Given, query, type Reading, type Transaction } from "#db/change"
import { labsOfFile, type StoredLab } from "#db/labs"
import type { LabId } from "#domain/ids"

const hasResults = query((db, { biomarkers }, given: Given<{ id: LabId }>) =>
  db
    .select({ one: sql<number>`1` })
    .from(biomarkers)
    .where(eq(biomarkers.lab_id, given.id))
    .limit(1),
)

/** The lab that results of a file are stored with: another of the same bytes that has them, else the lab itself. */
export function* holderOfResults(tx: Reading, lab: StoredLab): Change<LabId> {
  for (const id of yield* labsOfFile(tx, lab))
    if ((yield* tx.rows(hasResults, { id })).length > 0) return id
  return lab.id
}

/** Gives the results of a lab that goes to another of the same bytes, where there is one. */
export function* handOverResults(tx: Transaction, lab: StoredLab): Change<void> {
  const [heir] = yield* labsOfFile(tx, lab)
  if (heir !== undefined) yield* moveResults(tx, lab, heir)
}
