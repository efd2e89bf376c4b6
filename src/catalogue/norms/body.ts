import type { Demographics } from "#catalogue/norms"
import { type Band, type Build, zone } from "#catalogue/norms/band"

/** Gallagher D et al., Am J Clin Nutr 2000;72:694: by age from 20 to 39, to 59 and to 79. */
const BODY_FAT = {
  male: [
    [8, 20],
    [11, 22],
    [13, 25],
  ],
  female: [
    [21, 33],
    [23, 34],
    [24, 36],
  ],
} as const
const FIRST_AGE = 20
const SPAN = 20

export const bodyFat = ({ age, gender }: Demographics): Band | null => {
  if (age === null || gender === null) return null
  const found = BODY_FAT[gender][Math.floor((age - FIRST_AGE) / SPAN)]
  if (found === undefined) return null
  const [low, high] = found
  return {
    low,
    high,
    range: "<low> to <high> counts as healthy for that age and sex",
    zones: [
      zone("fair", "below the healthy range", low),
      zone("good", "a healthy share", high),
      zone("off", "above the healthy range"),
    ],
    source: "Gallagher 2000",
    caveat: "Scales estimate it only roughly.",
  }
}

/** Body mass index in kg/m²: WHO Technical Report Series 894, 2000. */
export const BMI = { low: 18.5, high: 25, obese: 30 }

/** Weights are said to a tenth of a kilogram: what reads as a tenth is judged as that tenth. */
const TENTHS = 10
const HALF_A_TENTH = 0.05

/** The tenth of a kilogram at a body mass index of 18.5, and the last one whose index is below 25. */
const healthyTenths = (height_cm: number): readonly [low: number, high: number] => {
  const tenths = (bmi: number) => Number((bmi * (height_cm / 100) ** 2 * TENTHS).toFixed(6))
  return [Math.round(tenths(BMI.low)) / TENTHS, (Math.ceil(tenths(BMI.high)) - 1) / TENTHS]
}

export const weight = ({ height_cm }: Build): Band | null => {
  if (height_cm === null) return null
  const [low, high] = healthyTenths(height_cm)
  return {
    low,
    high,
    range: "for that height <low> to <high> counts as healthy",
    zones: [
      zone("off", "below the healthy range", low - HALF_A_TENTH),
      zone("good", "within the healthy range", high + HALF_A_TENTH),
      zone("fair", "above the healthy range", BMI.obese * (height_cm / 100) ** 2),
      zone("off", "well above the healthy range"),
    ],
    source: "World Health Organization 2000, body mass index",
    caveat: "Much muscle weighs too, so the waist says more than the scale.",
  }
}
