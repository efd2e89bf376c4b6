import { isUsualAdult } from "#catalogue/adult"
import { type Demographics, medianVo2max } from "#catalogue/norms"

/** Part of a scale with what is said of a value in it: "57 bpm is …", "you're at 57 bpm, …". */
export interface Zone {
  /** The value at which the next zone begins; the last zone has none. */
  readonly below?: number
  /** `usual` is what most people have, and not good for that. */
  readonly is: "good" | "usual" | "fair" | "off"
  readonly says: string
}

/** The range of a metric that a guideline or study calls usual or advises, and what lies around it. */
export interface Band {
  readonly low: number | null
  readonly high: number | null
  /** The range in words: "most adults sit between <low> and <high>". */
  readonly range: string
  readonly zones: readonly [Zone, ...Array<Zone>]
  /** Who says so, with the year. */
  readonly source: string
  /** What else a value should be read with; null where nothing is. */
  readonly caveat: string | null
}

const ELDERLY = 65
const SENIOR = 60
const HOUR_MIN = 60

const fixed = (band: Band) => (): Band => band

const zone = (is: Zone["is"], says: string, below?: number): Zone =>
  below === undefined ? { is, says } : { is, says, below }

const restingHeartRate: Band = {
  low: 60,
  high: 100,
  range: "most adults sit between <low> and <high>",
  zones: [
    zone("fair", "lower than even most athletes have, so tell a doctor if you feel faint", 40),
    zone("good", "on the low, fit side", 60),
    zone("good", "in the usual range", 81),
    zone("usual", "in the usual range, but on its high side", 101),
    zone("off", "above the usual range, and worth showing a doctor if it stays there"),
  ],
  source: "American Heart Association",
  caveat: null,
}

/** Nunan D et al., Pacing Clin Electrophysiol 2010;33:1407: the averages of studies of healthy adults. */
const hrv: Band = {
  low: 19,
  high: 75,
  range: "studies of healthy adults find averages between <low> and <high>",
  zones: [
    zone("fair", "lower than in most studies", 19),
    zone("good", "in the usual range", 76),
    zone("good", "higher than in most studies"),
  ],
  source: "Nunan 2010, short recordings at rest",
  caveat: "People differ so much here that your own past is the better measure.",
}

/** Hirshkowitz M et al., Sleep Health 2015;1:40: recommended hours, and those that may suit some. */
const sleep = ({ age }: Demographics): Band => {
  const isElderly = age !== null && age >= ELDERLY
  const [least, high, most] = isElderly ? [5, 8, 9] : [6, 9, 10]
  return {
    low: 7 * HOUR_MIN,
    high: high * HOUR_MIN,
    range: "<low> to <high> a night is advised",
    zones: [
      zone("off", "too little for nearly everybody", least * HOUR_MIN),
      zone("fair", "short of what is advised, though some people do well on it", 7 * HOUR_MIN),
      zone("good", "enough for most people", high * HOUR_MIN + 1),
      zone("fair", "more than most people need", most * HOUR_MIN + 1),
      zone("off", "more than is advised"),
    ],
    source: "National Sleep Foundation 2015",
    caveat: null,
  }
}

/** Ohayon M et al., Sleep Health 2017;3:6. */
const efficiency: Band = {
  low: 85,
  high: null,
  range: "<low> or more counts as good sleep",
  zones: [zone("off", "low", 75), zone("fair", "a little low", 85), zone("good", "a good share")],
  source: "National Sleep Foundation 2017",
  caveat: "Wearables tend to overlook short times awake, so it can look better than it is.",
}

const latency: Band = {
  low: null,
  high: 30,
  range: "up to <high> counts as good sleep",
  zones: [zone("good", "quick enough", 31), zone("fair", "a little long", 46), zone("off", "long")],
  source: "National Sleep Foundation 2017",
  caveat: null,
}

/** Paluch AE et al., Lancet Public Health 2022;7:e219: where the benefit levels off. */
const steps = ({ age }: Demographics): Band => {
  const [low, high] = age !== null && age >= SENIOR ? [6_000, 8_000] : [8_000, 10_000]
  const some = 5_801
  return {
    low,
    high,
    range: "in studies the benefit levels off between <low> and <high>",
    zones: [
      zone("off", "less than studies find useful", some),
      zone("fair", "a good part of the way", low),
      zone("good", "enough by most studies", high + 1),
      zone("good", "more than enough by most studies"),
    ],
    source: "Paluch 2022",
    caveat: null,
  }
}

const respiration: Band = {
  low: 12,
  high: 20,
  range: "most adults at rest are between <low> and <high>",
  zones: [
    zone("fair", "a little slow", 12),
    zone("good", "in the usual range", 20.5),
    zone("off", "fast for somebody at rest, and worth showing a doctor if it stays there"),
  ],
  source: "Royal College of Physicians 2017",
  caveat: null,
}

const oxygen: Band = {
  low: 95,
  high: null,
  range: "<low> or more is usual at sea level",
  zones: [
    zone("off", "low, and worth checking with a medical oximeter and a doctor", 92),
    zone("fair", "a little low", 95),
    zone("good", "in the usual range"),
  ],
  source: "World Health Organization 2011",
  caveat: "A wrist device is no medical oximeter, so single low values mean little.",
}

/** Whelton PK et al., Hypertension 2018;71:e13 (ACC/AHA 2017). */
const pressure = (low: number, normal: number, high: number): Band => ({
  low: null,
  high: normal,
  range: "less than <high> is normal",
  zones: [
    zone("fair", "on the low side, which matters only if you feel faint", low),
    zone("good", "normal", normal),
    zone("fair", "a little raised by the American guideline", high),
    zone("off", "in the range of high blood pressure, so have it checked by a doctor"),
  ],
  source: "American College of Cardiology and American Heart Association 2017",
  caveat: "It takes several readings on different days to tell.",
})

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

const bodyFat = ({ age, gender }: Demographics): Band | null => {
  if (age === null || gender === null) return null
  const found = BODY_FAT[gender][Math.floor((age - FIRST_AGE) / SPAN)]
  if (found === undefined) return null
  const [low, high] = found
  return {
    low,
    high,
    range: "<low> to <high> counts as healthy for your age and sex",
    zones: [
      zone("fair", "below the healthy range", low),
      zone("good", "a healthy share", high),
      zone("off", "above the healthy range"),
    ],
    source: "Gallagher 2000",
    caveat: "Scales estimate it only roughly.",
  }
}

const vo2max = (person: Demographics): Band | null => {
  const median = medianVo2max(person)
  return (
    median && {
      low: median.value,
      high: null,
      range: "the median of your age and sex is <low>",
      zones: [
        zone("fair", "below the middle of your age and sex", median.value),
        zone("good", "above the middle of your age and sex"),
      ],
      source: median.source,
      caveat: "A watch only estimates it.",
    }
  )
}

const bands: Readonly<Record<string, (person: Demographics) => Band | null>> = {
  resting_hr: fixed(restingHeartRate),
  hrv_rmssd: fixed(hrv),
  sleep_minutes: sleep,
  sleep_efficiency: fixed(efficiency),
  sleep_latency: fixed(latency),
  steps,
  respiratory_rate: fixed(respiration),
  spo2: fixed(oxygen),
  bp_systolic: fixed(pressure(90, 120, 140)),
  bp_diastolic: fixed(pressure(60, 80, 90)),
  body_fat: bodyFat,
  vo2max,
}

/** Whether there is a band of a metric, for some adult. */
export const isJudgeable = (metric: string): boolean => Object.hasOwn(bands, metric)

/**
 * The band of a metric for an adult; null for a minor, in pregnancy, where there is none, and where it
 * depends on an age or sex that is not known.
 */
export const bandOf = (metric: string, person: Demographics): Band | null =>
  isJudgeable(metric) && isUsualAdult(person) ? bands[metric]!(person) : null

/** The zone that a value lies in. */
export const zoneOf = ({ zones }: Band, value: number): Zone =>
  zones.find(({ below }) => below === undefined || value < below) ?? zones[0]
