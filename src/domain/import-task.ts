import type { FileImportError, ImportProgress } from "#domain/file-import"
import type { UserId } from "#domain/ids"
import type { ExportedName, ExportedRecords } from "#domain/own-export"

/** A file that a thread is to read, and whose it is. */
export interface ImportTask {
  readonly path: string
  /** What its sender called it; the vendor is recognised by content, a name only helps. */
  readonly name: string
  readonly user_id: UserId
  /** Where the person lives, for files that know UTC alone. */
  readonly zone: string | null
  /** The ids of the sources that the person has here. */
  readonly sources: ReadonlyArray<string>
}

/** Bodies of deliveries, in order. `ordering_ms` is when the export was made, in epoch milliseconds. */
export interface DeliveryBatch {
  readonly bodies: ReadonlyArray<string>
  readonly ordering_ms: number | null
  /** They announce where the file comes from, and hold nothing of it. */
  readonly is_notice?: true
}

/** Records of an export that are restored for the importing person, or the original of a report among them. */
export type RestoreBatch =
  | {
      readonly [Name in ExportedName]: {
        readonly name: Name
        readonly records: ReadonlyArray<ExportedRecords[Name]>
      }
    }[ExportedName]
  | {
      readonly name: "lab_file"
      readonly lab: string
      readonly bytes: Uint8Array<ArrayBuffer>
      /** Of the bytes, in hex. */
      readonly sha256: string
    }

/**
 * The outcome of a file that was read to its end. `damaged` says that a part could not be read: what was whole is kept.
 */
export interface ImportRead {
  readonly progress: ImportProgress
  readonly error: "damaged" | null
  /** True where records were left out for want of the person's time zone. */
  readonly wants_zone: boolean
}

/**
 * A message of the thread that reads; behind a `deliver` or a `restore` it goes on once it is answered with
 * "delivered". `moves` counts what it has found or passed, and stands still where it is stuck.
 */
export type ImportMessage =
  | { readonly deliver: DeliveryBatch }
  | { readonly restore: RestoreBatch }
  | { readonly progress: ImportProgress; readonly moves: number }
  | { readonly done: ImportRead }
  | { readonly failed: FileImportError; readonly progress: ImportProgress | null }
