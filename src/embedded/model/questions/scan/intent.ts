import type { Metric } from "#domain/metric"
import type { DataType } from "#domain/turn"
import type { Window } from "#domain/window"
import type { Contrast } from "#embedded/model/understanding/time/contrast"

/** A search over everything of some types of data. */
export interface Scan {
  readonly kind: "scan"
  readonly data_types: ReadonlyArray<DataType>
  readonly window: Window
  readonly labs: boolean
  /** How many answers' worth of findings were named before; none unless this says otherwise. */
  readonly skipped?: number
  /** What goes along with a metric, how it or anything changed, or anything at all. */
  readonly asks: "links" | "change" | "anything"
  /** The metric asked about; null where the question is for anything. */
  readonly subject: Metric | null
  /** What may go along with it by the question; null where it names nothing. */
  readonly feature: Metric | null
  /** The times that the question compares, if any, then a month then against the last one. */
  readonly horizons: ReadonlyArray<Contrast>
  /** The metrics that an experiment could be about. */
  readonly trials: ReadonlyArray<Metric>
}
