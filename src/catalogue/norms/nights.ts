import type { Demographics } from "#catalogue/norms"
import { type Band, zone } from "#catalogue/norms/band"

const ELDERLY = 65
const SENIOR = 60
const HOUR_MIN = 60

/** Hirshkowitz M et al., Sleep Health 2015;1:40: recommended hours, and those that may suit some. */
export const sleep = ({ age }: Demographics): Band => {
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
export const efficiency: Band = {
  low: 85,
  high: null,
  range: "<low> or more counts as good sleep",
  zones: [zone("off", "low", 75), zone("fair", "a little low", 85), zone("good", "a good share")],
  source: "National Sleep Foundation 2017",
  caveat: "Wearables tend to overlook short times awake, so it can look better than it is.",
}

export const latency: Band = {
  low: null,
  high: 30,
  range: "up to <high> counts as good sleep",
  zones: [zone("good", "quick enough", 31), zone("fair", "a little long", 46), zone("off", "long")],
  source: "National Sleep Foundation 2017",
  caveat: null,
}

/**
 * Shares of a night of seven to eight hours (Carskadon MA, Dement WC, in: Principles and Practice of Sleep Medicine,
 * 2011: young adults; Ohayon M et al., Sleep 2004;27:1255: deep sleep shrinks with age).
 */
export const deep = ({ age }: Demographics): Band => {
  const [low, high] = age !== null && age >= SENIOR ? [40, 90] : [55, 110]
  return {
    low,
    high,
    range: `<low> to <high> a night is usual ${age !== null && age >= SENIOR ? "in older adults" : "in adults"}`,
    zones: [
      zone("off", "little, though watches often miss deep sleep", low - 20),
      zone("fair", "on the low side", low),
      zone("good", "enough", high + 1),
      zone("good", "plenty"),
    ],
    source: "Carskadon and Dement 2011, Ohayon 2004",
    caveat: "Watches only estimate it, and it shrinks with age.",
  }
}

export const rem: Band = {
  low: 85,
  high: 120,
  range: "<low> to <high> a night is usual in adults",
  zones: [
    zone("off", "little, though watches often miss some of it", 60),
    zone("fair", "on the low side", 85),
    zone("good", "enough", 121),
    zone("good", "plenty"),
  ],
  source: "Carskadon and Dement 2011",
  caveat: "Watches only estimate it.",
}

/** Ohayon M et al., Sleep Health 2017;3:6. */
export const awake: Band = {
  low: null,
  high: 20,
  range: "up to <high> awake in a night counts as good sleep",
  zones: [zone("good", "little", 21), zone("fair", "a little much", 41), zone("off", "much")],
  source: "National Sleep Foundation 2017",
  caveat: null,
}
