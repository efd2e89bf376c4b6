import { Effect } from "effect"
import { metrics } from "#catalogue/metrics"
import { isIndependent } from "#catalogue/metrics/relatedness"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { Calculator } from "#pipeline/calculator"
import { mapYielding } from "#pipeline/map-yielding"
import { reportingProgress } from "#pipeline/report-progress"
import { linkFindings } from "#pipeline/tools/association"
import { numberFact } from "#pipeline/tools/fact"
import { sizedOf } from "#pipeline/tools/link"
import { preparedOf } from "#pipeline/tools/prepared"
import {
  isScannable,
  linkFound,
  type OnOneDevice,
  onOneDevice,
  slopeFound,
  stepFound,
} from "#pipeline/tools/scanned"
import type { ScanFinding } from "#statistics/scan/scan"
import { strengthOf } from "#statistics/scan/strength"

const MAX_LAG = 3
/** Metrics laid out before yielding to the event loop: a few milliseconds of work. */
const TOGETHER = 4
const MAX_FINDINGS = 12

/** Pairs that would bring no news. */
const relatedOf = (all: ReadonlyArray<Metric>) =>
  all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => !isIndependent(one, other))
      .map((other) => [one.key, other.key] as const),
  )

/** The kind of a finding: "movement with sleep", "variability over time". */
const kindOf = (finding: ScanFinding, of: (key: string) => Metric): string => {
  const target = of(finding.target).families[0]
  if (finding.kind !== "association") return `${target} over time`
  return [of(finding.feature).families[0], target].sort().join(" with ")
}

const stageOf = (share: number): string => {
  if (share < 0.25) return "just begun"
  if (share < 0.5) return "a good part done"
  return share < 0.75 ? "more than half done" : "nearly done"
}

/** The strongest of each kind, the strongest first: that steps and floors both go with sleep is one finding. */
const strongest = (
  findings: ReadonlyArray<ScanFinding>,
  laid: ReadonlyMap<string, OnOneDevice>,
): ReadonlyArray<ScanFinding> => {
  const metricOf = (key: string) => laid.get(key)!.series.prepared.metric
  const kinds = new Set<string>()
  return findings
    .map((finding) => ({ finding, strength: strengthOf(finding, laid.get(finding.target)!.grid) }))
    .sort((a, b) => b.strength - a.strength)
    .map(({ finding }) => finding)
    .filter((finding) => {
      const kind = kindOf(finding, metricOf)
      return !kinds.has(kind) && kinds.add(kind)
    })
    .slice(0, MAX_FINDINGS)
}

/** The facts and the evidence of what a scan found. */
const findingsOf = Effect.fnUntraced(function* (
  finding: ScanFinding,
  laid: ReadonlyMap<string, OnOneDevice>,
  window: Window,
) {
  const target = laid.get(finding.target)!
  if (finding.kind === "trend") return slopeFound(target, finding)
  if (finding.kind === "changepoint") return stepFound(target, finding) ?? noFindings
  const link = linkFound(laid.get(finding.feature)!, target, finding, window)
  const { run } = yield* Calculator
  return linkFindings(link, finding, yield* run("associationSize", sizedOf(link, finding)))
})

/**
 * Tests all pairs of metrics of the requested data types for links, and each metric for trends and
 * changes of level, without bloodwork: each pair on the same day and up to three days apart. Every
 * test is counted; the strongest significant findings of each kind are reported. Nothing is pooled
 * across a change of device.
 */
export const scan = Effect.fn("scan")(function* (
  user: UserId,
  { data_types, window }: ToolInput<"scan">,
) {
  const asked = metrics.filter(({ data_type }) => data_types.includes(data_type))
  const all = yield* preparedOf(user, asked, window)
  const laid = yield* mapYielding(all.filter(isScannable), TOGETHER, (prepared) =>
    onOneDevice(prepared, window),
  )
  const byKey = new Map(laid.map((one) => [one.series.prepared.metric.key, one]))
  const { run } = yield* Calculator
  let share = 0
  const input = {
    metrics: laid.map(({ series, grid }) => ({ key: series.prepared.metric.key, grid })),
    longest_lag: MAX_LAG,
    related: relatedOf(laid.map(({ series }) => series.prepared.metric)),
    test: "combined" as const,
  }
  const found = yield* reportingProgress(
    run("scan", input, (now) => {
      share = now
    }),
    "investigator",
    () => `looking for links and changes: ${stageOf(share)}`,
  )
  const findings = yield* Effect.forEach(strongest(found.findings, byKey), (finding) =>
    findingsOf(finding, byKey, window),
  )

  /** A slope whose days are too autocorrelated was tested in another way. */
  const difference = findings.flatMap(({ tests }) => tests.difference ?? [])
  const tests = { ...found.tests, difference }
  const ran = Object.values(tests).reduce((sum, { length }) => sum + length, 0)
  const days = new Set(all.flatMap(({ usable }) => usable.map(({ date }) => date))).size
  const about = (name: string) => ({
    label: "scan",
    window,
    n: days,
    key: `scan_${[...new Set(data_types)].sort().join("_")}_${name}`,
  })
  return {
    ...noFindings,
    facts: [
      numberFact("tests", about("tests"), ran, "tests", 0),
      numberFact("n", about("n"), days, "days", 0),
      ...findings.flatMap(({ facts }) => facts),
    ],
    evidence: findings.flatMap(({ evidence }) => evidence),
    tests,
  } satisfies Findings
})
