import { metric } from "#catalogue/metrics/metric"
import { measured } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const reading = metric({
  data_type: "recovery",
  families: ["body"],
})

const pressure = metric({
  unit: "mmHg",
  direction: "lower",
  data_type: "recovery",
  families: ["pressure"],
})

const glucose = metric({
  unit: "mg/dL",
  plausible: { low: 20, high: 600 },
  data_type: "food",
  families: ["glucose"],
})

/** Readings of the body: scale, cuff, thermometer, glucose sensor. */
export const body: ReadonlyArray<Metric> = [
  reading({
    key: "weight_kg",
    name: "weight",
    unit: "kg",
    decimals: 1,
    plausible: { low: 20, high: 400 },
    data_type: "food",
    sources: [measured("weight_kg")],
  }),
  reading({
    key: "body_fat",
    name: "body fat",
    unit: "%",
    decimals: 1,
    plausible: { low: 2, high: 75 },
    data_type: "food",
    sources: [measured("body_fat_pct")],
  }),
  pressure({
    key: "bp_systolic",
    name: "systolic blood pressure",
    plausible: { low: 50, high: 280 },
    sources: [measured("bp_systolic_mmhg")],
  }),
  pressure({
    key: "bp_diastolic",
    name: "diastolic blood pressure",
    plausible: { low: 30, high: 180 },
    sources: [measured("bp_diastolic_mmhg")],
  }),
  reading({
    key: "body_temp",
    name: "body temperature",
    unit: "°C",
    decimals: 1,
    scale: "interval",
    plausible: { low: 30, high: 45 },
    families: ["temperature"],
    sources: [measured("body_temp_c")],
  }),
  glucose({ key: "glucose_avg", name: "glucose", sources: [measured("glucose_avg_mg_dl")] }),
  glucose({ key: "glucose_min", name: "lowest glucose", sources: [measured("glucose_min_mg_dl")] }),
  glucose({
    key: "glucose_max",
    name: "highest glucose",
    sources: [measured("glucose_max_mg_dl")],
  }),
  glucose({
    key: "glucose_tir",
    name: "glucose time in range",
    unit: "%",
    direction: "higher",
    plausible: { low: 0, high: 100 },
    zero_is_missing: false,
    sources: [measured("glucose_tir_pct")],
  }),
]
