import { placeholder, rounded, roundedMagnitude, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import type { Today } from "#embedded/model/questions/today/intent"
import { type NightPart, standingOut } from "#embedded/model/questions/today/night"
import type { Sign } from "#embedded/model/questions/today/signs"
import { signsClause } from "#embedded/model/questions/today/signs"
import { isHeavy } from "#embedded/model/questions/today/training"
import type { RecoveryLabel } from "#statistics/series/recovery"

const READY: Readonly<Record<RecoveryLabel, string>> = {
  rested: "You look well recovered, so the day is yours",
  usual: "You look as ready as usual",
  tired: "You look a little tired, so keep it light",
  strained: "You look strained, so take it easy",
  illness_like: "Take it easy: your numbers look a little like the days before an illness",
}
const HEAVY = "Your week of training was a full one, so an easy day fits."

/** Nights that differ by less are like the usual. */
const NEAR_MIN = 10

/** "You slept 7 h 33 min last night, 20 minutes more than your usual 7 h 13 min." */
export const sleptSentence = (signs: ReadonlyArray<Sign>, late: boolean): string | null => {
  const sleep = signs.find(({ key }) => key === "sleep_minutes")
  const [value, median, difference] = [
    sleep?.fact("value"),
    sleep?.fact("median"),
    sleep?.fact("difference"),
  ]
  if (!value || !median || !difference) return null
  const size = valueOf(difference) ?? 0
  const beside =
    Math.abs(size) < NEAR_MIN
      ? `close to your usual ${rounded(median)}`
      : `${roundedMagnitude(difference)} ${size > 0 ? "more" : "less"} than your usual ${rounded(median)}`
  return `You slept ${placeholder(value)} ${late ? "the night before" : "last night"}, ${beside}.`
}

/** "Good morning": last night beside the usual, what stands out, and how ready one is. */
export const morningSentences = (
  { date, late }: Today,
  ledger: Ledger,
  signs: ReadonlyArray<Sign>,
  parts: ReadonlyArray<NightPart>,
  label: RecoveryLabel,
): ReadonlyArray<string | null> => {
  const others = signs.filter(({ key }) => key !== "sleep_minutes")
  const clause = signsClause(others, date)
  return [
    "Good morning.",
    sleptSentence(signs, late),
    standingOut(parts),
    clause ? sentence`${READY[label]}: ${clause}.` : `${READY[label]}.`,
    isHeavy(foundBy(ledger, "training", { date })) && (label === "usual" || label === "rested")
      ? HEAVY
      : null,
  ]
}
