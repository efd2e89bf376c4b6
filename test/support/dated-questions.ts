import { metrics } from "#catalogue/metrics"

/** Times with numbers in them that are no readings. */
export const times = [
  "on 20 November",
  "on 20 November 2026",
  "on the 20th of November",
  "on the 20 of November",
  "on November 20",
  "on Nov 20, 2026",
  "on 2026-11-20",
  "on 20/11/2026",
  "on 7 March",
  "on 31 May",
  "from 20 to 25 November",
  "between 20 and 30 November",
  "between November 20 and November 25",
  "at 7:30",
  "at 20:35 yesterday",
  "in the last 30 days",
  "over the past 28 nights",
  "in week 38",
  "in 2026",
]

const labs = ["potassium", "sodium", "calcium", "hemoglobin", "platelets", "creatinine", "INR"]
const names = [...metrics.map(({ name }) => name), "heart rate", "pulse", "blood sugar", ...labs]

const WORDINGS: ReadonlyArray<(name: string, time: string) => string> = [
  (name, time) => `What was my ${name} ${time}?`,
  (name, time) => `${name} ${time}`,
  (name, time) => `${time} my ${name}`,
  (name, time) => `Show me my ${name} ${time}, please`,
]

/** Questions for every measure at a time, in every wording. */
export const datedQuestions = (time: string): ReadonlyArray<string> =>
  names.flatMap((name) => WORDINGS.map((wording) => wording(name, time)))
