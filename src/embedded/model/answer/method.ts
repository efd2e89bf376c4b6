import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import { certaintyOf } from "#embedded/model/answer/certainty"
import { listed, sentence, spokenName } from "#embedded/model/english"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { linkIn } from "#embedded/model/thread/linked"
import { contrastIn, periodBehind } from "#embedded/model/thread/picked"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { inWords, nounOf } from "#embedded/model/understanding/time/period-name"
import { daysWithin } from "#embedded/model/understanding/time/window-words"
import { capital } from "#language/capital"

const MAX_NAMES = 3

/** "your sleep and HRV"; "your laboratory results" where no metric was looked at. */
const dataOf = (intent: Intent): string => {
  if (intent.kind === "labs") return "your laboratory reports"
  if (intent.kind === "workouts" || intent.kind === "record") return "your recorded workouts"
  const names = [...new Set(kindOf(intent).metrics(intent).slice(0, MAX_NAMES).map(spokenName))]
  return names.length === 0 ? "what your devices recorded" : `your ${listed(names)}`
}

const over = (intent: Intent): string => {
  const period = contrastIn(intent) ? null : periodBehind(intent)
  return period ? ` ${inWords(period)}` : ""
}

/** The two times that an answer held against each other; of several the longest apart. */
const timesOf = (intent: Intent): Contrast | null => {
  if (intent.kind === "change") return intent.ends ?? intent.horizons[0] ?? null
  return contrastIn(intent)
}

const sides = (feature: Metric, target: Metric): string =>
  sentence`days with the most of your ${spokenName(feature)} against days with the least, by the ${spokenName(
    target,
  )} that belongs to them`

const isOfOneDay = (intent: Intent): boolean => {
  const window = periodBehind(intent)?.window
  return window !== undefined && window.from === window.to
}

const TO_USUAL = "To your own usual: your days and nights of the weeks before."

/** What an answer was held against, in words. */
export const referenceOf = (intent: Intent): string => {
  const times = timesOf(intent)
  if (times) return capital(`${nounOf(times.b.name)} against ${nounOf(times.a.name)}.`)
  const link = linkIn(intent)
  if (link) return capital(`${sides(link.feature, link.target)}.`)
  switch (intent.kind) {
    case "today":
    case "usual":
      return TO_USUAL
    case "explanation":
      return "To your own usual, measure by measure."
    case "norm":
      return `To what guidelines and studies give for people in general; yours is ${dataOf(intent)}${over(intent)}.`
    case "labs":
      return "To the range that your report prints, and to the test before, where there is one."
    case "knowledge":
      return "To people in general: it is from guidelines and studies, not from your data."
    case "drivers":
    case "scan":
    case "coaching":
      return "Days and nights with the most of a habit against those with the least of it."
    default:
      if (isOfOneDay(intent)) return TO_USUAL
      return `It is ${dataOf(intent)}${over(intent)}. Name a time, and I hold it against that.`
  }
}

/** The time that an answer was about, in words and in days. */
export const timeOf = (intent: Intent, today: LocalDate): string => {
  if (timesOf(intent)) return referenceOf(intent)
  const period = periodBehind(intent, today)
  return period
    ? capital(`${inWords(period)}: ${daysWithin(period.window, today)}.`)
    : "It is not about one time: name one, and I look at it."
}

/** What was done with the data, by the kind of an answer. */
const made = (intent: Intent): string => {
  if (timesOf(intent))
    return "I took the average of each time, and held the gap against how much it moves from day to day anyway."
  const link = linkIn(intent)
  if (link) return capital(`I compared ${sides(link.feature, link.target)}.`)
  switch (intent.kind) {
    case "level":
      if (intent.statistic === "total") return "I added up the days with a value."
      return isOfOneDay(intent)
        ? "I took the value of that day or night, and set your usual beside it."
        : "I took the average of the days or nights with a value."
    case "overview":
    case "change":
    case "since":
    case "review":
      return "I took the average of the days or nights with a value, and held it against earlier times."
    case "extremes":
      return "I put the days in order by their values."
    case "count":
    case "share":
    case "streak":
      return "I counted the days that meet it."
    case "today":
    case "usual":
      return "I held the last values against your usual of the weeks before."
    case "norm":
      return "I took the average and held it against ranges from guidelines and studies."
    case "labs":
      return "I read the values and ranges that are printed there, and set each beside the test before."
    case "explanation":
      return "I looked which of your other measures were different at that time from what they usually are."
    case "drivers":
    case "scan":
    case "coaching":
      return "I looked which of your other measures go along with it, and how often chance would bring as much."
    default:
      return "Nothing in it is an estimate of mine."
  }
}

/** Where the numbers of an answer come from and what was done with them. */
export const methodOf = (intent: Intent, ledger: Ledger): ReadonlyArray<string> =>
  intent.kind === "knowledge"
    ? ["That is from published guidelines and studies, not from your data."]
    : [`From ${dataOf(intent)}${over(intent)}.`, made(intent), certaintyOf(intent, ledger)]

/** What an answer was about, and what can be asked of it. */
export const subjectOf = (intent: Intent): ReadonlyArray<string> => [
  sentence`I take that to be about my last answer, from ${dataOf(intent)}${over(intent)}, but I am not sure what you
    would like to know of it.`,
  "Ask me “compared to what?”, “why?”, “how sure are you?”, “how did you get that?” or “show me”.",
]
