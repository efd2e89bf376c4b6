/** A report that a thread is to read. */
export interface LabTask {
  readonly bytes: Uint8Array
  readonly content_type: string
}

/** A result of a report, as the delivery of an aggregator has it, with where it is printed. */
export interface ReadResult {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly reference_range: string
  /** From 1, with the box of the value in points: left, bottom, right, top. */
  readonly page: number
  readonly box: readonly [number, number, number, number]
  /** The printed line. */
  readonly printed: string
  readonly read_by: "text" | "picture"
  /** Whether several readings of a picture do not agree on it. */
  readonly is_unsure: boolean
}

/** What the thread answers; a code of the failure where it could not read anything. */
export type LabAnswer =
  | { readonly test_date: string | null; readonly results: ReadonlyArray<ReadResult> }
  | { readonly failed: "file_unreadable" | "no_results" }
