import type { Metric } from "#domain/metric"
import { measured } from "#science/metrics/source"

type Reading = Pick<Metric, "key" | "name" | "synonyms" | "unit" | "plausible" | "sources"> &
  Partial<Metric>

const reading = (metric: Reading): Metric => ({
  decimals: 0,
  direction: null,
  scale: "ratio",
  zero_is_missing: true,
  day: "day",
  data_type: "recovery",
  ...metric,
})

/** Readings of the body: scale, cuff, thermometer, glucose sensor. */
export const body: ReadonlyArray<Metric> = [
  reading({
    key: "weight_kg",
    name: "weight",
    synonyms: ["body weight", "bodyweight", "body mass", "weigh"],
    unit: "kg",
    decimals: 1,
    plausible: { low: 20, high: 400 },
    data_type: "food",
    sources: [measured("weight_kg")],
  }),
  reading({
    key: "body_fat",
    name: "body fat",
    synonyms: ["body fat percentage", "fat percentage", "body composition"],
    unit: "%",
    decimals: 1,
    plausible: { low: 2, high: 75 },
    data_type: "food",
    sources: [measured("body_fat_pct")],
  }),
  reading({
    key: "bp_systolic",
    name: "systolic blood pressure",
    synonyms: ["blood pressure", "systolic", "upper blood pressure"],
    unit: "mmHg",
    direction: "lower",
    plausible: { low: 50, high: 280 },
    sources: [measured("bp_systolic_mmhg")],
  }),
  reading({
    key: "bp_diastolic",
    name: "diastolic blood pressure",
    synonyms: ["diastolic", "lower blood pressure"],
    unit: "mmHg",
    direction: "lower",
    plausible: { low: 30, high: 180 },
    sources: [measured("bp_diastolic_mmhg")],
  }),
  reading({
    key: "body_temp",
    name: "body temperature",
    synonyms: ["temperature", "core temperature", "fever"],
    unit: "°C",
    decimals: 1,
    scale: "interval",
    plausible: { low: 30, high: 45 },
    sources: [measured("body_temp_c")],
  }),
  reading({
    key: "glucose_avg",
    name: "average glucose",
    synonyms: ["glucose", "blood sugar", "blood glucose", "mean glucose", "cgm"],
    unit: "mg/dL",
    plausible: { low: 20, high: 600 },
    data_type: "food",
    sources: [measured("glucose_avg_mg_dl")],
  }),
  reading({
    key: "glucose_min",
    name: "lowest glucose",
    synonyms: ["minimum glucose", "min glucose", "lowest blood sugar"],
    unit: "mg/dL",
    plausible: { low: 20, high: 600 },
    data_type: "food",
    sources: [measured("glucose_min_mg_dl")],
  }),
  reading({
    key: "glucose_max",
    name: "highest glucose",
    synonyms: ["maximum glucose", "max glucose", "highest blood sugar", "glucose peak"],
    unit: "mg/dL",
    plausible: { low: 20, high: 600 },
    data_type: "food",
    sources: [measured("glucose_max_mg_dl")],
  }),
  reading({
    key: "glucose_tir",
    name: "glucose time in range",
    synonyms: ["time in range", "tir"],
    unit: "%",
    direction: "higher",
    plausible: { low: 0, high: 100 },
    zero_is_missing: false,
    data_type: "food",
    sources: [measured("glucose_tir_pct")],
  }),
]
