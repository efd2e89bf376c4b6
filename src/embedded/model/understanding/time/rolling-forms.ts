import { addDays } from "#domain/time"
import type { Window } from "#domain/window"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { Form } from "#embedded/model/understanding/time/period-form"
import { unitOf } from "#embedded/model/understanding/time/period-name"
import { verbose } from "#embedded/model/understanding/words/table"

const UNIT = verbose`
    ((?:calendar |consecutive )?(?:days?|nights?|dates|weeks?|fortnights?|months?|quarters?|years?))(?:' 
    (?:worth of )?|\b)(?![ -]olds?\b)
  `
const PREPOSITION =
  "(?:(?:in|over|during|for|within|of|from|across|throughout|on|out of|considering|using) )"
const LEAD = `${PREPOSITION}{0,3}(?:all (?:of )?)?(?:the |my |these |this |those )?(?:very |full |whole |entire )?`
const LAST = "(last|past|recent|most recent|latest|trailing|final)"
const PRECEDING = "(?:previous|preceding|prior|foregoing|earlier)"
/**
 * A count without a unit is not followed by another counted noun: "the last 7", but not "the last 7
 * runs".
 */
const ALONE = verbose`
    (?=\s*(?:$|[?.!,;:)])|\s+(?:vs|versus|was|is|has|does|lacks|shows|this|as|across|less|without)\b|\s+(?!
    (?:blood|lab|gym|bike|training|very|full|whole|calendar|working|consecutive)\b|[a-z]+s\b)[a-z])
  `

/**
 * The lengths of rolling periods in days: a month is always thirty, so that two of them are equally
 * long.
 */
const lengths: ReadonlyArray<readonly [RegExp, number]> = [
  [/week/i, 7],
  [/fortnight/i, 14],
  [/month/i, 30],
  [/quarter/i, 91],
  [/year/i, 365],
]

const DAY_HOURS = 24
const HALF_YEAR = 182
const RECENT_DAYS = 90

const daysOf = (count: number, unit: string): number =>
  Math.max(1, count * (lengths.find(([pattern]) => pattern.test(unit))?.[1] ?? 1))

const rolling = (days: number, { today }: DateContext): Window => ({
  from: addDays(today, 1 - days),
  to: today,
})

const lasting = (
  count: number,
  unit: string,
  dates: DateContext,
  said: string,
  which: "last" | "past" = "last",
) => ({
  window: rolling(daysOf(count, unit), dates),
  name: { anchor: "today", unit: unitOf(unit), count, said, which } as const,
})

/** One unit that ends today: "over the past week". */
const pastOne = (unit: string, dates: DateContext) =>
  lasting(1, unit.toLowerCase(), dates, unit.toLowerCase(), "past")

/** As many days before as many. */
const preceding = (count: number, unit: string, { today }: DateContext, match: string) => {
  const days = daysOf(count, unit)
  return {
    window: { from: addDays(today, 1 - 2 * days), to: addDays(today, -days) },
    name: { anchor: "preceding", said: match.toLowerCase().replace(/^(?=the |my |those )/, "in ") },
  } as const
}

/** "3 weeks" as it was said; of one the unit alone: "last a weeks" is the last week. */
const saidCount = (count: string, unit: string): string =>
  countOf(count) === 1 ? unit.trim().replace(/(?<=[a-z])s$/i, "") : `${count} ${unit}`

const isOneDay = (count: string, unit: string) =>
  countOf(count) === 1 && /^(?:day|night)/i.test(unit)

/** Days counted back from today: "the past 30 days", "a 90-day average", "the 7 days before that". */
export const rollingForms: ReadonlyArray<Form> = [
  {
    form: "rolling",
    pattern: new RegExp(`\\b${LEAD}${LAST} (?:full |whole )?(${COUNT})[ -]${UNIT}`, "gi"),
    read: ([which, count, unit], dates) =>
      lasting(
        countOf(count!),
        unit!,
        dates,
        saidCount(count!, unit!),
        /^past$/i.test(which!) ? "past" : "last",
      ),
  },
  {
    form: "rolling",
    pattern: new RegExp(`\\b${LEAD}${LAST} (${COUNT})[ -](?:hours|hrs?|h)\\b`, "gi"),
    read: ([, count], dates) => ({
      window: rolling(Math.max(1, Math.ceil(countOf(count!) / DAY_HOURS)), dates),
      name: {
        anchor: "today",
        unit: "hour",
        count: countOf(count!),
        said: `${count} hours`,
        which: "last",
      },
    }),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      `\\b${LEAD}(?:last |past )?(?:half[- ]year|half a year|half of the year)\\b`,
      "gi",
    ),
    read: (_, dates) => ({
      window: rolling(HALF_YEAR, dates),
      name: { anchor: "today", unit: "year", count: 0.5, said: "half year", which: "past" },
    }),
  },
  {
    form: "rolling",
    pattern: /\b(?:in|over) recent months\b/gi,
    read: (_, dates) => ({
      window: rolling(RECENT_DAYS, dates),
      name: { anchor: "recent_months" },
    }),
  },
  {
    form: "rolling",
    pattern: new RegExp(`\\b${LEAD}${LAST} (${COUNT})${ALONE}`, "gi"),
    read: ([, count], dates) => lasting(countOf(count!), "days", dates, `${count} days`),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      verbose`
        \b${PREPOSITION}?(?:the |about |my |going )?(${COUNT})[ -]${UNIT} back(?:wards?)?(?: (?:from|until|to|
        of) (?:today|now))?
      `,
      "gi",
    ),
    read: ([count, unit], dates) => lasting(countOf(count!), unit!, dates, `${count} ${unit}`),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      verbose`
        \b${PREPOSITION}?(?:the |about |my )?(${COUNT})[ -]${UNIT}(?: (?:ending|up|up until|until|till|to|
        leading up|through))+ (?:and including )?(?:today|now)\b
      `,
      "gi",
    ),
    read: ([count, unit], dates) => lasting(countOf(count!), unit!, dates, `${count} ${unit}`),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      verbose`
        \b(?:in|over|during|for|within|across|throughout|since|on|of) (?:the |a |my )?(${COUNT})[ -]${UNIT}(?! 
        (?:ago|before|prior|earlier|later|in a row|running|straight|where|when|with)\b)
      `,
      "gi",
    ),
    read: ([count, unit], dates) =>
      isOneDay(count!, unit!) ? null : lasting(countOf(count!), unit!, dates, `${count} ${unit}`),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      verbose`
        \b(?:(?:my|the|own|personal|a) )*(${COUNT})[ -](day|night|week|month)s?(?= (?:[a-z]+ ){0,3}?(?:average|
        mean|avg|median|max|maximum|min|minimum|standard|baseline|window|period|variab\w+|rolling|history|norm|
        spread|high|low|trend|correlation|total|peak|stats?)\b)
      `,
      "gi",
    ),
    read: ([count, unit], dates) =>
      isOneDay(count!, unit!) ? null : lasting(countOf(count!), unit!, dates, `${count} ${unit}s`),
  },
  {
    form: "rolling",
    pattern: new RegExp(`\\b(${COUNT})[ -](days|weeks?|months?)(?=\\s*$|\\s*[?.!,;:()])`, "gi"),
    read: ([count, unit], dates) =>
      /^an?$/i.test(count!) ? null : lasting(countOf(count!), unit!, dates, `${count} ${unit}`),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      verbose`
          (?<=[a-z),])(?<!\b(?:is|was|are|were|be|at|of|around|about|to|age|am|than|near|from|by|with|and|or|hit|
          like|not|week|top|over|under|above|below)|(?<!\b(?:average|mean|median|standard deviation|max(?:imum)?|
          min(?:imum)?|correlation|missing|gaps?)\b.*)\b(?:score|rate|pulse|hr|bpm)) (7|14|28|30|60|90|180|365)
          (?=\s*[?.!]*\s*$)
        `,
      "gi",
    ),
    read: ([count], dates) => lasting(countOf(count!), "days", dates, `${count} days`),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      verbose`
          (?<=(?<!\b(?:an?|my|the) )\b(?:average|mean|median|standard deviation|maximum|max|minimum|min|total|
          range|percent|missing)[,:]? |, )(week|fortnight|month|quarter)(?=\s*[?.!]*\s*$)
        `,
      "gi",
    ),
    read: ([unit], dates) => pastOne(unit!, dates),
  },
  {
    form: "rolling",
    pattern: new RegExp(
      verbose`
        \b(?:${LEAD}(?:past|trailing|most recent|latest)|(?:in|over|during|for|within|across) (?:the |my )?last|
        the last|last(?= fortnight)) (week|fortnight|month|quarter|year)\b
      `,
      "gi",
    ),
    read: ([unit], dates) => pastOne(unit!, dates),
  },
  {
    form: "rolling",
    pattern:
      /\b(weekly|monthly|yearly|annual)(?= (?:summary|report|recap|review|overview|check))/gi,
    read: ([which], dates) => {
      const unit = { w: "week", m: "month" }[which![0]!.toLowerCase()] ?? "year"
      return pastOne(unit, dates)
    },
  },
  {
    form: "rolling",
    pattern:
      /(?<!\bof )\b(?:my|the) (week|month|year)(?= (?:been|go|going|look|looking|so far|was|in review)\b|[?.!]|$)/gi,
    read: ([unit], dates) => pastOne(unit!, dates),
  },
  {
    form: "preceding",
    pattern: new RegExp(`\\b${LEAD}${PRECEDING} (${COUNT})(?:[ -]${UNIT}|${ALONE})`, "gi"),
    read: ([count, unit = "days"], dates, match) => preceding(countOf(count!), unit, dates, match),
  },
  {
    form: "preceding",
    pattern: new RegExp(
      verbose`
        \b(?:in |from |during )?the (?:same )?(${COUNT})(?:[ -]${UNIT})? (?:(?:right |just |immediately )?
        (?:before|prior|preceding|earlier)|that (?:came |went )?before)(?! (?:last|christmas)|(?: to)? (?:\d|
        (?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b))(?: (?:that|those|then|it|this|them))?
      `,
      "gi",
    ),
    read: ([count, unit = "days"], dates, match) => preceding(countOf(count!), unit, dates, match),
  },
  {
    form: "preceding",
    pattern: new RegExp(
      verbose`
          \b(?:in |from |during )?the (week|month|year) (?:(?:right |just |immediately )?(?:before|prior|
          earlier))(?! (?:last|christmas|i\b|my\b|\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|
          dec)[a-z]*\b))(?: (?:that|this|then|it))?
        `,
      "gi",
    ),
    read: ([unit], dates, match) => preceding(1, unit!, dates, match),
  },
]
