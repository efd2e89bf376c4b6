import { metricOf } from "#catalogue/metrics"
import type { Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"

/** A finding whose claim has no words yet. */
export type Unworded = Omit<Finding, "item"> & { readonly item: Omit<Finding["item"], "claim"> }

/** A sentence in parts; together with its numbers as placeholders they are the claim. */
export interface Parts {
  /** The two metrics that are linked, or the metric that changed. */
  readonly link: string
  /** The size of the effect. */
  readonly size: string
  /** The same without a sign, where it differs. */
  readonly magnitude?: string
  /** The interval and the days behind it, in brackets. */
  readonly statistics: string
  /** The end of the sentence, and any remark after it. */
  readonly end: string
}

/** The placeholder of a fact, which is replaced by its value. */
export const placeholder = (key: string) => `{{${key}}}`

/** The metric of a finding, which only metrics of the catalogue have. */
export const metricNamed = (key: string | undefined): Metric => metricOf(key ?? "")!

/** The interval of a finding. */
export const intervalOf = (id: string) =>
  `confidence interval {{${id}.ci_low}} to {{${id}.ci_high}}`

/** The last part of a claim's brackets for autocorrelated days: the effective sample size. */
export const effectiveSize = (key: string | null) =>
  key === null ? "" : `, worth ${placeholder(key)} that are independent`

/** The remark that the season may have caused a change. */
export const seasonal = (season: boolean) => (season ? " The season may be part of it." : "")
