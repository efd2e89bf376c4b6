import type { Demographics } from "#catalogue/norms"
import { type Band, type Build, zone } from "#catalogue/norms/band"

const SENIOR = 60

/** Paluch AE et al., Lancet Public Health 2022;7:e219: where the benefit levels off. */
export const steps = ({ age }: Demographics): Band => {
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

/** Bull FC et al., Br J Sports Med 2020;54:1451: minutes a week, of which vigorous ones count double. */
export const activity: Band = {
  low: 150,
  high: 300,
  range: "<low> to <high> a week is advised",
  zones: [
    zone("off", "little", 75),
    zone("fair", "short of what is advised", 150),
    zone("good", "enough", 301),
    zone("good", "more than enough"),
  ],
  source: "World Health Organization 2020",
  caveat: null,
}

/** EFSA Panel on Dietetic Products, EFSA Journal 2015;13(5):4102: of adults who are not pregnant. */
export const caffeine: Band = {
  low: null,
  high: 400,
  range: "up to <high> a day is held safe for healthy adults",
  zones: [zone("good", "within safe limits", 401), zone("off", "more than is held safe")],
  source: "European Food Safety Authority 2015",
  caveat: "Late in the day even less can cost sleep.",
}

/** 14 units of 8 g a week, here by the day. */
export const alcohol: Band = {
  low: null,
  high: 16,
  range: "up to <high> a day, with days without any, counts as low risk",
  zones: [zone("good", "within low-risk drinking", 17), zone("off", "more than low-risk drinking")],
  source: "UK Chief Medical Officers 2016",
  caveat: "Less is better, and none is best.",
}

/** EFSA Journal 2010;8(3):1462. */
export const fibre: Band = {
  low: 25,
  high: null,
  range: "<low> or more a day is advised",
  zones: [
    zone("off", "little", 15),
    zone("fair", "short of what is advised", 25),
    zone("good", "enough"),
  ],
  source: "European Food Safety Authority 2010",
  caveat: null,
}

/** EFSA Journal 2012;10(2):2557: 0.83 g for each kg of weight. */
const PROTEIN_PER_KG = 0.83

export const protein = ({ weight_kg }: Build): Band | null => {
  if (weight_kg === null) return null
  const low = Math.round(PROTEIN_PER_KG * weight_kg)
  return {
    low,
    high: null,
    range: "for your weight <low> or more a day is advised",
    zones: [zone("fair", "short of what is advised", low), zone("good", "enough")],
    source: "European Food Safety Authority 2012",
    caveat: "People who train hard, and older people, often aim higher.",
  }
}

/** EFSA Journal 2010;8(3):1459: 2.0 and 2.5 l in all, of which food brings about a fifth. */
export const water = ({ gender }: Demographics): Band | null => {
  if (gender === null) return null
  const low = gender === "male" ? 2_000 : 1_600
  return {
    low,
    high: null,
    range: "about <low> a day in drinks is advised",
    zones: [zone("fair", "short of what is advised", low), zone("good", "enough")],
    source: "European Food Safety Authority 2010",
    caveat: "Heat and sweat ask for more, and not every glass may be on record.",
  }
}
