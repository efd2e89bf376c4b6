import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { NO_PROFILE } from "#domain/profile"
import { addDays } from "#domain/time"
import { inContext } from "#embedded/model/understanding/disambiguate"
import { impliedBy } from "#embedded/model/understanding/limits/bound"
import { type FoundLimit, findLimits } from "#embedded/model/understanding/limits/limit"
import { beginningOf, undatedBeginningOf } from "#embedded/model/understanding/preamble"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import {
  type FoundPeriod,
  findPeriods,
  isOfSleep,
  nightOf,
  onwards,
} from "#embedded/model/understanding/time/period"
import { MONTH } from "#embedded/model/understanding/time/span-form"
import { findMetrics, type Mention } from "#embedded/model/understanding/words/lexicon"
import { writtenOut } from "#embedded/model/understanding/words/shorthand"
import { untagged } from "#embedded/model/understanding/words/tag-question"
import { tidy, without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** A parsed question: its text, periods, limits and metrics. The readers of the kinds match on this. */
export interface ParsedQuestion {
  readonly briefing: Briefing
  readonly dates: DateContext
  /** The question without its preamble, with periods and limits blanked out. */
  readonly text: string
  /** The question as it was asked, shorthand written out. */
  readonly whole: string
  readonly periods: ReadonlyArray<FoundPeriod>
  /** Every limit to values, in order. */
  readonly limits: ReadonlyArray<FoundLimit>
  readonly mentions: ReadonlyArray<Mention>
  /** True for "since I started running" without a date. */
  readonly undated: boolean
  /** Every metric named, once, in order. */
  readonly metrics: ReadonlyArray<Metric>
}

const dateContextOf = ({
  today,
  metrics,
  profile,
  memory,
  events = [],
}: Briefing): DateContext => ({
  profile: profile ?? NO_PROFILE,
  memory: [...memory, ...events],
  today,
  first: [today, ...metrics.map(({ first }) => first)].sort()[0] ?? today,
  lastCompleteDay: today,
})

/** A day that goes on has no total yet: whole days end with yesterday while today's values lack. */
const lastCompleteDayOf = ({ today, ongoing, metrics }: Briefing, asked: ReadonlyArray<Metric>) => {
  if (!ongoing) return today
  const yesterday = addDays(today, -1)
  const keys = new Set(asked.map(({ key }) => key))
  return metrics.some(({ metric, last }) => keys.has(metric) && last === yesterday)
    ? yesterday
    : today
}

const COMPARES = phrases`
  compar*
  differ*
  (chang*|increas*|decreas*|drop*|fall|fell|rise|rose|gain*|lose|lost|improv*|grow|grew|better|worse) ...3 between
`

/** "from last week to this week" names two times, however it is asked about. */
const FROM_TO = phrases`
  (from|between) [the] (last|previous|prior) week (to|and) (this|the current) week
  (from|between) [the] (last|previous|prior) month (to|and) (this|the current) month
  (from|between) [the] (last|previous|prior) year (to|and) (this|the current) year
`
/** "the percentage change from March to April": a share of what was, so both are times of their own. */
const FROM_MONTH = new RegExp(`\\bfrom (${MONTH}(?: \\d{4})?) to (?=${MONTH})`, "gi")
const SHARES = phrases`
  percent*
  per cent
  pct
  %
  change in [(the|my)] (mean|average|median)
`
const BETWEEN = phrases`between`
/** "compare X between May and June" names two times, not one. */
const comparing = (text: string): string => {
  const weeks = without(
    text,
    FROM_TO.find(text).map(({ start }) => ({ start, end: text.indexOf(" ", start) })),
  )
  const shares = SHARES.test(weeks)
  const apart = shares ? weeks.replace(FROM_MONTH, (_, month) => `     ${month} vs `) : weeks
  return shares || COMPARES.test(apart) ? without(apart, BETWEEN.find(apart)) : apart
}

const overlaps = (one: TextSpan) => (other: TextSpan) =>
  one.start < other.end && other.start < one.end

/** "above 2010" is no year; "the last 24 hours" is a time. */
const hidesTime = ({ said, quantity }: FoundLimit) => said || quantity.unit === null

const BEDTIME = "bedtime_hour"

/** Parses a question without the one before it. */
export const parseQuestion = (briefing: Briefing, question: string): ParsedQuestion => {
  const dates = dateContextOf(briefing)
  const whole = comparing(untagged(writtenOut(tidy(question))))
  const found = findLimits(whole)
  const since = beginningOf(whole)
  const periods = findPeriods(without(whole, found.filter(hidesTime)), dates).map((period) =>
    since && period.end <= since.end ? onwards(period, dates) : period,
  )
  const limits = found.filter((limit) => limit.said || !periods.some(overlaps(limit)))
  const undated = undatedBeginningOf(whole, periods)
  const timeless = without(
    whole,
    [since, undated, ...periods].filter((found) => found !== null),
  )
  const available = new Set(briefing.metrics.map(({ metric }) => metric))
  const named = inContext({ text: timeless, periods, available }, findMetrics(timeless, available))
  const mentions = named.length > 0 ? named : impliedBy(whole, limits)
  const metrics = [...new Set(mentions.flatMap((mention) => mention.metrics))]
  const lastCompleteDay = lastCompleteDayOf(briefing, metrics)
  const ofNights = metrics.length > 0 && metrics.every(isOfSleep)
  return {
    briefing,
    dates: { ...dates, lastCompleteDay },
    whole,
    text: without(
      timeless,
      limits.filter(({ said }) => said),
    ),
    periods: ofNights
      ? periods.map((period) =>
          nightOf(
            period,
            dates,
            metrics.every(({ key }) => key === BEDTIME),
          ),
        )
      : periods,
    limits,
    mentions,
    undated: undated !== null,
    metrics,
  }
}
