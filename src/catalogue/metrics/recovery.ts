import { metric } from "#catalogue/metrics/metric"
import { daily, night } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const nightly = metric({
  decimals: 1,
  direction: "higher",
  day: "night",
  data_type: "recovery",
})

const variability = metric({
  unit: "ms",
  decimals: 1,
  direction: "higher",
  log_normal: true,
  day: "night",
  data_type: "hrv",
  families: ["variability"],
})

const score = metric({
  unit: "points",
  direction: "higher",
  plausible: { low: 0, high: 100 },
  day: "night",
  data_type: "recovery",
  families: ["score"],
})

/** Heart, breath and recovery scores. */
export const recovery: ReadonlyArray<Metric> = [
  nightly({
    key: "resting_hr",
    name: "resting heart rate",
    unit: "bpm",
    direction: "lower",
    plausible: { low: 25, high: 130 },
    families: ["pulse"],
    sources: [daily("resting_hr_bpm"), night("resting_hr_bpm")],
  }),
  variability({
    key: "hrv_rmssd",
    name: "heart rate variability",
    plausible: { low: 3, high: 300 },
    sources: [night("hrv_rmssd_ms"), daily("hrv_rmssd_ms")],
  }),
  variability({
    key: "hrv_sdnn",
    name: "heart rate variability (SDNN)",
    plausible: { low: 3, high: 400 },
    sources: [night("hrv_sdnn_ms"), daily("hrv_sdnn_ms")],
  }),
  nightly({
    key: "respiratory_rate",
    name: "respiratory rate",
    unit: "breaths/min",
    direction: null,
    plausible: { low: 4, high: 40 },
    families: ["breath"],
    sources: [night("resp_rate_brpm"), daily("resp_rate_brpm")],
  }),
  nightly({
    key: "spo2",
    name: "blood oxygen",
    unit: "%",
    plausible: { low: 60, high: 100 },
    families: ["oxygen"],
    sources: [night("spo2_avg_pct"), daily("spo2_avg_pct")],
  }),
  nightly({
    key: "skin_temp_dev",
    name: "skin temperature deviation",
    unit: "°C",
    decimals: 2,
    direction: null,
    scale: "interval",
    plausible: { low: -6, high: 6 },
    zero_is_missing: false,
    families: ["temperature"],
    sources: [night("skin_temp_delta_c"), daily("skin_temp_delta_c")],
  }),
  score({ key: "recovery_score", name: "recovery score", sources: [daily("recovery_score")] }),
  score({
    key: "recovery_level",
    name: "recovery level",
    decimals: 1,
    scale: "interval",
    plausible: { low: 1, high: 6 },
    sources: [night("recovery_level")],
  }),
  score({
    key: "readiness",
    name: "readiness score",
    sources: [daily("readiness_score"), night("readiness")],
  }),
  score({
    key: "body_battery_max",
    name: "highest body battery",
    day: "day",
    sources: [daily("body_battery_max")],
  }),
  score({
    key: "body_battery_min",
    name: "lowest body battery",
    day: "day",
    sources: [daily("body_battery_min")],
  }),
]
