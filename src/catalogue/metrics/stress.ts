import { metric } from "#catalogue/metrics/metric"
import { daily, MINUTE_S } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const points = metric({
  unit: "points",
  plausible: { low: 0, high: 100 },
  data_type: "recovery",
  families: ["stress", "variability"],
})

const minutes = metric({
  unit: "minutes",
  plausible: { low: 0, high: 1440 },
  zero_is_missing: false,
  data_type: "recovery",
  families: ["stress", "variability"],
})

/** Stress scores of vendors: proprietary, and never compared across vendors. */
export const stress: ReadonlyArray<Metric> = [
  points({
    key: "stress_score",
    name: "stress score",
    plausible: { low: 1, high: 100 },
    sources: [daily("stress_avg")],
  }),
  points({ key: "stress_peak", name: "highest stress score", sources: [daily("stress_max")] }),
  minutes({
    key: "stress_high_minutes",
    name: "time in high stress",
    direction: "lower",
    sources: [daily("stress_high_s", MINUTE_S)],
  }),
  minutes({
    key: "stress_medium_minutes",
    name: "time in medium stress",
    sources: [daily("stress_medium_s", MINUTE_S)],
  }),
  minutes({
    key: "stress_low_minutes",
    name: "time in low stress",
    sources: [daily("stress_low_s", MINUTE_S)],
  }),
  minutes({
    key: "stress_rest_minutes",
    name: "restful time",
    direction: "higher",
    sources: [daily("stress_rest_s", MINUTE_S)],
  }),
]
