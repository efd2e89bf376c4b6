import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import type { FoundPeriod, Period } from "#embedded/model/understanding/time/period"
import { type Distance, unitOf } from "#embedded/model/understanding/time/period-name"
import { type Side, type Step, stepped } from "#embedded/model/understanding/time/stepped"
import { verbose } from "#embedded/model/understanding/words/table"
import { without } from "#embedded/model/understanding/words/text"
import type { TextSpan } from "#language/text-span"

/** A time that a message says from the one of the question before it, with its words. */
export interface Beside extends TextSpan {
  readonly step: Step
}

const UNIT = "days?|nights?|weekends?|weeks?|fortnights?|months?|quarters?|years?"
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
const NOUN = `${UNIT}|times?|periods?|ones?|${WEEKDAYS.join("|")}`
const THAT = "(?: (?:that|then|it|this|those|them)\\b)?"
/** What a time lies before by itself: "the week before Christmas", "the month before I moved". */
const OF_ITS_OWN = verbose`
  (?! (?:last|christmas|easter|yesterday|i|we|my|our|the|an?|going|starting|\d+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|
  oct|nov|dec)[a-z]*)\b)
`

interface Wording {
  readonly pattern: RegExp
  readonly read: (groups: ReadonlyArray<string | undefined>, words: string) => Step | null
}

const SAME = /^(?:time|period|one)/i

/** What lies right beside a time: the noun and its count say how long it is. */
const besideStep = (side: Side, noun: string, count: string | undefined, words: string): Step => {
  const day = WEEKDAYS.indexOf(noun.toLowerCase())
  if (day >= 0) return { to: "weekday", side, day }
  const said = calledThat(words, side)
  if (SAME.test(noun)) return { to: "same", side, said: `the time ${side} that` }
  return { to: "unit", side, said, unit: unitOf(noun), count: count ? countOf(count) : 1 }
}

/** "the week before that": the words of a message as a sentence of their own says them. */
const calledThat = (words: string, side: Side): string => {
  const bare = words
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/^(?:same|previous|preceding|prior|next|following) /, "")
    .replace(/ (?:(?:right|just|immediately) )?(?:before|prior|preceding|after|following)\b.*$/, "")
  return `the ${bare} ${side} that`
}

const HALF = /^half/i
const distanceOf = (count: string, unit: string): Distance =>
  HALF.test(count)
    ? { unit: "month", count: 6 }
    : { unit: unitOf(unit), count: /^one$/i.test(count) ? 1 : countOf(count) }

const EARLIER_WORDS = "(?:(?:right |just |immediately )?(?:before|prior|preceding))"
const LATER_WORDS = "(?:(?:right |just |immediately )?(?:after|following))"

/** How a time is said from another one, the more specific first. */
const wordings: ReadonlyArray<Wording> = [
  {
    pattern: new RegExp(
      verbose`
        \b(?:the |this )?same (?:time|period|days?|nights?|weeks?|weekend|months?) (?:of |in )?(?:last year|the
         (?:year before|previous year|prior year)|(?:a|one) year (?:ago|earlier|before))\b|\b(?:at )?this time
         last year\b
      `,
      "i",
    ),
    read: () => ({ to: "moved", side: "before", unit: "year", count: 1 }),
  },
  {
    pattern: new RegExp(`\\b(${COUNT}|half an?(?= year)) (${UNIT}) earlier\\b`, "i"),
    read: ([count, unit]) => ({ to: "moved", side: "before", ...distanceOf(count!, unit!) }),
  },
  {
    pattern: new RegExp(`\\b(${COUNT}|half an?(?= year)) (${UNIT}) later\\b`, "i"),
    read: ([count, unit]) => ({ to: "moved", side: "after", ...distanceOf(count!, unit!) }),
  },
  {
    pattern: /\b(an?|one) (year) before\b(?: that)?/i,
    read: () => ({ to: "moved", side: "before", unit: "year", count: 1 }),
  },
  {
    pattern: new RegExp(`\\b(${COUNT}|half an?(?= year)) (weeks?|months?|years?) ago\\b`, "i"),
    read: ([count, unit]) => ({ to: "ago", ...distanceOf(count!, unit!) }),
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?:same )?(?:(${COUNT}) )?(${NOUN}) ${EARLIER_WORDS}${OF_ITS_OWN}${THAT}`,
      "i",
    ),
    read: ([count, noun], words) => besideStep("before", noun!, count, words),
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?:same )?(?:(${COUNT}) )?(${NOUN}) ${LATER_WORDS}${OF_ITS_OWN}${THAT}`,
      "i",
    ),
    read: ([count, noun], words) => besideStep("after", noun!, count, words),
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?:previous|preceding|prior) (?:(${COUNT}) )?(${NOUN})\\b`,
      "i",
    ),
    read: ([count, noun], words) => besideStep("before", noun!, count, words),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(?:next|following) (?:(${COUNT}) )?(${NOUN})\\b`, "i"),
    read: ([count, noun], words) => besideStep("after", noun!, count, words),
  },
  {
    pattern: /\bbefore that\b/i,
    read: () => ({ to: "same", side: "before", said: "the time before that" }),
  },
]

/** A longer message says its time by itself. */
const MAX_CHARS = 160

/** The time that a text says from another one; null where it says none. */
export const besideIn = (text: string): Beside | null => {
  if (text.length > MAX_CHARS) return null
  for (const { pattern, read } of wordings) {
    const match = pattern.exec(text)
    const step = match && read(match.slice(1), match[0])
    if (match && step) return { step, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** A word before a time that it may have been found with. */
const LEAD = /^(?:(?:in|on|at|over|during|for|from|of|to|with|than) )?(?:the |about )?$/i

/** Whether a found time is that of the words alone: "the week before last" and "October a year ago" are not. */
const isWithin = (whole: string, { start, end }: FoundPeriod, words: TextSpan): boolean =>
  end <= words.end && (start >= words.start || LEAD.test(whole.slice(start, words.start)))

/** The time that a message says from the one of the question before it; null where it names one by itself. */
export const besideOf = ({ whole, periods }: ParsedQuestion): Beside | null => {
  const found = besideIn(whole)
  return found && periods.every((period) => isWithin(whole, period, found)) ? found : null
}

/** The time that a message means which is said from another one; null where it says none, or it has not begun. */
export const timeBeside = (own: ParsedQuestion, then: Period | undefined): Period | null => {
  if (!then || then.form === "always") return null
  const found = besideOf(own)
  return found && stepped(then, found.step, own.dates)
}

/** A message with the time that it says from another one in the place of its words; as it is where it says none. */
export const placedBeside = (own: ParsedQuestion, then: Period | undefined): ParsedQuestion => {
  if (own.periods.some(({ form }) => form === "beside")) return own
  const found = besideOf(own)
  const period = timeBeside(own, then)
  if (!found || !period) return own
  const start = Math.min(found.start, ...own.periods.map((each) => each.start))
  const at = { start, end: found.end }
  return { ...own, text: without(own.text, [at]), periods: [{ ...period, ...at }] }
}
