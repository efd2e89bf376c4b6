import { isUsualAdult } from "#catalogue/adult"
import type { Profile } from "#domain/profile"

/** The parts of a profile that norms depend on. */
export type Demographics = Pick<Profile, "age" | "gender" | "conditions">

/** A number with the study it comes from, in the unit of the metric. */
export interface Cited {
  readonly value: number
  readonly source: string
}

/** Published values of a metric for adults. */
export interface Norm {
  /** The mean, or the median where the study reports that. */
  readonly mean?: Cited
  readonly sd?: Cited
  /** The range of most adults. */
  readonly low?: Cited
  readonly high?: Cited
  /** A guideline for adults, with its numbers and source. */
  readonly guideline?: string
}

const QUER = "Quer 2020, 92,457 US adults"
const NATARAJAN = "Natarajan 2021"
const PALUCH = "Paluch 2022, 47,471 adults"
const FRIEND = "Kaminsky 2015, 7,783 treadmill tests"

const cited = (value: number, source: string): Cited => ({ value, source })

const SENIOR = 60
const ELDERLY = 65

/** Medians of the lowest and the highest quarter (Paluch AE et al., Lancet Public Health 2022;7:e219). */
const steps = ({ age }: Demographics): Norm => ({
  low: cited(3_553, PALUCH),
  high: cited(10_901, PALUCH),
  guideline: {
    young: "about 8,000 to 10,000 steps a day, beyond which the benefit levels off (Paluch 2022)",
    old: "about 6,000 to 8,000 steps a day, beyond which the benefit levels off (Paluch 2022)",
    any:
      "about 8,000 to 10,000 steps a day up to the age of 60 and 6,000 to 8,000 from then " +
      "on, beyond which the benefit levels off (Paluch 2022)",
  }[age === null ? "any" : age < SENIOR ? "young" : "old"],
})

/**
 * Watson NF et al., J Clin Sleep Med 2015;11:591 (AASM and SRS); Hirshkowitz M et al., Sleep Health
 * 2015;1:40 (National Sleep Foundation).
 */
const sleep = ({ age }: Demographics): Norm => ({
  guideline:
    age !== null && age >= ELDERLY
      ? "7 to 8 hours a night (National Sleep Foundation 2015)"
      : "7 to 9 hours a night, and regularly no less than 7 (AASM and SRS 2015, National Sleep Foundation 2015)",
})

/** Medians by decade from 20 to 79 (Kaminsky LA et al., Mayo Clin Proc 2015;90:1515, FRIEND). */
const VO2MAX = {
  male: [48.0, 42.4, 37.8, 32.6, 28.2, 24.4],
  female: [37.6, 30.2, 26.7, 23.4, 20.0, 18.3],
} as const
const DECADE = 10
const FIRST_AGE = 20

/** The median of people of an age and sex; null outside of the ages that were studied. */
export const medianVo2max = ({ age, gender }: Demographics): Cited | null => {
  if (age === null || gender === null) return null
  const median = VO2MAX[gender][Math.floor((age - FIRST_AGE) / DECADE)]
  return median === undefined ? null : cited(median, FRIEND)
}

const vo2max = (person: Demographics): Norm => {
  const mean = medianVo2max(person)
  return mean ? { mean } : {}
}

/** Gallagher D et al., Am J Clin Nutr 2000;72:694. */
const bodyFat = ({ age, gender }: Demographics): Norm =>
  age === null || gender === null
    ? { guideline: "8% to 25% for men and 21% to 36% for women, more with age (Gallagher 2000)" }
    : {}

const fixed = (norm: Norm) => (): Norm => norm

const norms: Readonly<Record<string, (person: Demographics) => Norm>> = {
  // Quer G et al., PLoS ONE 2020;15(2):e0227709.
  resting_hr: fixed({ mean: cited(65.5, QUER), sd: cited(7.7, QUER) }),
  // Natarajan A et al., npj Digit Med 2021;4:136: the range of 90 % of values.
  respiratory_rate: fixed({
    mean: cited(15.4, NATARAJAN),
    low: cited(11.8, NATARAJAN),
    high: cited(19.2, NATARAJAN),
  }),
  steps,
  sleep_minutes: sleep,
  vo2max,
  body_fat: bodyFat,
  // Bull FC et al., Br J Sports Med 2020;54:1451 (World Health Organization).
  active_minutes: fixed({
    guideline:
      "150 to 300 minutes of moderate activity a week, or 75 to 150 of vigorous (WHO 2020)",
  }),
  moderate_minutes: fixed({
    guideline: "150 to 300 minutes of moderate activity a week (WHO 2020)",
  }),
  vigorous_minutes: fixed({
    guideline: "75 to 150 minutes of vigorous activity a week (WHO 2020)",
  }),
  // Whelton PK et al., Hypertension 2018;71:e13 (ACC/AHA 2017).
  bp_systolic: fixed({ guideline: "less than 120 mmHg (ACC/AHA 2017)" }),
  bp_diastolic: fixed({ guideline: "less than 80 mmHg (ACC/AHA 2017)" }),
  // Battelino T et al., Diabetes Care 2019;42:1593.
  glucose_tir: fixed({
    guideline:
      "more than 70% of the time between 70 and 180 mg/dL, for people with diabetes (Battelino 2019)",
  }),
  // Wrist devices are not pulse oximeters: FDA Safety Communication, 19 February 2021.
  spo2: fixed({
    guideline: "95% or more at rest, by a medical oximeter and not by a wrist (WHO 2011)",
  }),
}

/**
 * The norm of a metric for an adult; null for a minor, in pregnancy, and for metrics that are better
 * compared with a person's own history. Depends on age and sex where the study does.
 */
export const normOf = (metric: string, person: Demographics): Norm | null => {
  if (!isUsualAdult(person)) return null
  const norm = Object.hasOwn(norms, metric) ? norms[metric]!(person) : {}
  return Object.keys(norm).length === 0 ? null : norm
}
