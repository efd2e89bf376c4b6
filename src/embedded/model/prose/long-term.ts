import { signOf, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { judged } from "#embedded/model/english"
import { isConfounded } from "#embedded/model/prose/certainty"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { changeVerdict, type LevelChange, levelChanges } from "#embedded/model/prose/level-change"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { distanceOf, halfYearTo, yearTo } from "#embedded/model/understanding/time/horizons"

/** The move that a question asks for; `any` where it asks whether there is one. */
export type AskedMove = "better" | "worse" | "up" | "down" | "any"

/**
 * How sure the difference of two times is: `clear` when validated, by itself or by a step or slope of the same
 * direction; `hint` when conditional; `slow` when its interval excludes zero but its days are too much alike.
 */
export type Sureness = "clear" | "hint" | "slow" | "none"

/** A month then against the last month. */
export interface Horizon {
  readonly contrast: Contrast
  readonly found: Found
  /** Which way the level moved; 0 where both print the same. */
  readonly sign: number
  readonly sureness: Sureness
}

/** How a metric developed over the year, or over what there is of it. */
export interface LongTerm {
  readonly metric: Metric
  /** Every horizon with values, the longest first. */
  readonly horizons: ReadonlyArray<Horizon>
  /** The surest, and of those the longest; null where no horizon has values. */
  readonly lead: Horizon | null
  /** A validated change of level within the year. */
  readonly step: LevelChange | null
  /** A validated slope within the year that is no step. */
  readonly slope: Found | null
  /** What began or ended around the day of the step. */
  readonly happenings: Found
}

const RANK: Readonly<Record<Sureness, number>> = { clear: 3, hint: 2, slow: 1, none: 0 }
/** What another device measured says least. */
const rankOf = ({ sureness, found }: Horizon): number =>
  isConfounded(found.finding) ? -1 : RANK[sureness]

const surenessOf = ({ finding }: Found): Sureness => {
  if (!finding || finding.negligible) return "none"
  if (finding.verdict === "validated") return "clear"
  if (finding.verdict === "conditional") return "hint"
  const { ci_low = 0, ci_high = 0 } = finding.item
  const excludesZero = ci_low * ci_high > 0 && finding.reason !== "negligible"
  return excludesZero && !isConfounded(finding) ? "slow" : "none"
}

/** A validated step or slope of the same direction, of which a difference is a part, makes that sure. */
const borneOut = (horizon: Horizon, step: LevelChange | null, slope: Found | null): Horizon => {
  const { contrast, found, sign, sureness } = horizon
  const { finding } = found
  if (sign === 0 || finding?.negligible || finding?.reason === "negligible") return horizon
  if (isConfounded(finding)) return horizon
  const { a, b } = contrast
  const on = String(step?.on.item.value ?? "")
  const isParted = on > a.window.to && on <= b.window.from
  const isStepped = isParted && signOf(step?.found.fact("difference") ?? null) === sign
  const from = slope?.finding?.item.window?.from
  const isWithin = from !== undefined && (sureness !== "none" || from <= a.window.to)
  const isSloped = isWithin && signOf(slope?.fact("slope_per_week") ?? null) === sign
  return isStepped || isSloped ? { ...horizon, sureness: "clear" } : horizon
}

const slopeOf = (metric: Metric, to: string, ledger: Ledger): Found | null =>
  [halfYearTo(to), yearTo(to)]
    .map((window) => foundBy(ledger, "trend", { metric: metric.key, window }))
    .find(
      ({ finding, fact }) =>
        finding?.verdict === "validated" && !finding.negligible && fact("slope_per_week") !== null,
    ) ?? null

/** Whether a step lies on a slope that no step explains as well: the best day to part a steady move in two. */
const isWithin = ({ on }: LevelChange, { finding }: Found): boolean =>
  finding?.claim.kind === "trend" &&
  !finding.claim.is_step &&
  String(on.item.value) >= (finding.item.window?.from ?? "")

/** Whether a horizon may lead: a month that is not sure is no development where there is a longer one. */
const mayLead = (
  { contrast, sureness }: Horizon,
  _: number,
  all: ReadonlyArray<Horizon>,
): boolean => sureness === "clear" || distanceOf(contrast) > MONTH_DAYS || all.length === 1

const MONTH_DAYS = 31

const isOfMonth = ({ contrast }: Horizon): boolean => distanceOf(contrast) <= MONTH_DAYS

/** How a metric developed, from the calls of `longTermCalls`. */
export const longTermOf = (
  metric: Metric,
  contrasts: ReadonlyArray<Contrast>,
  ledger: Ledger,
  /** Whether the last month leads, sure or not. */
  isRecent = false,
): LongTerm => {
  const to = contrasts[0]?.b.window.to ?? ""
  const year = yearTo(to)
  const found = levelChanges(metric, year, ledger).find(
    (change) => changeVerdict(change) === "validated",
  )
  const sloped = slopeOf(metric, to, ledger)
  const isRamp = found !== undefined && sloped !== null && isWithin(found, sloped)
  const step = found && !isRamp ? found : null
  const slope = step ? null : sloped
  const horizons = contrasts.flatMap((contrast): ReadonlyArray<Horizon> => {
    const { a, b } = contrast
    const found = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
    const difference = found.fact("difference")
    if (!difference || !found.fact("a_mean") || !found.fact("b_mean")) return []
    const size = Math.round((valueOf(difference) ?? 0) * 10 ** difference.decimals)
    const sign = Math.sign(size)
    const sureness = sign === 0 ? "none" : surenessOf(found)
    return [borneOut({ contrast, found, sign, sureness }, step, slope)]
  })
  const month = isRecent ? horizons.find(isOfMonth) : undefined
  const [lead = null] = (month ? [month] : horizons)
    .filter(month ? () => true : mayLead)
    .toSorted(
      (one, other) =>
        rankOf(other) - rankOf(one) || distanceOf(other.contrast) - distanceOf(one.contrast),
    )
  return {
    metric,
    horizons,
    lead,
    step,
    slope,
    happenings: foundBy(ledger, "happenings", { window: year, around: metric.key }),
  }
}

/** The last month against the one before it; null where that leads. */
export const lastMonthOf = ({ horizons, lead }: LongTerm): Horizon | null =>
  horizons.find((horizon) => horizon !== lead && distanceOf(horizon.contrast) <= MONTH_DAYS) ?? null

/** Whether a move is the one that was asked for; null where that cannot be said of the metric. */
export const isAsked = (metric: Metric, sign: number, asked: AskedMove): boolean | null => {
  switch (asked) {
    case "any":
      return true
    case "up":
      return sign > 0
    case "down":
      return sign < 0
    default: {
      const way = judged(metric, sign)
      return way === null ? null : way === asked
    }
  }
}
