import type { Metric } from "#domain/metric"
import type { Brief } from "#embedded/model/questions/overview/brief"
import type { Contrast } from "#embedded/model/understanding/time/contrast"

/** "How am I doing", "why am I so tired": a few central metrics, now against before. */
export interface Overview {
  readonly kind: "overview"
  readonly metrics: ReadonlyArray<Metric>
  readonly contrast: Contrast
  /** Where no time is named, each metric over these, the longest first; else empty. */
  readonly horizons: ReadonlyArray<Contrast>
  readonly labs: boolean
  /** True when something seems wrong and the question is what. */
  readonly trouble: boolean
  /** True where the question is whether there is anything to worry about. */
  readonly worried?: true
  /** Where a line is wanted, or somebody complains of an answer. */
  readonly brief?: Brief
  /** True where the question is only for what got worse. */
  readonly worse?: true
}
