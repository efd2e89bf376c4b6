import { metric } from "#catalogue/metrics/metric"
import { daily, MINUTE_S, night } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const minutes = metric({
  unit: "minutes",
  direction: "lower",
  plausible: { low: 0, high: 1200 },
  zero_is_missing: false,
  day: "night",
  data_type: "sleep",
  families: ["sleep"],
})

const rating = metric({
  direction: "higher",
  plausible: { low: 0, high: 100 },
  day: "night",
  data_type: "sleep",
  families: ["sleep"],
})

const clock = metric({
  unit: "h",
  decimals: 2,
  scale: "clock",
  zero_is_missing: false,
  day: "night",
  data_type: "sleep",
  families: ["timing"],
})

const heartRate = metric({
  unit: "bpm",
  direction: "lower",
  day: "night",
  data_type: "sleep",
  families: ["pulse"],
})

/** Metrics of the main sleep of a night. */
export const sleep: ReadonlyArray<Metric> = [
  minutes({
    key: "sleep_minutes",
    name: "sleep duration",
    direction: null,
    plausible: { low: 1, high: 1200 },
    zero_is_missing: true,
    adds_up: true,
    sources: [night("asleep_s", MINUTE_S)],
  }),
  minutes({
    key: "time_in_bed",
    name: "time in bed",
    direction: null,
    zero_is_missing: true,
    families: ["sleep", "timing"],
    sources: [night("in_bed_s", MINUTE_S)],
  }),
  minutes({
    key: "deep_minutes",
    name: "deep sleep",
    direction: "higher",
    sources: [night("deep_s", MINUTE_S)],
  }),
  minutes({
    key: "light_minutes",
    name: "light sleep",
    direction: null,
    sources: [night("light_s", MINUTE_S)],
  }),
  minutes({
    key: "rem_minutes",
    name: "REM sleep",
    direction: "higher",
    sources: [night("rem_s", MINUTE_S)],
  }),
  minutes({
    key: "awake_minutes",
    name: "time awake at night",
    sources: [night("awake_s", MINUTE_S)],
  }),
  minutes({
    key: "sleep_latency",
    name: "time to fall asleep",
    sources: [night("latency_s", MINUTE_S)],
  }),
  minutes({
    key: "snoring_minutes",
    name: "snoring time",
    sources: [night("snoring_s", MINUTE_S)],
  }),
  rating({
    key: "sleep_efficiency",
    name: "sleep efficiency",
    unit: "%",
    decimals: 1,
    plausible: { low: 30, high: 100 },
    sources: [night("efficiency_pct")],
  }),
  rating({
    key: "sleep_score",
    name: "sleep score",
    unit: "points",
    families: ["score"],
    sources: [night("score"), daily("sleep_score")],
  }),
  rating({
    key: "wakeups",
    name: "awakenings at night",
    unit: "times",
    decimals: 1,
    direction: "lower",
    zero_is_missing: false,
    sources: [night("wakeups")],
  }),
  clock({
    key: "bedtime_hour",
    name: "bedtime",
    plausible: { low: 12, high: 36 },
    sources: [{ table: "sleep_sessions", clock: "start_at" }],
  }),
  clock({
    key: "wake_hour",
    name: "wake-up time",
    plausible: { low: 0, high: 24 },
    families: ["sleep", "timing"],
    sources: [{ table: "sleep_sessions", clock: "end_at" }],
  }),
  heartRate({
    key: "sleeping_hr",
    name: "sleeping heart rate",
    decimals: 1,
    plausible: { low: 25, high: 150 },
    sources: [night("avg_hr_bpm")],
  }),
  heartRate({
    key: "sleeping_hr_min",
    name: "lowest sleeping heart rate",
    plausible: { low: 20, high: 130 },
    sources: [night("min_hr_bpm")],
  }),
  heartRate({
    key: "sleeping_hr_max",
    name: "highest sleeping heart rate",
    direction: null,
    plausible: { low: 30, high: 230 },
    sources: [night("max_hr_bpm")],
  }),
]
