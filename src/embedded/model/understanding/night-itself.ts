import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"
import { phrases } from "#language/phrases"

const SCORE = phrases`score/s`

/** A good or bad night is meant by its sleep: a score is worked out from it, and goes along with it anyway. */
export const nightItself = (metric: Metric, text: string): Metric =>
  metric.key === "sleep_score" && !SCORE.test(text) ? metricOf("sleep_minutes")! : metric
