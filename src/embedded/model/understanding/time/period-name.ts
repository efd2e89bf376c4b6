import { dayInWords, dayOfMonth, WEEKDAYS } from "#domain/date-in-words"
import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { daysWithin } from "#embedded/model/understanding/time/window-words"
import { MONTH_NAMES } from "#language/month"

/** A unit of time. */
export type Unit = (typeof units)[number]
const units = [
  "hour",
  "day",
  "night",
  "weekend",
  "week",
  "fortnight",
  "month",
  "quarter",
  "year",
] as const

/** So many units. */
export interface Distance {
  readonly unit: Unit
  readonly count: number
}

/** The unit that a word names: "calendar weeks" are weeks. */
export const unitOf = (word: string): Unit =>
  units.find((unit) => word.toLowerCase().includes(unit)) ?? "day"

/** How a time is named: what it is counted in and from. Sentences are printed from it, by `inWords`. */
export type PeriodName =
  /** So many units that end today. `said` is the count with its unit as the question wrote it: "3 weeks". */
  | {
      readonly anchor: "today"
      readonly unit: Unit
      readonly count: number
      readonly said: string
      readonly which: "last" | "past"
    }
  /** One unit of the calendar, `count` of them before the current one: "this week", "last night". */
  | { readonly anchor: "calendar"; readonly unit: Unit; readonly count: 0 | 1 | 2 }
  /** Dates in the words of the question: "12 May", "between May and June". */
  | { readonly anchor: "date"; readonly said: string; readonly preposition: Preposition | null }
  /** A single day, which is said with its day of the week. */
  | Day
  /** A night named by its evening: "Monday night". `day` is the one on which it ends. */
  | { readonly anchor: "evening"; readonly said: string; readonly day: Day }
  /** Days that are not those of a month or year, said by name and by date: "summer (June to August)". */
  | {
      readonly anchor: "span"
      readonly said: string
      readonly preposition: Preposition | null
      readonly window: Window
      readonly today: LocalDate
    }
  /** From one day to another. */
  | { readonly anchor: "between"; readonly window: Window; readonly today: LocalDate }
  /** What lies before or after another time: "after 12 May". */
  | { readonly anchor: "edge"; readonly lead: string; readonly of: PeriodName }
  /** Weekends up to the latest that has begun; `said` is how many. */
  | { readonly anchor: "weekends"; readonly said: string; readonly first: Day }
  /** From the beginning of another time until today. */
  | {
      readonly anchor: "since"
      readonly of: PeriodName
      /** The season that was over by then, where one is named. */
      readonly season?: PeriodName & { readonly anchor: "span" }
    }
  /** The time right before another one; `said` is its length, null for the same length. */
  | { readonly anchor: "before"; readonly said: string | null }
  /** So many units before as many, as the question wrote it: "the previous 30 days". */
  | { readonly anchor: "preceding"; readonly said: string }
  /** As much of the last month or year as there is of this one. */
  | { readonly anchor: "by_now"; readonly unit: "month" | "year" }
  /** The part of a time that lies before another one. */
  | { readonly anchor: "rest"; readonly of: PeriodName }
  | { readonly anchor: keyof typeof fixed }

type Preposition = "in" | "on" | "over" | "from" | "at"

/** A day as it is said on another one, whose year is not repeated. */
interface Day {
  readonly anchor: "day"
  readonly date: LocalDate
  readonly today: LocalDate
  /** What it is called, where that is not its date: "Easter Sunday". */
  readonly called?: string
  /** What happened on it: "the clocks went back". */
  readonly event?: string
  /** Whether the night is meant that begins on it; a night of any other day ends on it. */
  readonly evening?: boolean
  /** Whether it is the date of a night. */
  readonly night?: boolean
  /** The other day that its numbers may mean: "11/3". */
  readonly otherwise?: LocalDate
  /** How long ago it was said to be: "3 months ago", which beside a month is a month. */
  readonly ago?: Distance
}

const HAS_WEEKDAY = new RegExp(WEEKDAYS.join("|"))

/** "Tuesday 12 May", "Easter Sunday (5 April)", "Sunday 25 October (when the clocks went back)". */
const dayNoun = ({ date, today, called, event }: Day): string => {
  const full = dayInWords(date, today)
  if (event !== undefined) return `${full} (when ${event})`
  if (called === undefined) return full
  return `${called} (${HAS_WEEKDAY.test(called) ? dayOfMonth(date, today) : full})`
}

const dayPhrase = (day: Day): readonly [string, string] => {
  if (!day.night) return ["on", dayNoun(day)]
  if (!day.evening) return ["in", `the night to ${dayNoun(day)}`]
  const waking = dayInWords(day.date, day.today)
  return ["on", `${day.called ?? dayNoun(day)} (waking on ${waking})`]
}

/** "the night of 12 May" with the day on which it ends. */
const wakingOn = ({ date, today }: Day) => ` (waking on ${dayInWords(date, today)})`

const past = (unit: Unit): PeriodName => ({
  anchor: "today",
  unit,
  count: 1,
  said: unit,
  which: "past",
})
export const PAST_WEEK = past("week")
export const PAST_MONTH = past("month")
export const PAST_YEAR = past("year")

/** Times that have one wording each. */
const fixed = {
  record: ["over", "everything on record"],
  recent_months: ["in", "recent months"],
  few_months: ["over", "the past few months"],
  months: ["over", "the past months"],
  latest_data: ["in", "your latest data"],
  weekend: ["over", "the weekend"],
  a_year_ago: ["at", "this time last year"],
  a_year_before: ["at", "the same time a year before"],
  usual: ["in", "the months before that"],
} as const

const calendar: Partial<Record<Unit, readonly [string, string, string]>> = {
  day: ["today", "yesterday", "the day before yesterday"],
  night: ["last night", "the night before last", "two nights ago"],
}

/** "the last a week" has an article too many. */
const ARTICLE = /^an? /i

/** A time as a preposition, which may be empty, and a noun phrase. */
const phrase = (name: PeriodName): readonly [preposition: string, noun: string] => {
  switch (name.anchor) {
    case "today":
      return ["over", `the ${name.which} ${name.said.replace(ARTICLE, "")}`]
    case "calendar": {
      const { unit, count } = name
      const words = calendar[unit] ?? [`this ${unit}`, `last ${unit}`, `the ${unit} before last`]
      return ["", words[count]]
    }
    case "date":
      return [name.preposition ?? "", name.said]
    case "day":
      return dayPhrase(name)
    case "evening":
      return ["on", `${name.said}${wakingOn(name.day)}`]
    case "span":
      return [name.preposition ?? "", `${name.said} (${daysWithin(name.window, name.today)})`]
    case "between":
      return ["from", daysWithin(name.window, name.today)]
    case "edge":
      return [name.lead, phrase(name.of)[1]]
    case "weekends":
      return ["over", `the last ${name.said} weekends (since ${dayNoun(name.first)})`]
    case "since":
      return ["since", phrase(name.of)[1]]
    case "before":
      return [
        "in",
        name.said === null ? "as long a time before that" : `the ${name.said} before that`,
      ]
    case "preceding":
      return ["", name.said]
    case "by_now":
      return ["by", name.unit === "year" ? "this day last year" : "this day last month"]
    case "rest": {
      const [preposition, noun] = phrase(name.of)
      return [preposition, `${noun} but before that`]
    }
    default:
      return fixed[name.anchor]
  }
}

/** A time as a sentence says it: "over the last 3 weeks", "in May". Its only numerals are the question's. */
export const inWords = ({ name }: { readonly name: PeriodName }): string => {
  const [preposition, noun] = phrase(name)
  return preposition === "" ? noun : `${preposition} ${noun}`
}

/** A time as a noun: "last week", "the week before that", "the time from 3 May to 5 June". */
export const nounOf = (name: PeriodName): string => {
  const [preposition, noun] = phrase(name)
  return preposition === "from" || preposition === "since"
    ? `the time ${preposition} ${noun}`
    : noun
}

/** Whether a time is said by an adverb that takes "for": "no value for yesterday". */
export const isAdverb = (name: PeriodName): boolean =>
  name.anchor === "calendar" &&
  ((name.unit === "day" && name.count < 2) || (name.unit === "night" && name.count === 0))

/** Whether a time is a unit of the calendar: this one, or one before it. */
export const isCalendar = (
  name: PeriodName,
  unit: Unit,
  ...counts: ReadonlyArray<number>
): boolean => name.anchor === "calendar" && name.unit === unit && counts.includes(name.count)

/** Units whose count a sentence can repeat of the time before. */
const REPEATED: ReadonlySet<Unit> = new Set(["day", "night", "week", "month", "year"])
/** "few weeks" would need an article, and a number with a comma reads as two. */
const REPEATABLE = /^(?!few\b)[\w ]{1,26}$/

/** The time right before another, as long as that: "in the 3 weeks before that". */
export const asLongBefore = (name: PeriodName): PeriodName => {
  for (const unit of ["day", "week", "weekend"] as const)
    if (isCalendar(name, unit, 1, 2)) return { anchor: "before", said: unit }
  const repeats = name.anchor === "today" && REPEATED.has(name.unit) && REPEATABLE.test(name.said)
  return { anchor: "before", said: repeats ? name.said : null }
}

const NAME = new RegExp(
  `\\b(?:${MONTH_NAMES.join("|")}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|q[1-4])\\b`,
  "gi",
)

const capitalised = (words: string) =>
  words.replace(NAME, (name) => name[0]!.toUpperCase() + name.slice(1).toLowerCase())

/** A name whose months and weekdays have their capitals, without a full stop behind it. */
export const tidyName = (name: PeriodName): PeriodName => {
  if ("of" in name) return { ...name, of: tidyName(name.of) }
  return "said" in name && name.said !== null
    ? { ...name, said: capitalised(name.said).replace(/[.\s]+$/, "") }
    : name
}

/** The name of a time's first day. */
export const startOf = (name: PeriodName): PeriodName =>
  name.anchor === "span"
    ? { anchor: "day", date: name.window.from, today: name.today, called: name.said }
    : name
