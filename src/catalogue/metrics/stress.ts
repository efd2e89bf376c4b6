import { daily, MINUTE_S } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

type Stress = Pick<Metric, "key" | "name" | "synonyms" | "sources"> & Partial<Metric>

const points = (metric: Stress): Metric => ({
  unit: "points",
  decimals: 0,
  direction: null,
  scale: "ratio",
  plausible: { low: 0, high: 100 },
  zero_is_missing: true,
  day: "day",
  data_type: "recovery",
  families: ["stress", "variability"],
  ...metric,
})

const minutes = (metric: Stress): Metric =>
  points({ unit: "minutes", plausible: { low: 0, high: 1440 }, zero_is_missing: false, ...metric })

/** Stress as a vendor rates it: proprietary, and never compared across vendors. */
export const stress: ReadonlyArray<Metric> = [
  points({
    key: "stress_score",
    name: "stress score",
    synonyms: [
      "stress",
      "stress level",
      "stress levels",
      "average stress",
      "stressed",
      "how stressed i am",
      "how stressed i was",
      "how stressed i get",
    ],
    plausible: { low: 1, high: 100 },
    sources: [daily("stress_avg")],
  }),
  points({
    key: "stress_peak",
    name: "highest stress score",
    synonyms: ["peak stress", "maximum stress", "max stress"],
    sources: [daily("stress_max")],
  }),
  minutes({
    key: "stress_high_minutes",
    name: "time in high stress",
    synonyms: ["high stress time", "high stress minutes", "minutes of high stress"],
    direction: "lower",
    sources: [daily("stress_high_s", MINUTE_S)],
  }),
  minutes({
    key: "stress_medium_minutes",
    name: "time in medium stress",
    synonyms: ["medium stress time", "medium stress minutes"],
    sources: [daily("stress_medium_s", MINUTE_S)],
  }),
  minutes({
    key: "stress_low_minutes",
    name: "time in low stress",
    synonyms: ["low stress time", "low stress minutes"],
    sources: [daily("stress_low_s", MINUTE_S)],
  }),
  minutes({
    key: "stress_rest_minutes",
    name: "restful time",
    synonyms: ["time at rest", "rest stress time", "unstressed time"],
    direction: "higher",
    sources: [daily("stress_rest_s", MINUTE_S)],
  }),
]
