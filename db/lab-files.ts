import { and, asc, eq, ne, sql } from "drizzle-orm"
import { moveResults } from "#db/biomarkers"
import { type Change, type Given, query, type Reading, type Transaction } from "#db/change"
import type { StoredLab } from "#db/labs"
import type { LabId, UserId } from "#domain/ids"

interface File {
  readonly user: UserId
  readonly storage_key: string
  readonly id: LabId
}

const others = query((db, { labs }, given: Given<File>) =>
  db
    .select({ id: labs.id })
    .from(labs)
    .where(
      and(
        eq(labs.user_id, given.user),
        eq(labs.storage_key, given.storage_key),
        ne(labs.storage_key, ""),
        ne(labs.id, given.id),
      ),
    )
    .orderBy(asc(labs.seq)),
)

const hasResults = query((db, { biomarkers }, given: Given<{ id: LabId }>) =>
  db
    .select({ one: sql<number>`1` })
    .from(biomarkers)
    .where(eq(biomarkers.lab_id, given.id))
    .limit(1),
)

const fileOf = ({ user_id: user, storage_key, id }: StoredLab): File => ({ user, storage_key, id })

/** The other labs of the same bytes, in the order of their uploads. */
export function* labsOfFile(tx: Reading, lab: StoredLab): Change<ReadonlyArray<LabId>> {
  return (yield* tx.rows(others, fileOf(lab))).map(({ id }) => id)
}

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
