import { metricOf } from "#catalogue/metrics"
import { isBehaviour, isPlain } from "#catalogue/metrics/usefulness"
import { wayToChange } from "#catalogue/way-to-change"
import type { Fact, Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { FactRole } from "#domain/tool"
import { type Found, foundAround, foundOn } from "#embedded/model/prose/found"
import type { LevelChange } from "#embedded/model/prose/level-change"
import type { Scan } from "#embedded/model/questions/scan/intent"

/** A finding of a scan, with what a sentence about it needs. */
export interface Highlight {
  readonly finding: Finding
  readonly found: Found
  readonly target: Metric
  /** Null of a change over time. */
  readonly feature: Metric | null
  readonly lag: number
  /** A change of level with what began or ended in its week. */
  readonly step: LevelChange | null
  readonly happenings: Found
}

const BESIDE: ReadonlyArray<FactRole> = ["began_on", "ended_on", "travel_on", "noted_on"]

const highlightOf = (found: Found, finding: Finding): Highlight | null => {
  const { item, claim } = finding
  const [target, feature] = [metricOf(item.target ?? ""), metricOf(item.feature ?? "")]
  if (!target) return null
  const own = foundOn(found, finding)
  const on: Fact | null = claim.kind === "level_change" ? own.fact("changed_on") : null
  return {
    finding,
    found: own,
    target,
    feature: feature ?? null,
    lag: claim.kind === "link" ? claim.lag : 0,
    step: on && { metric: target, found: own, on },
    happenings: on ? foundAround(found, on, BESIDE) : foundOn(found, finding),
  }
}

/** A weaker link is too weak to be felt. */
const MIN_RHO = 0.2
/** What comes later than the day after is said of drinks alone. */
const MAX_LAG = 1

/** A move of fewer smallest effects of interest is too small to be felt. */
const MIN_MOVED = 2

const movedBy = ({ item: { effect = 0 }, smallest_effect }: Finding): number =>
  smallest_effect ? Math.abs(effect) / smallest_effect : Number.POSITIVE_INFINITY

const isSubstance = ({ families }: Metric): boolean =>
  families.includes("caffeine") || families.includes("alcohol")

/** Whether a metric is of the asked one's family. */
export const isAskedAbout = ({ families }: Metric, asked: Metric | null): boolean =>
  asked !== null && families[0] === asked.families[0]

const isWorthSaying = (
  { finding, feature, target, lag }: Highlight,
  asked: Metric | null,
): boolean => {
  if (finding.verdict === "rejected" || finding.negligible) return false
  if (feature === null) return movedBy(finding) >= MIN_MOVED
  if (Math.abs(finding.item.effect ?? 0) < MIN_RHO) return false
  if (lag > MAX_LAG && !isSubstance(feature)) return false
  return !isBehaviour(target) || isAskedAbout(target, asked)
}

const RANK = {
  asked: 16,
  family: 12,
  feature: 8,
  validated: 4,
  habit: 3,
  longer_night: 1,
  change: 1.5,
  person: 1,
} as const
/** A move of so many smallest effects of interest is as large as any. */
const LARGE = 5

const sizeOf = ({ finding, feature }: Highlight): number =>
  feature === null ? Math.min(1, movedBy(finding) / LARGE) : Math.abs(finding.item.effect ?? 0)

const askedRank = ({ feature, target }: Highlight, { subject: asked, asks }: Scan): number => {
  if (asked === null) return asks === "change" && feature === null ? RANK.feature : 0
  if (target === asked) return RANK.asked
  if (isAskedAbout(target, asked)) return RANK.family
  return feature === asked ? RANK.feature : 0
}

/** By what was asked, certainty, whether the person can do something about it, and practical size. */
const rankOf = (highlight: Highlight, intent: Scan): number => {
  const { finding, feature, target } = highlight
  const isHabit = feature !== null && wayToChange(finding, target) !== null
  const habit = feature && isBehaviour(feature) ? RANK.habit : RANK.longer_night
  const own = [feature, target].filter((metric) => metric !== null)
  return (
    askedRank(highlight, intent) +
    (finding.verdict === "validated" ? RANK.validated : 0) +
    (isHabit ? habit : feature === null && !isBehaviour(target) ? RANK.change : 0) +
    (own.some(isPlain) ? RANK.person : 0) +
    sizeOf(highlight)
  )
}

const shareFamily = (one: Metric | null, other: Metric | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.families.some((each) => other.families.includes(each)))

/** Whether two findings say the same: the same side, and another measure of the other one. */
const isAlike = (one: Highlight, other: Highlight): boolean =>
  (one.feature === null) === (other.feature === null) &&
  shareFamily(one.target, other.target) &&
  shareFamily(one.feature, other.feature)

/** Whether a link follows from two stronger ones: coffee and mood, by way of sleep. */
const followsFrom = (highlight: Highlight, others: ReadonlyArray<Highlight>): boolean => {
  const size = sizeOf(highlight)
  const isLink = (each: Highlight) => each.feature !== null && sizeOf(each) > size
  return (
    highlight.feature !== null &&
    others.some(
      (first) =>
        isLink(first) &&
        first.feature === highlight.feature &&
        others.some(
          (second) =>
            isLink(second) && second.feature === first.target && second.target === highlight.target,
        ),
    )
  )
}

/** The findings of a scan worth saying, the first the most useful; those about the asked metric before all others. */
export const highlightsOf = (found: Found, intent: Scan): ReadonlyArray<Highlight> => {
  const { subject: asked, feature } = intent
  const all = found.findings
    .flatMap((finding) => highlightOf(found, finding) ?? [])
    .filter((highlight) => isWorthSaying(highlight, asked))
    .map((highlight) => ({
      highlight,
      rank:
        rankOf(highlight, intent) +
        (feature !== null && highlight.feature === feature ? RANK.asked : 0),
    }))
    .sort(
      (a, b) =>
        b.rank - a.rank || (a.highlight.finding.item.id < b.highlight.finding.item.id ? -1 : 1),
    )
    .map(({ highlight }) => highlight)
  const kept: Array<Highlight> = []
  for (const highlight of all)
    if (!kept.some((other) => isAlike(highlight, other)) && !followsFrom(highlight, all))
      kept.push(highlight)
  return kept
}
