import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

const LONGEST = {
  text: "Make no run more than a tenth longer than your longest of the past month.",
  source: from.longest,
}
const TAPER = {
  text: "Run about half as far in the last one to two weeks, at your usual speed.",
  source: from.taper,
}
const doctor =
  "Ask your doctor first if you have heart trouble, or pain in the chest or faintness on effort."

/** Training for races on foot. */
export const races: ReadonlyArray<Advice> = [
  {
    id: "advice_five_k",
    title: "your race",
    terms: "5k | 5 k | 5km | 5 km | five (k|kilometers|kilometres) | parkrun | couch to 5k",
    way: "either",
    asked: ["get me ready for a 5k in 6 weeks", "build me a 5k plan"],
    lead: "Three runs a week are enough",
    steps: [
      {
        text: "Run three times a week with a day between, slowly enough to talk.",
        source: from.couch,
      },
      LONGEST,
      {
        text: "Once the distance is easy, run a few quicker minutes in one of the three.",
        source: from.easy,
      },
    ],
    doctor,
    metrics: [],
    analytes: [],
    race_km: 5,
  },
  {
    id: "advice_ten_k",
    title: "your race",
    terms: "10k | 10 k | 10km | 10 km | ten (k|kilometers|kilometres)",
    way: "either",
    asked: ["build me a 10k running plan", "i want to run a 10k in 8 weeks, how?"],
    lead: "Three to four runs a week do it",
    steps: [
      { text: "Keep two or three runs easy, slowly enough to talk.", source: from.easy },
      LONGEST,
      { text: "Run one of them quicker in its middle.", source: from.easy },
      { text: "Run less in the last week, at your usual speed.", source: from.taper },
    ],
    doctor,
    metrics: [],
    analytes: [],
    race_km: 10,
  },
  {
    id: "advice_half_marathon",
    title: "your race",
    terms: "half marathon/s | half-marathon | 21k | 21 k | 21 km | 21km",
    way: "either",
    asked: ["plan for a half marathon in 12 weeks", "how do i train for a half marathon"],
    lead: "Regular easy running with a long run that grows makes the half marathon",
    steps: [
      { text: "Run three or four times a week, most of it easy.", source: from.halfMarathon },
      LONGEST,
      {
        text: "Lengthen one run a week bit by bit, and keep its pace easy.",
        source: from.halfMarathon,
      },
      { text: "Do one quicker run a week, such as a steady middle part.", source: from.easy },
      TAPER,
    ],
    doctor,
    metrics: [],
    analytes: [],
    race_km: 21.1,
  },
  {
    id: "advice_marathon",
    title: "your race",
    terms: "<!(half) marathon/s | 42k | 42 km | 42km",
    way: "either",
    asked: ["plan for a marathon in 16 weeks", "how do i prepare for a marathon"],
    lead: "Weekly distance and many long runs count for more than any trick",
    steps: [
      { text: "Run four times a week, three of them easy.", source: from.marathon },
      LONGEST,
      {
        text: "Do a long run nearly every week, with an easier week in between.",
        source: from.marathon,
      },
      {
        text: "Practise food on long runs: 30 to 60 g of carbohydrate an hour.",
        source: from.fuel,
      },
      TAPER,
    ],
    doctor,
    metrics: [],
    analytes: [],
    race_km: 42.2,
  },
]
