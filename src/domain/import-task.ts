import type { FileImportError, ImportProgress } from "#domain/file-import"
import type { UserId } from "#domain/ids"

/** A file that a thread is to read, and whose it is. */
export interface ImportTask {
  readonly path: string
  /** What its sender called it; the vendor is recognised by content, a name only helps. */
  readonly name: string
  readonly user_id: UserId
  /** Where the person lives, for files that know UTC alone. */
  readonly zone: string | null
}

/** Bodies of deliveries, in order. `ordering_ms` is when the export was made, in epoch milliseconds. */
export interface DeliveryBatch {
  readonly bodies: ReadonlyArray<string>
  readonly ordering_ms: number | null
}

/** What the thread says; it goes on behind a `deliver` once it is answered with "delivered". */
export type ImportMessage =
  | { readonly deliver: DeliveryBatch }
  | { readonly progress: ImportProgress }
  | { readonly done: ImportProgress }
  | { readonly failed: FileImportError }
