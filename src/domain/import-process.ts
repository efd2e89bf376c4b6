import { totalmem } from "node:os"
import { BYTES_PER_MB } from "#domain/megabyte"

/** The word that the executable is started with to be a process for one import. */
export const IMPORT_PROCESS = "import-process"

/** The bounds for reading one file: seconds without a record or a part passed over, and bytes of memory. */
export interface ImportBounds {
  readonly stall_s: number
  readonly max_bytes: number
}

/** A file of 9 million records takes 300 MB, and the largest that is taken about a gigabyte. */
const LOWEST = 384 * BYTES_PER_MB
const HIGHEST = 1_024 * BYTES_PER_MB

/**
 * The memory that the reading of one file may take, in bytes: a third of what there is, which a container may limit.
 * Two are read at once.
 */
export const importMemory = (): number => {
  const limit = process.constrainedMemory()
  const all = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return Math.min(HIGHEST, Math.max(LOWEST, Math.floor(all / 3)))
}
