import { type Demographics, medianVo2max } from "#catalogue/norms"
import { type Band, zone } from "#catalogue/norms/band"

export const restingHeartRate: Band = {
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
export const hrv: Band = {
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

/** Nunan D et al., Pacing Clin Electrophysiol 2010;33:1407, as above. */
export const sdnn: Band = {
  ...hrv,
  low: 32,
  high: 93,
  zones: [
    zone("fair", "lower than in most studies", 32),
    zone("good", "in the usual range", 94),
    zone("good", "higher than in most studies"),
  ],
}

export const respiration: Band = {
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

export const oxygen: Band = {
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
export const pressure = (low: number, normal: number, high: number): Band => ({
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

export const vo2max = (person: Demographics): Band | null => {
  const median = medianVo2max(person)
  return (
    median && {
      low: median.value,
      high: null,
      range: "the median for that age and sex is <low>",
      zones: [zone("fair", "below the middle", median.value), zone("good", "above the middle")],
      source: median.source,
      caveat: "A watch only estimates it.",
    }
  )
}

/** The scale of the device's maker, as its manuals print it. */
export const stress: Band = {
  low: null,
  high: 50,
  range: "up to <high> counts as resting or low",
  zones: [
    zone("good", "at the level of rest", 26),
    zone("good", "low", 51),
    zone("fair", "medium", 76),
    zone("off", "high"),
  ],
  source: "the scale of Garmin",
  caveat: "Other makers count otherwise, so your own trend says more.",
}
