import { metric } from "#catalogue/metrics/metric"
import { written } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const intake = metric({
  unit: "g",
  zero_is_missing: false,
  adds_up: true,
  data_type: "food",
  families: ["energy"],
})

/** Food and drink of a day as logged by the person. A day without entries is missing. */
export const foodAndDrink: ReadonlyArray<Metric> = [
  intake({
    key: "intake_kcal",
    name: "calorie intake",
    unit: "kcal",
    plausible: { low: 100, high: 20_000 },
    zero_is_missing: true,
    sources: [written("nutrition", "intake_kcal")],
  }),
  intake({
    key: "protein_g",
    name: "protein",
    plausible: { low: 0, high: 1_000 },
    sources: [written("nutrition", "protein_g")],
  }),
  intake({
    key: "carbs_g",
    name: "carbohydrates",
    plausible: { low: 0, high: 3_000 },
    sources: [written("nutrition", "carbs_g")],
  }),
  intake({
    key: "fat_g",
    name: "dietary fat",
    plausible: { low: 0, high: 1_000 },
    sources: [written("nutrition", "fat_g")],
  }),
  intake({
    key: "fibre_g",
    name: "fibre",
    decimals: 1,
    plausible: { low: 0, high: 300 },
    sources: [written("nutrition", "fibre_g")],
  }),
  intake({
    key: "sugar_g",
    name: "sugar",
    plausible: { low: 0, high: 2_000 },
    sources: [written("nutrition", "sugar_g")],
  }),
  intake({
    key: "water_ml",
    name: "water intake",
    unit: "ml",
    plausible: { low: 0, high: 10_000 },
    families: ["fluid"],
    sources: [written("nutrition", "water_ml")],
  }),
  intake({
    key: "caffeine_mg",
    name: "caffeine",
    unit: "mg",
    plausible: { low: 0, high: 2_000 },
    families: ["caffeine"],
    sources: [written("nutrition", "caffeine_mg")],
  }),
  intake({
    key: "alcohol_g",
    name: "alcohol",
    decimals: 1,
    plausible: { low: 0, high: 500 },
    families: ["alcohol"],
    sources: [written("nutrition", "alcohol_g")],
  }),
]
