import type { FileImport } from "#domain/file-import"

/** Where an import was when it was first looked at, by which its pace is known. */
export interface Start {
  readonly at_ms: number
  readonly bytes: number
  readonly records: number
}

/** Shorter than this an import is too young to have a pace. */
const YOUNG_MS = 1_500

export const startOf = ({ bytes, records }: FileImport, at_ms: number): Start => ({
  at_ms,
  bytes: bytes.read,
  records: records.read,
})

/** Records a second, and the seconds that are left; null where that cannot be said yet. */
export const paceOf = (start: Start, { bytes, records }: FileImport, now_ms: number) => {
  const seconds = (now_ms - start.at_ms) / 1_000
  const read = bytes.read - start.bytes
  if (now_ms - start.at_ms < YOUNG_MS || read <= 0) return null
  return {
    rate: (records.read - start.records) / seconds,
    left_s: ((bytes.total - bytes.read) / read) * seconds,
  }
}
