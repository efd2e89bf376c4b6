import type { Material } from "#domain/briefing"
import { dateInWords } from "#domain/date-in-words"
import { daysBetween } from "#domain/time"
import { sentence } from "#embedded/model/english"
import { foundAnything } from "#embedded/model/prose/found"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { namesSport } from "#embedded/model/understanding/disambiguate"
import { lastDayOf, STALE_DAYS } from "#embedded/model/understanding/last-day"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** Says where the data ends, if that is some time ago. */
const endSentence = ({ briefing, ledger }: Material, intent: Intent): string | null => {
  const last = lastDayOf(briefing, kindOf(intent).metrics(intent))
  const isSaid = intent.kind === "level" && intent.known !== null
  if (isSaid || last === null || !foundAnything(ledger)) return null
  return daysBetween(last, briefing.today) > STALE_DAYS
    ? `Your data ends on ${dateInWords(last)}, so nothing here is about the days since then.`
    : null
}

const ALL_SPORTS =
  "Workouts of all kinds are counted together in this; ask how many, how long or how far for a single sport."

/** Says that all workouts are counted, where the question is about one sport. */
const sportSentence = ({ briefing, ledger }: Material, intent: Intent): string | null =>
  foundAnything(ledger) &&
  namesSport(briefing.question) &&
  kindOf(intent)
    .metrics(intent)
    .some(({ sources }) => sources.some(({ table }) => table === "activities"))
    ? ALL_SPORTS
    : null

const UNDATED =
  "You did not say when that began: name the day, and I can set the time before beside the time after."

/** Asks for the day of a beginning that the question does not date. */
const undatedSentence = ({ briefing }: Material, intent: Intent): string | null =>
  kindOf(intent).caveats?.includes("undated_beginning") &&
  parseQuestion(briefing, briefing.question).undated
    ? UNDATED
    : null

/** "My worst month", "that rough week", "the peak": not "is that good". */
const STANDS_OUT = phrases`
  (worst|best|bad|good|rough|hard|great|lowest|highest) ...1 ${phrases`
    day/s
    night/s
    week/s
    weekend/s
    month/s
    year/s
    time/s
    spell/s
    (patch|stretch)
    period/s
    season/s
  `}
  terrible
  awful
  horrible
  dreadful
  amazing
  peak
  rock bottom
  all-time (low|high)
`

const PICKED = sentence`A time that is picked because it stood out tends to be followed by one closer to the usual,
    whatever was done (regression to the mean).`

/** Warns of regression to the mean when the period was picked because its values were unusual. */
const pickedSentence = ({ briefing }: Material, intent: Intent): string | null =>
  kindOf(intent).caveats?.includes("regression_to_mean") && STANDS_OUT.test(briefing.question)
    ? PICKED
    : null

const [RMSSD, SDNN] = ["hrv_rmssd", "hrv_sdnn"]
const NAMES_MEASURE = phrases`
  rmssd
  sdnn
`

/** Says which measure of heart rate variability an answer is about, where the person has two. */
const measureSentence = ({ briefing }: Material, intent: Intent): string | null => {
  const both = [RMSSD, SDNN].every((key) => briefing.metrics.some(({ metric }) => metric === key))
  const asked = new Set(
    kindOf(intent)
      .metrics(intent)
      .map(({ key }) => key),
  )
  if (!both || asked.has(RMSSD) === asked.has(SDNN) || NAMES_MEASURE.test(briefing.question))
    return null
  const [measure, other] = asked.has(RMSSD) ? ["RMSSD", "SDNN"] : ["SDNN", "RMSSD"]
  return `HRV here is ${measure}; your ${other}, another measure of it, is kept apart.`
}

/**
 * The caveats of an answer: an undated beginning, the days after the last value, a single sport, which of two measures
 * it is about, a period that was picked because its values were unusual.
 */
export const caveatSentences = (material: Material, intent: Intent): ReadonlyArray<string> =>
  [
    undatedSentence(material, intent),
    pickedSentence(material, intent),
    endSentence(material, intent),
    sportSentence(material, intent),
    measureSentence(material, intent),
  ].filter((sentence) => sentence !== null)
