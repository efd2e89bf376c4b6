import { workouts } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

/** Metres a second in a kilometre an hour. */
const KM_H = 1 / 3.6

type Pace = Pick<Metric, "key" | "name" | "synonyms" | "unit" | "plausible" | "sources"> &
  Partial<Metric>

const pace = (metric: Pace): Metric => ({
  decimals: 1,
  direction: "higher",
  scale: "ratio",
  zero_is_missing: true,
  day: "day",
  data_type: "strain",
  families: ["movement", "fitness"],
  ...metric,
})

/** How fast and how hard the workouts of a day were: the mean over them, or the peak. */
export const paces: ReadonlyArray<Metric> = [
  pace({
    key: "workout_speed",
    name: "workout speed",
    synonyms: ["speed", "average speed", "running speed", "cycling speed", "riding speed"],
    unit: "km/h",
    plausible: { low: 0, high: 150 },
    sources: [workouts("mean", "avg_speed_mps", KM_H)],
  }),
  pace({
    key: "workout_max_speed",
    name: "top workout speed",
    synonyms: ["top speed", "maximum speed", "max speed", "highest speed"],
    unit: "km/h",
    plausible: { low: 0, high: 200 },
    sources: [workouts("max", "max_speed_mps", KM_H)],
  }),
  pace({
    key: "workout_pace",
    name: "workout pace",
    synonyms: ["pace", "running pace", "average pace", "minutes per kilometre", "min per km"],
    unit: "min/km",
    decimals: 2,
    direction: "lower",
    plausible: { low: 1, high: 60 },
    sources: [workouts("mean", "avg_pace_min_km")],
  }),
  pace({
    key: "workout_power",
    name: "workout power",
    synonyms: ["average power", "watts", "power output", "cycling power"],
    unit: "W",
    decimals: 0,
    plausible: { low: 0, high: 2_500 },
    sources: [workouts("mean", "avg_power_w")],
  }),
  pace({
    key: "workout_max_power",
    name: "top workout power",
    synonyms: ["maximum power", "max power", "peak power", "max watts"],
    unit: "W",
    decimals: 0,
    plausible: { low: 0, high: 4_000 },
    sources: [workouts("max", "max_power_w")],
  }),
  pace({
    key: "workout_cadence",
    name: "workout cadence",
    synonyms: ["cadence", "average cadence", "running cadence", "pedalling rate"],
    unit: "rpm",
    decimals: 0,
    direction: null,
    plausible: { low: 0, high: 300 },
    sources: [workouts("mean", "avg_cadence_rpm")],
  }),
  pace({
    key: "workout_energy_kj",
    name: "workout energy",
    synonyms: ["mechanical work", "kilojoules", "work done in workouts"],
    unit: "kJ",
    decimals: 0,
    direction: null,
    zero_is_missing: false,
    plausible: { low: 0, high: 60_000 },
    adds_up: true,
    sources: [workouts("sum", "energy_kj")],
  }),
]
