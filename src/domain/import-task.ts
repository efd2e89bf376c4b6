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

/** What the thread says; it goes on behind a `deliver` or a `restore` once it is answered with "delivered". */
export type ImportMessage =
  | { readonly deliver: DeliveryBatch }
  | { readonly restore: RestoreBatch }
  | { readonly progress: ImportProgress }
  | { readonly done: ImportProgress }
  | { readonly failed: FileImportError }
