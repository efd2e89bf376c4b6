import { isCounted, isPlural } from "#catalogue/metrics/degrees"
import { magnitude, placeholder, rounded, signOf, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Metric, MetricFamily } from "#domain/metric"
import { outside } from "#domain/outside-text"
import { fellOrRose, listed, sentence, verb } from "#embedded/model/english"
import { isConfounded } from "#embedded/model/prose/certainty"
import type { Found } from "#embedded/model/prose/found"
import { type Horizon, type LongTerm, lastMonthOf } from "#embedded/model/prose/long-term"
import { distanceOf } from "#embedded/model/understanding/time/horizons"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** Sentences about how a metric developed over the year. */

/** Metrics whose decimals people say: 44.5 mL/kg/min, 75.8 kg. */
const EXACT: ReadonlySet<MetricFamily> = new Set(["fitness", "body", "temperature", "oxygen"])
/** A smaller difference would be lost in whole numbers. */
const MIN_ROUNDED = 3

/** A level as people say it, exact where rounding would hide the difference. */
const level = (metric: Metric, { found }: Horizon, role: "a_mean" | "b_mean"): string => {
  const fact = found.fact(role)!
  const size = Math.abs(valueOf(found.fact("difference")) ?? 0)
  const isExact = size < MIN_ROUNDED || EXACT.has(metric.families[0])
  return isExact ? placeholder(fact) : rounded(fact)
}

/** The level then, beside the level now: "up from 42 ms a year ago". */
export const upFrom = (metric: Metric, horizon: Horizon): string => {
  const { contrast, sign } = horizon
  const then = `${level(metric, horizon, "a_mean")} ${inWords(contrast.a)}`
  if (sign === 0) return `the same as ${inWords(contrast.a)}`
  if (metric.scale === "clock") return `${sign > 0 ? "later" : "earlier"} than the ${then}`
  return `${sign > 0 ? "up" : "down"} from ${then}`
}

/** The level of the last month: "54 ms", of what adds up "8,400 steps a day". */
export const levelNow = (metric: Metric, horizon: Horizon): string =>
  `${level(metric, horizon, "b_mean")}${metric.adds_up ? ` a ${metric.day}` : ""}`

/** The level of the last month as a clause: "your HRV averages 54 ms", "you average 8,400 steps a day". */
export const averages = (metric: Metric, horizon: Horizon): string => {
  if (isCounted(metric)) return `you average ${levelNow(metric, horizon)}`
  const average = isPlural(metric) ? "average" : "averages"
  const said = metric.scale === "clock" ? verb(metric, "is") : average
  return `your ${metric.name} ${said} ${levelNow(metric, horizon)}`
}

/** The level then, without its time. */
export const levelOnly = (metric: Metric, horizon: Horizon): string =>
  level(metric, horizon, "a_mean")

/** The level then: "7,900 a year ago". */
export const levelThen = (metric: Metric, horizon: Horizon): string =>
  `${levelOnly(metric, horizon)} ${inWords(horizon.contrast.a)}`

/** How sure a difference is, as a clause; empty where it is. */
export const certaintyClause = ({ metric }: LongTerm, { sureness, found }: Horizon): string => {
  if (isConfounded(found.finding))
    return ", but another device measures it now, so it may be the device and not you"
  if (sureness === "hint") return ", though that is not certain yet"
  return sureness === "slow"
    ? `, though ${verb(metric, "is") === "are" ? "they move" : "it moves"} too slowly for me to call it certain`
    : ""
}

const NOUNS: Readonly<Record<string, string>> = {
  running: "runs",
  jogging: "runs",
  biking: "rides",
  cycling: "rides",
  swimming: "swims",
  walking: "walks",
  hiking: "hikes",
}

/** The workouts of a sport, as a plural: "runs", "yoga sessions". */
const workoutsOf = ({ label }: Fact): string => NOUNS[label] ?? `${outside(label)} sessions`

const timed = (fact: Fact, on: Fact, what: string): string =>
  fact.item.value === on.item.value ? `the day ${what}` : `the week ${what} (${placeholder(fact)})`

/** What began or ended in the week of a change, as timing: "the day your recorded runs began". */
export const besideClause = ({
  step,
  happenings,
}: Pick<LongTerm, "step" | "happenings">): string | null => {
  if (!step) return null
  const { on } = step
  const said = [
    ...happenings
      .those("began_on")
      .map((fact) => timed(fact, on, `your recorded ${workoutsOf(fact)} began`)),
    ...happenings
      .those("ended_on")
      .map((fact) => timed(fact, on, `your recorded ${workoutsOf(fact)} ended`)),
    ...happenings
      .those("noted_on")
      .map((fact) => timed(fact, on, `you gave for “${outside(fact.label)}”`)),
    ...happenings.those("travel_on").map((fact) => timed(fact, on, "you changed the time zone")),
  ]
  return said.length > 0 ? listed(said) : null
}

/** Whether a metric has not moved on since its step: no shorter horizon behind the step is sure. */
const hasHeld = ({ horizons, step }: LongTerm): boolean =>
  horizons.every(
    ({ contrast, sureness }) =>
      contrast.a.window.from <= String(step?.on.item.value) || sureness !== "clear",
  )

/** A step with its day and what began or ended then; null without one. */
export const stepSentence = (term: LongTerm, subject = "It"): string | null => {
  const { metric, step } = term
  const difference = step?.found.fact("difference")
  if (!step || !difference) return null
  const beside = besideClause(term)
  const timing = beside ? `, ${beside},` : ""
  const since = hasHeld(term) ? " and has stayed there" : ""
  return sentence`${subject} ${fellOrRose(metric, signOf(difference))} by about ${magnitude(difference)} around
    ${placeholder(step.on)}${timing}${since}.`
}

/** A slope as a steady move; null without one. */
export const slopeSentence = (
  {
    metric,
    slope,
    horizons,
  }: Pick<LongTerm, "metric" | "slope"> & {
    readonly horizons: ReadonlyArray<Pick<Horizon, "contrast">>
  },
  subject = "It",
): string | null => {
  const perWeek = slope?.fact("slope_per_week")
  if (!slope || !perWeek) return null
  const moves =
    metric.scale === "clock"
      ? `moving ${signOf(perWeek) > 0 ? "later" : "earlier"}`
      : signOf(perWeek) > 0
        ? "climbing"
        : "falling"
  const since = beginningOf(slope, horizons)
  return `${subject} ${verb(metric, "has")} been ${moves} evenly${since}.`
}

/** Since when a slope has been there, in the words of the horizon at which it begins. */
export const beginningOf = (
  { finding }: Found,
  horizons: ReadonlyArray<Pick<Horizon, "contrast">>,
): string => {
  const from = finding?.item.window?.from
  const [first] = horizons
    .filter(({ contrast: { a } }) => from !== undefined && a.window.from <= from)
    .filter(({ contrast: { a } }) => a.name.anchor === "date")
    .toSorted((a, b) => distanceOf(a.contrast) - distanceOf(b.contrast))
  if (!first) return ""
  const { name } = first.contrast.a
  return name.anchor === "date" && name.preposition === "in" ? ` since ${name.said}` : " for a year"
}

/** The last month where it differs from the one before, though not yet surely, or goes the other way. */
export const lastMonthSentence = (term: LongTerm): string | null => {
  const { metric, lead } = term
  const recent = lastMonthOf(term)
  if (!recent || !lead || recent.sureness === "none" || recent.sureness === "slow") return null
  if (lead.sureness !== "none" && recent.sign === lead.sign) return null
  const degrees = metric.scale === "clock" ? ["later", "earlier"] : ["higher", "lower"]
  const way = degrees[recent.sign > 0 ? 0 : 1]
  const [now, then] = ["b_mean", "a_mean"] as const
  const size = `${level(metric, recent, now)} against ${level(metric, recent, then)}`
  const early = recent.sureness === "clear" ? "" : ", too early to call it a trend"
  return `This past month was ${way} than the one before, ${size}${early}.`
}
