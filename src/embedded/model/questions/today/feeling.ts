import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { listed, sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { isOut, resultsIn } from "#embedded/model/prose/lab-result"
import type { Feeling, Today } from "#embedded/model/questions/today/intent"
import { lessGood, type NightPart } from "#embedded/model/questions/today/night"
import { type Sign, signsClause } from "#embedded/model/questions/today/signs"
import type { RecoveryLabel } from "#statistics/series/recovery"

const KIND: Readonly<Record<Feeling, string>> = {
  tired: "I'm sorry, being tired wears you down.",
  low: "I'm sorry you feel that way.",
  badly_slept: "I'm sorry, a bad night is no fun.",
  stressed: "That sounds like a lot on your shoulders.",
  well: "Good to hear.",
}

/** How the numbers of the day go with a feeling that is not a good one. */
const FITS: Readonly<Record<RecoveryLabel, string>> = {
  rested: "Your numbers do not show it",
  usual: "Most of your numbers look as usual",
  tired: "Your numbers fit that a little",
  strained: "Your numbers fit that",
  illness_like: "Your numbers fit that, and look a little like the days before an illness",
}
const OF_A_NIGHT: Readonly<Record<RecoveryLabel, string>> = {
  rested: "Your watch saw a better night than it felt like",
  usual: "Your watch saw an ordinary night, which is not how it felt",
  tired: "Your numbers fit that a little",
  strained: "Your numbers fit that",
  illness_like: "Your numbers fit that, and look a little like the days before an illness",
}
const WITH_JOY: Readonly<Record<RecoveryLabel, string>> = {
  rested: "Your numbers agree",
  usual: "Your numbers look as good as usual",
  tired: "Your numbers are a little behind that, so start easy",
  strained: "Your numbers have not caught up, so start easy",
  illness_like: "Your numbers have not caught up, so start easy",
}

const leadOf = (feels: Feeling, label: RecoveryLabel): string =>
  (feels === "well" ? WITH_JOY : feels === "badly_slept" ? OF_A_NIGHT : FITS)[label]

const SLOW_DOWN = "An easy day and an early night would fit."
const EARLIER = "An earlier night tonight would fit."
const DAYLIGHT = "A walk in daylight and no late coffee are a fair way through the day."
const BREATHE = "A short walk or some minutes of slow breathing are a fair start."
const UNSEEN = "A watch misses a lot, so take today gently."
const ENJOY = "Enjoy the day."

const STRAINED: ReadonlySet<RecoveryLabel> = new Set(["tired", "strained", "illness_like"])

const isShort = (signs: ReadonlyArray<Sign>): boolean =>
  (valueOf(signs.find(({ key }) => key === "sleep_minutes")?.fact("z") ?? null) ?? 0) <= -1

/** The one thing to do that fits what was found. */
const stepFor = (
  feels: Feeling,
  label: RecoveryLabel,
  signs: ReadonlyArray<Sign>,
  isLate: boolean,
): string => {
  if (feels === "well") return ENJOY
  if (STRAINED.has(label)) return SLOW_DOWN
  if (feels === "stressed") return BREATHE
  if (feels === "badly_slept") return DAYLIGHT
  return isShort(signs) || isLate ? EARLIER : UNSEEN
}

/** Of somebody who is tired for longer: the sleep of the week against what is recommended. */
const weekSentence = (date: Today["date"], ledger: Ledger): string | null => {
  const { fact, those } = foundBy(ledger, "sleep_debt", { date })
  const [need, mean, nights, debt] = [
    fact("recommended"),
    those("mean")[0],
    those("nights")[0],
    those("debt")[0],
  ]
  if (!need || !mean || !nights || !debt) return null
  return (valueOf(debt) ?? 0) >= MIN_DEBT_MIN
    ? sentence`Over the last ${placeholder(nights)} you are ${placeholder(debt)} short of the recommended
        ${placeholder(need)} a night.`
    : sentence`Over the last ${placeholder(nights)} you slept ${placeholder(mean)} a night, enough by the
        recommended ${placeholder(need)}.`
}
const MIN_DEBT_MIN = 30

/** Laboratory results that tiredness is looked for in: those out of range, else that they are within. */
const labSentence = (results: ReadonlyArray<string>, ledger: Ledger): string | null => {
  const found = results.flatMap((name) =>
    resultsIn(foundBy(ledger, "biomarkers", { name }).facts).slice(0, 1),
  )
  if (found.length === 0) return null
  const out = found.filter(isOut)
  const named = (of: typeof found) =>
    listed(of.map(({ value }) => `${outside(value.label)} (${placeholder(value)})`))
  return out.length > 0
    ? `Your last blood test had ${named(out)} out of range, so ask your doctor about that.`
    : `Your last blood test had ${named(found)} within range.`
}

const PERSISTS = "If it lasts, gets worse or worries you, tell a doctor."

/** Kind words, what last night and today show, and the one thing that fits. */
export const feelingSentences = (
  { feels = "low", date, lasting, results = [] }: Today,
  ledger: Ledger,
  signs: ReadonlyArray<Sign>,
  parts: ReadonlyArray<NightPart>,
  label: RecoveryLabel,
): ReadonlyArray<string | null> => {
  const clause = signsClause(signs, date)
  const lead = leadOf(feels, label)
  const debt = valueOf(foundBy(ledger, "sleep_debt", { date }).fact("debt")) ?? 0
  const worse = feels === "well" ? null : lessGood(parts)
  return [
    KIND[feels],
    clause ? `${lead}: ${clause}.` : `${lead}.`,
    worse,
    lasting ? weekSentence(date, ledger) : null,
    lasting ? labSentence(results, ledger) : null,
    stepFor(feels, label, signs, worse !== null || debt >= MIN_DEBT_MIN),
    lasting || feels === "low" ? PERSISTS : null,
  ]
}

/** Where last night is not on record: kind words, and that the numbers say nothing. */
export const feelingAlone = ({ feels = "low" }: Today): ReadonlyArray<string | null> => [
  KIND[feels],
  feels === "well"
    ? null
    : `Last night is not on record, so my numbers say nothing of it. ${UNSEEN}`,
  feels === "well" ? null : PERSISTS,
]
