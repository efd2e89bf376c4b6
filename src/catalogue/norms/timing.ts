import { type Band, zone } from "#catalogue/norms/band"

/** Hours of the evening, those past midnight from 24 on. */
const MIDNIGHT = 24

/** Nikbakhtian S et al., Eur Heart J Digit Health 2021;2:658: 88,026 adults with a device on the wrist. */
export const bedtime: Band = {
  low: 22,
  high: 23,
  range:
    "in a large study people who fell asleep between <low> and <high> had the least heart disease",
  zones: [
    zone("usual", "earlier than most people's", 22),
    zone("good", "at a good hour", 23.01),
    zone("good", "close to the best hours", 23.5),
    zone("usual", "a little late, and no worry", MIDNIGHT),
    zone("fair", "late", MIDNIGHT + 1.5),
    zone("off", "very late"),
  ],
  source: "Nikbakhtian 2021",
  caveat: "Enough sleep at regular hours counts for more than the hour itself.",
}

/** Huang T et al., J Am Coll Cardiol 2020;75:991: the standard deviation of when people fell asleep, in minutes. */
export const regularity: Band = {
  low: null,
  high: 30,
  range: "a spread of up to <high> counted as regular in a large study",
  zones: [
    zone("good", "regular", 31),
    zone("usual", "fairly regular", 61),
    zone("fair", "rather irregular", 91),
    zone("off", "irregular"),
  ],
  source: "Huang 2020",
  caveat: null,
}

/** Ohayon M et al., Sleep Health 2017;3:6, of awakenings of more than five minutes. */
export const wakeups: Band = {
  low: null,
  high: 1,
  range: "good sleep has at most <high> that lasts more than a few minutes",
  zones: [
    zone("good", "few", 2),
    zone("usual", "common, and mostly too short to remember", 4),
    zone("fair", "rather often", 6),
    zone("off", "often"),
  ],
  source: "National Sleep Foundation 2017",
  caveat: null,
}
