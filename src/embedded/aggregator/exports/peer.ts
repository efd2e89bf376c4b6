import type { Effect } from "effect"
import type { ImportProgress } from "#domain/file-import"
import type { DeliveryBatch, RestoreBatch } from "#domain/import-task"

/** Who takes what a file holds. `deliver` and `restore` answer once the batch is on disk. */
export interface ImportPeer {
  /** `moves` counts what was found or passed over. */
  readonly progress: (progress: ImportProgress, moves: number) => void
  readonly deliver: (batch: DeliveryBatch) => Effect.Effect<void>
  readonly restore: (batch: RestoreBatch) => Effect.Effect<void>
}
