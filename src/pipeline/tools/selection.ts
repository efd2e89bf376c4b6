import { isBehaviour, isPlain } from "#catalogue/metrics/usefulness"
import type { Metric } from "#domain/metric"
import type { OnOneDevice } from "#pipeline/tools/scanned"
import type { ScanFinding } from "#statistics/scan/scan"
import { strengthOf } from "#statistics/scan/strength"

const MAX_FINDINGS = 12

/** What raises a finding, beside its strength of at most 1. */
const RAISE = {
  asked: 4,
  asked_family: 3,
  asked_feature: 2,
  to_change: 1,
  over_time: 0.75,
} as const
/** A familiar metric stands for its family where it is about as strong. */
const PLAIN = 0.05

type Laid = ReadonlyMap<string, OnOneDevice>

const metricIn = (laid: Laid, key: string): Metric => laid.get(key)!.series.prepared.metric

/** The kind of a finding: "movement with sleep", "variability over time". */
const kindOf = (finding: ScanFinding, of: (key: string) => Metric): string => {
  const target = of(finding.target).families[0]
  if (finding.kind !== "association") return `${target} over time`
  return [of(finding.feature).families[0], target].sort().join(" with ")
}

const askedOf = (target: Metric, feature: Metric | null, about: ReadonlyArray<Metric>): number => {
  if (about.includes(target)) return RAISE.asked
  if (about.some(({ families }) => families[0] === target.families[0])) return RAISE.asked_family
  return feature && about.includes(feature) ? RAISE.asked_feature : 0
}

const scoreOf = (finding: ScanFinding, laid: Laid, about: ReadonlyArray<Metric>): number => {
  const target = metricIn(laid, finding.target)
  const feature = finding.kind === "association" ? metricIn(laid, finding.feature) : null
  const isToChange = feature !== null && isBehaviour(feature) && !isBehaviour(target)
  const plain = [target, ...(feature ? [feature] : [])].filter(isPlain).length
  return (
    askedOf(target, feature, about) +
    (feature === null ? RAISE.over_time : isToChange ? RAISE.to_change : 0) +
    PLAIN * plain +
    strengthOf(finding, laid.get(finding.target)!.grid)
  )
}

/**
 * The first of each kind, in the order of what was asked about, what a person can change, and strength: that
 * steps and floors both go with sleep is one finding.
 */
export const selectedOf = (
  findings: ReadonlyArray<ScanFinding>,
  laid: Laid,
  about: ReadonlyArray<Metric>,
): ReadonlyArray<ScanFinding> => {
  const kinds = new Set<string>()
  return findings
    .map((finding) => ({ finding, score: scoreOf(finding, laid, about) }))
    .sort((a, b) => b.score - a.score)
    .map(({ finding }) => finding)
    .filter((finding) => {
      const kind = kindOf(finding, (key) => metricIn(laid, key))
      return !kinds.has(kind) && kinds.add(kind)
    })
    .slice(0, MAX_FINDINGS)
}
