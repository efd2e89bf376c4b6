import type { UserId } from "#domain/ids"

/** What a thread is to export, and from where. */
export interface ExportTask {
  readonly user_id: UserId
  /** The file of the database, or the bytes of one that is in memory. */
  readonly database: string | Uint8Array
  /** The folder that storage keys are paths in. */
  readonly folder: string
  /** Epoch milliseconds. */
  readonly made_at: number
}
