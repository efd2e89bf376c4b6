import { degreesOf, isCounted } from "#catalogue/metrics/degrees"
import {
  bare,
  between,
  dayCount,
  placeholder,
  roundedMagnitude,
  valueOf,
} from "#catalogue/placeholder"
import { readsAlike } from "#catalogue/render"
import { dayOfMonth } from "#domain/date-in-words"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import { listed, sentence, verb } from "#embedded/model/english"
import { beyondUsual, CLEARLY_BEYOND } from "#embedded/model/prose/beside-usual"
import { described, foundBy, lastKnown } from "#embedded/model/prose/found"
import { noValues } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { doneTo, isFine, level, single, spoken } from "#embedded/model/prose/spoken"
import { isBesideUsual } from "#embedded/model/questions/level/beside-usual"
import type { Level } from "#embedded/model/questions/level/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

/** A day of a metric beside the days that it is compared with. */
export interface DayBeside {
  readonly metric: Metric
  readonly value: Fact
  /** The level of the other days; null where they have none, or where it says nothing. */
  readonly usual: Fact | null
  readonly difference: Fact | null
  /** The difference in spreads of the other days; one where their spread is unknown. */
  readonly z: number
  /** True within the usual range, as the screen of today has it; of other times within a spread of them. */
  readonly isWithin: boolean
  /** True where a person has few days so far from the usual. */
  readonly isRare: boolean
}

/** A day this many spreads away is beyond the usual, and rare. */
const BEYOND = 1
const RARE = 2

/** The day of a metric; null without a value. */
export const dayBeside = (intent: Level, ledger: Ledger, metric: Metric): DayBeside | null => {
  const { period, usual } = intent
  const value = described(ledger, metric, period.window).fact("mean")
  if (!value) return null
  if (isBesideUsual(intent)) {
    const found = foundBy(ledger, "baseline", { metric: metric.key, date: period.window.from })
    const { fact } = found
    const difference = metric.recurs ? null : fact("difference")
    return {
      metric,
      value,
      usual: difference && fact("median"),
      difference,
      z: valueOf(fact("z")) ?? Math.sign(valueOf(difference) ?? 0),
      isWithin: beyondUsual(found) === 0,
      isRare: beyondUsual(found) >= CLEARLY_BEYOND,
    }
  }
  const before = described(ledger, metric, usual)
  const compared = foundBy(ledger, "compare", { metric: metric.key, a: usual, b: period.window })
  const mean = metric.recurs ? null : before.fact("mean")
  const difference = metric.recurs ? null : compared.fact("difference")
  const sd = valueOf(before.fact("sd")) ?? 0
  const size = valueOf(difference) ?? 0
  const z = sd === 0 ? Math.sign(size) : size / sd
  const isWithin = Math.abs(z) < BEYOND
  const isRare = Math.abs(z) >= RARE && !intent.than
  return { metric, value, usual: mean, difference, z, isWithin, isRare }
}

/** A day nearer to the usual than this share of the spread is like the usual. */
const NEAR = 0.25
const ROUNDED_FROM = 1_000
const printsAsNothing = ({ item, decimals }: Fact) =>
  typeof item.value === "number" && Math.round(item.value * 10 ** decimals) === 0

/** Whether two values are the same as people say them. */
const printsAlike = (metric: Metric, one: Fact, other: Fact): boolean =>
  metric.unit === "%"
    ? Math.round(valueOf(one) ?? 0) === Math.round(valueOf(other) ?? 0)
    : readsAlike(one, other, !isFine(metric))

/** Whether a day is like the usual. */
export const isUsual = ({ metric, value, usual, difference, z }: DayBeside): boolean =>
  difference === null ||
  printsAsNothing(difference) ||
  Math.abs(z) < NEAR ||
  (usual !== null && printsAlike(metric, value, usual))

/** "about 5,100 more": the difference without its unit, which the value beside it has. */
export const byHowMuch = (day: DayBeside): string => {
  const { metric, difference } = day
  const way = degreesOf(metric)[(valueOf(difference) ?? 0) > 0 ? "more" : "less"]
  if (!difference || difference.item.unit === "%") return way
  const about = Math.abs(valueOf(difference) ?? 0) >= ROUNDED_FROM ? "about " : ""
  return `${about}${bare(apart(day))} ${way}`
}

/** The difference from the usual; below a thousand what is seen between the two. */
export const apart = ({ metric, value, usual, difference }: DayBeside): string => {
  if (!difference) return ""
  const isLarge = Math.abs(valueOf(difference) ?? 0) >= ROUNDED_FROM
  return isLarge || !usual
    ? roundedMagnitude(difference)
    : between(difference, single(metric, value), level(metric, usual))
}

/** ", 20 minutes longer than your usual 7 h 13 min". */
const comparedWith = (day: DayBeside, { than, usual }: Level): string => {
  if (!day.usual || !day.difference) return ""
  const level_ = bare(level(day.metric, day.usual))
  const other = than ? `${inWords({ name: than })} (${level_})` : null
  const one = usual.from === usual.to
  const theirs = other ?? (one ? `the day before (${level_})` : `your usual ${level_}`)
  if (isUsual(day)) return other || one ? `, about the same as ${theirs}` : `, close to ${theirs}`
  return `, ${byHowMuch(day)} than ${theirs}`
}

/** The values right before and after a day without one. */
const nearestTo = (date: LocalDate, ledger: Ledger, metric: Metric): string | null => {
  const { fact } = foundBy(ledger, "nearest", { metric: metric.key, date })
  const each = (["before", "after"] as const).flatMap((side) => {
    const [value, on] = [fact(side), fact(`${side}_date`)]
    return value && on ? [`${single(metric, value)} on ${placeholder(on)}`] : []
  })
  return each.length > 0 ? `The nearest: ${listed(each)}.` : null
}

/** The value right before a day without one; where nothing came since it is the latest. */
export const lastBefore = (
  { usual, known }: Level,
  ledger: Ledger,
  metric: Metric,
): string | null => {
  const before = described(ledger, metric, usual)
  if (known === null) return lastKnown(before, "The nearest before it")
  return lastKnown(before) ?? lastKnown(described(ledger, metric, known))
}

const beside = (intent: Level, ledger: Ledger, metric: Metric): string | null => {
  const { period, metrics } = intent
  const day = dayBeside(intent, ledger, metric)
  const near = day ? null : nearestTo(period.window.from, ledger, metric)
  if (near) return `${noValues([metric.name], period)} ${near}`
  if (!day) {
    const last = lastBefore(intent, ledger, metric)
    return [noValues([metric.name], period), last].filter((said) => said !== null).join(" ")
  }
  const when = metric === metrics[0] ? `${capital(inWords(period))} ` : ""
  const value = single(metric, day.value)
  const [you, your] = when ? ["you", "your"] : ["You", "Your"]
  const start = isCounted(metric)
    ? `${when}${you} ${doneTo(metric)} ${value}`
    : metric.key === "sleep_minutes"
      ? `${when}${you} slept ${value}`
      : `${when}${your} ${spoken(metric)} ${verb(metric, "was")} ${value}`
  return `${start}${comparedWith(day, intent)}.`
}

/** "If you meant 11 March: 6,925 steps." */
export const otherDay = (
  { metrics: [metric], otherwise, period: { name } }: Level,
  ledger: Ledger,
): string | null => {
  if (!otherwise || !metric) return null
  const value = described(ledger, metric, { from: otherwise, to: otherwise }).fact("mean")
  const today = name.anchor === "day" ? name.today : otherwise
  return value && `If you meant ${dayOfMonth(otherwise, today)}: ${single(metric, value)}.`
}

const basis = (intent: Level, ledger: Ledger): string | null => {
  const { metrics, usual } = intent
  const [metric] = metrics
  const centre = isBesideUsual(intent) ? "middle" : "average"
  const n = metric && described(ledger, metric, usual).fact("n")
  return n && !metric.recurs && usual.from !== usual.to
    ? sentence`Your usual is the ${centre} of the ${dayCount(n)} with a value before it; a single ${metric.day}
      says little by itself.`
    : null
}

/** A single day's values, each beside what is usual. */
export const writeDay = (intent: Level, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period } = intent
  const days = metrics.flatMap((metric) => dayBeside(intent, ledger, metric) ?? [])
  const rare = days.length === 1 && days[0]!.isRare
  const tiles = days.map(({ metric, value, difference }) => ({
    label: capital(spoken(metric)),
    fact: value,
    delta: difference,
  }))
  return [
    paragraph(
      [
        ...metrics.map((metric) => beside(intent, ledger, metric)),
        rare ? `That is unusual for you.` : null,
        otherDay(intent, ledger),
      ],
      [statTiles("day", inWords(period), tiles)],
    ),
    details([days.some((day) => day.usual) ? basis(intent, ledger) : null]),
  ]
}
