import { Effect } from "effect"
import { metricOf, metrics } from "#catalogue/metrics"
import { isIndependent } from "#catalogue/metrics/relatedness"
import { WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { FAMILIES, type Findings, noFindings, type Tests } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { Calculator } from "#pipeline/calculator"
import { mapYielding } from "#pipeline/map-yielding"
import { withPhase } from "#pipeline/report-progress"
import { artefactsAmong } from "#pipeline/tools/artefacts"
import { linkFindings } from "#pipeline/tools/association"
import { numberFact } from "#pipeline/tools/fact"
import { aroundDay, happeningsIn } from "#pipeline/tools/happenings"
import { sizedOf } from "#pipeline/tools/link"
import { preparedOf } from "#pipeline/tools/prepared"
import { rampOf } from "#pipeline/tools/ramp"
import {
  isScannable,
  linkFound,
  type OnOneDevice,
  onOneDevice,
  slopeFound,
  stepFound,
} from "#pipeline/tools/scanned"
import { selectedOf } from "#pipeline/tools/selection"
import type { FoundChange, ScanFinding } from "#statistics/scan/scan"

const MAX_LAG = 3
/** Metrics laid out before yielding to the event loop: a few milliseconds of work. */
const TOGETHER = 4

/** Pairs that would bring no news. */
const relatedOf = (all: ReadonlyArray<Metric>) =>
  all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => !isIndependent(one, other))
      .map((other) => [one.key, other.key] as const),
  )

const stageOf = (share: number): string => {
  if (share < 0.25) return "just begun"
  if (share < 0.5) return "a good part done"
  return share < 0.75 ? "more than half done" : "nearly done"
}

interface Reported {
  readonly findings: Findings
  /** The tests beyond those of the scan itself. */
  readonly further: Tests
}

/** A step with what began or ended around its day, or the slope that explains it better. */
const changeFound = Effect.fnUntraced(function* (
  user: UserId,
  target: OnOneDevice,
  finding: FoundChange,
  window: Window,
) {
  const ramp = yield* rampOf(user, target, finding, window)
  const step = ramp.findings ?? stepFound(target, finding) ?? noFindings
  const on = step.facts.find(({ role }) => role === "changed_on")?.item.value
  const { metric } = target.series.prepared
  const beside =
    on === undefined ? [] : yield* happeningsIn(user, aroundDay(String(on)), metric, window.to)
  return {
    findings: { ...step, facts: [...step.facts, ...beside] },
    further: ramp.tests,
  } satisfies Reported
})

/** The facts and the evidence of what a scan found. */
const reportedOf = Effect.fnUntraced(function* (
  user: UserId,
  finding: ScanFinding,
  laid: ReadonlyMap<string, OnOneDevice>,
  window: Window,
) {
  const target = laid.get(finding.target)!
  if (finding.kind === "trend") {
    const findings = slopeFound(target, finding)
    // A slope whose days are too autocorrelated was tested in another way.
    const { difference } = findings.tests
    return { findings, further: difference ? { difference } : {} } satisfies Reported
  }
  if (finding.kind === "changepoint") return yield* changeFound(user, target, finding, window)
  const link = linkFound(laid.get(finding.feature)!, target, finding, window)
  const { run } = yield* Calculator
  const size = yield* run("associationSize", sizedOf(link, finding))
  return { findings: linkFindings(link, finding, size), further: {} } satisfies Reported
})

/** The tests of a scan and those beyond it, by family. */
const allTests = (scanned: Tests, reported: ReadonlyArray<Reported>): Tests =>
  Object.fromEntries(
    FAMILIES.map((family) => [
      family,
      [scanned, ...reported.map(({ further }) => further)].flatMap((each) => each[family] ?? []),
    ]),
  )

/**
 * Tests all pairs of metrics of the requested data types for links, and each metric for trends and
 * changes of level, without bloodwork: each pair on the same day and up to three days apart. Every
 * test is counted; of the significant findings the most useful and strongest of each kind are reported,
 * artefacts left out. Nothing is pooled across a change of device.
 */
export const scan = Effect.fn("scan")(function* (
  user: UserId,
  { data_types, window, about = [] }: ToolInput<"scan">,
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
  const found = yield* withPhase(
    run("scan", input, (now) => {
      share = now
    }),
    "investigator",
    () => `looking for links and changes: ${stageOf(share)}`,
  )
  const { within } = yield* WorkoutStore
  const isArtefact = artefactsAmong(laid, yield* within(user, window))
  const selected = selectedOf(
    found.findings.filter((finding) => !isArtefact(finding)),
    byKey,
    about.flatMap((key) => metricOf(key) ?? []),
  )
  const reported = yield* Effect.forEach(selected, (finding) =>
    reportedOf(user, finding, byKey, window),
  )
  const findings = reported.map((each) => each.findings)
  const tests = allTests(found.tests, reported)
  const ran = Object.values(tests).reduce((sum, { length }) => sum + length, 0)
  const days = new Set(all.flatMap(({ usable }) => usable.map(({ date }) => date))).size
  const counted = (name: string) => ({
    label: "scan",
    window,
    n: days,
    key: `scan_${[...new Set(data_types)].sort().join("_")}_${name}`,
  })
  return {
    ...noFindings,
    facts: [
      numberFact("tests", counted("tests"), ran, "tests", 0),
      numberFact("n", counted("n"), days, "days", 0),
      ...findings.flatMap(({ facts }) => facts),
    ],
    evidence: findings.flatMap(({ evidence }) => evidence),
    tests,
  } satisfies Findings
})
