import type { DataType } from "#domain/turn"
import type { Window } from "#domain/window"

/** A search over everything of some types of data. */
export interface Scan {
  readonly kind: "scan"
  readonly data_types: ReadonlyArray<DataType>
  readonly window: Window
  readonly labs: boolean
}
