import type { fileImports } from "#db/schema/file-import"
import type { FileImportKind, ImportProgress } from "#domain/file-import"
import { NO_OFFER } from "#domain/profile-offer"

/** An import as it is stored. */
export type StoredImport = Omit<typeof fileImports.$inferSelect, "seq">

/** An import that waits to begin. */
export const queuedImport = (
  of: Pick<StoredImport, "id" | "user_id" | "name" | "bytes_total" | "created_at"> & {
    readonly kind: FileImportKind
  },
): StoredImport => ({
  ...of,
  status: "queued",
  vendor: null,
  bytes_read: 0,
  records_read: 0,
  records_used: 0,
  by_type: [],
  first_date: null,
  last_date: null,
  attempts: 0,
  completed_at: null,
  error: null,
  changes: null,
  missing_from: null,
  kept_until: null,
  taking_back: false,
  ...NO_OFFER,
  offer_declined: false,
})

/** How far an import is, as it is stored. */
export const progressColumns = (progress: ImportProgress) => ({
  vendor: progress.vendor,
  bytes_read: progress.bytes_read,
  records_read: progress.records.read,
  records_used: progress.records.used,
  by_type: progress.by_type,
  first_date: progress.from,
  last_date: progress.to,
  missing_from: progress.missing_from,
  ...progress.offers,
})
