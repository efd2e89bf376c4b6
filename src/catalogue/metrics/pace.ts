import { metric } from "#catalogue/metrics/metric"
import { workouts } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

/** Metres per second in one kilometre per hour. */
const KM_H = 1 / 3.6

const pace = metric({
  decimals: 1,
  direction: "higher",
  data_type: "strain",
  families: ["movement", "fitness"],
})

/** Speed and power of the workouts of a day: the mean over them, or the peak. */
export const paces: ReadonlyArray<Metric> = [
  pace({
    key: "workout_speed",
    name: "workout speed",
    unit: "km/h",
    plausible: { low: 0, high: 150 },
    sources: [workouts("mean", "avg_speed_mps", KM_H)],
  }),
  pace({
    key: "workout_max_speed",
    name: "top workout speed",
    unit: "km/h",
    plausible: { low: 0, high: 200 },
    sources: [workouts("max", "max_speed_mps", KM_H)],
  }),
  pace({
    key: "workout_pace",
    name: "workout pace",
    unit: "min/km",
    decimals: 2,
    direction: "lower",
    plausible: { low: 1, high: 60 },
    sources: [workouts("mean", "avg_pace_min_km")],
  }),
  pace({
    key: "workout_power",
    name: "workout power",
    unit: "W",
    decimals: 0,
    plausible: { low: 0, high: 2_500 },
    sources: [workouts("mean", "avg_power_w")],
  }),
  pace({
    key: "workout_max_power",
    name: "top workout power",
    unit: "W",
    decimals: 0,
    plausible: { low: 0, high: 4_000 },
    sources: [workouts("max", "max_power_w")],
  }),
  pace({
    key: "workout_cadence",
    name: "workout cadence",
    unit: "rpm",
    decimals: 0,
    direction: null,
    plausible: { low: 0, high: 300 },
    sources: [workouts("mean", "avg_cadence_rpm")],
  }),
  pace({
    key: "workout_energy_kj",
    name: "workout energy",
    unit: "kJ",
    decimals: 0,
    direction: null,
    plausible: { low: 0, high: 60_000 },
    zero_is_missing: false,
    adds_up: true,
    sources: [workouts("sum", "energy_kj")],
  }),
]
