import { magnitude, placeholder, signOf, valueOf } from "#catalogue/placeholder"
import { sentence } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"

/** A week this much above the usual one is a heavy one. */
const HEAVY_PCT = 40
/** So many days of training one after the other, the last of them today or yesterday, ask for a pause. */
const LONG_RUN = 4
/** Weeks that differ by less are alike. */
const ALIKE_PCT = 15

/** Whether the last week of training was much more than usual, or had no pause. */
export const isHeavy = ({ fact }: Found): boolean =>
  (valueOf(fact("percent")) ?? 0) >= HEAVY_PCT ||
  ((valueOf(fact("in_a_row")) ?? 0) >= LONG_RUN && (valueOf(fact("days_since")) ?? LONG_RUN) <= 1)

/** "This past week you trained 2 h 40 min, about as much as in a usual week." */
export const trainingSentence = ({ fact }: Found): string | null => {
  const [minutes, usual, percent] = [fact("minutes"), fact("usual_minutes"), fact("percent")]
  if (!minutes || !usual) return null
  if (valueOf(minutes) === 0)
    return valueOf(usual) === 0
      ? "No workout is on record for the past weeks."
      : `You have not trained this past week; a usual week has ${placeholder(usual)}.`
  const trained = `This past week you trained ${placeholder(minutes)}`
  if (valueOf(usual) === 0 || !percent) return `${trained}, after weeks without a workout.`
  const alike = Math.abs(valueOf(percent) ?? 0) < ALIKE_PCT
  return alike
    ? `${trained}, about your usual week (${placeholder(usual)}).`
    : sentence`${trained}, ${magnitude(percent)} ${signOf(percent) > 0 ? "more" : "less"} than in a usual
        week (${placeholder(usual)}).`
}

/** "Your last session was running on 20 November 2026." */
export const lastSentence = ({ fact }: Found): string | null => {
  const [date, sport] = [fact("last_date"), fact("last_sport")]
  return date && sport
    ? `Your last session was ${placeholder(sport)} on ${placeholder(date)}.`
    : null
}
