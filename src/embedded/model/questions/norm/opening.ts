import type { Band, Zone } from "#catalogue/norms/band"
import type { Judgement, Norm } from "#embedded/model/questions/norm/intent"
import type { Somebody } from "#embedded/model/understanding/profile/somebody"

/** Judgements that open with a word of their own. */
type Opened = Exclude<Judgement, "range" | "goal" | "compare">

/** How a judgement begins, by the zone that a value lies in. */
export const OPENINGS: Readonly<Record<Opened, Readonly<Record<Zone["is"], string>>>> = {
  good: { good: "Yes", usual: "Not quite", fair: "Not quite", off: "No" },
  normal: { good: "Yes", usual: "Yes", fair: "Not quite", off: "No" },
  bad: { good: "No", usual: "No", fair: "A little", off: "Yes" },
  rate: { good: "Good", usual: "Fair", fair: "Fair", off: "Poor" },
}

/** Whether a judgement opens with a word: a range, a goal and a comparison do not. */
export const isOpened = (judges: Judgement | undefined): judges is Opened =>
  judges !== undefined && Object.hasOwn(OPENINGS, judges)

/** Whether a value lies on the other side of a band than the question fears. */
const isOpposite = ({ low, high }: Band, way: NonNullable<Norm["way"]>, value: number): boolean =>
  way === "over" ? low !== null && value < low : high !== null && value >= high

/** ", for a woman of that age", where the question says whom it is about. */
const forSomebody = ({ age, gender, height_cm }: Somebody = {}): string => {
  const who = gender && (gender === "female" ? "a woman" : "a man")
  if (height_cm !== undefined) return ""
  if (age !== undefined) return who ? `, for ${who} of that age` : ", at that age"
  return who ? `, for ${who}` : ""
}

/** "Yes, for a woman of that age: ", "No, rather the opposite: "; empty where nothing is to be affirmed. */
export const openingOf = (
  { judges, way, of, aspect }: Norm,
  band: Band,
  zone: Zone,
  value: number,
): string => {
  if (!isOpened(judges)) return ""
  const isFairly = aspect === "spread" && judges === "good" && zone.is === "usual"
  const word = isFairly ? "Fairly" : OPENINGS[judges][zone.is]
  const isFeared = zone.is === "fair" || zone.is === "off"
  if (way && isFeared && isOpposite(band, way, value)) return "No, rather the opposite: "
  return `${word}${forSomebody(of)}: `
}
