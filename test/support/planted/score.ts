import { benjaminiHochberg } from "#statistics/sample/multiple-testing"
import {
  type FoundAssociation,
  type Scan,
  type ScanFinding,
  type ScanInput,
  type Scanned,
  scan,
} from "#statistics/scan/scan"
import { associate } from "#statistics/series/association"
import { type MadeUpPerson, makeUp, type Truth } from "#test/planted/make-up"
import { metricsOf } from "#test/planted/person"

/** Means of what was scored, by name, and of how many. */
export type Scores = ReadonlyMap<string, { readonly mean: number; readonly n: number }>

type Add = (name: string, value: number | boolean) => void
type Association = Extract<Truth, { readonly kind: "association" }>

const Q = 0.05
const P = 0.05
const NEAR_DAYS = 7

const isLink = (finding: ScanFinding): finding is FoundAssociation => finding.kind === "association"

const isSamePair = (
  a: { feature: string; target: string },
  b: { feature: string; target: string },
) =>
  (a.feature === b.feature && a.target === b.target) ||
  (a.feature === b.target && a.target === b.feature)

/** The same pair in the same order of time; on one day there is no order. */
const isHit = (truth: Association) => (found: FoundAssociation) =>
  isSamePair(truth, found) &&
  found.lag === truth.lag &&
  (truth.lag === 0 || found.feature === truth.feature)

const covers = ({ ci_low, ci_high }: { ci_low: number; ci_high: number }, value: number) =>
  ci_low <= value && value <= ci_high

const rankOf = (gaussian: number) => (6 / Math.PI) * Math.asin(gaussian / 2)

/** Whether "what drives this?" over all others, same day and the day before, names the feature. */
const isDriver = (metrics: ReadonlyArray<Scanned>, { feature, target, lag }: Association) => {
  const { grid } = metrics.find(({ key }) => key === target)!
  const tried = metrics
    .filter(({ key }) => key !== target)
    .flatMap((one) =>
      [0, 1].flatMap((lag) => {
        const found = associate(one.grid, grid, lag)
        return found ? [{ key: one.key, lag, found }] : []
      }),
    )
  const qs = benjaminiHochberg(tried.map(({ found }) => found.p_value))
  return tried.some(
    ({ key, lag: at, found }, i) => key === feature && at === lag && qs[i]! < Q && found.confirmed,
  )
}

/** Whether who asks for just this pair is answered that there is a link. */
const isAnswered = (metrics: ReadonlyArray<Scanned>, { feature, target, lag }: Association) => {
  const gridOf = (key: string) => metrics.find((metric) => metric.key === key)!.grid
  const found = associate(gridOf(feature), gridOf(target), lag)
  return found !== null && found.p_value < P && found.confirmed
}

const scoreTruth = (truth: Truth, findings: ReadonlyArray<ScanFinding>, add: Add) => {
  const links = findings.filter(isLink)
  const levels = findings.filter(
    ({ kind, target }) => kind !== "association" && target === truth.target,
  )
  switch (truth.kind) {
    case "association": {
      const size = Math.abs(truth.effect)
      const hit = links.find(isHit(truth))
      add(`recall of rho ${size}, scan`, hit !== undefined)
      if (!hit) return
      add("sign", Math.sign(hit.rho) === Math.sign(truth.effect))
      add("coverage of associations", covers(hit, rankOf(truth.effect)))
      return
    }
    case "trend": {
      add(`recall of a trend of ${Math.abs(truth.total_change_sd)} SD`, levels.length > 0)
      const hit = levels.find((finding) => finding.kind === "trend")
      if (!hit) return
      add("sign", Math.sign(hit.slope) === Math.sign(truth.slope_per_day))
      add("coverage of trends", covers(hit, truth.slope_per_day))
      return
    }
    case "changepoint": {
      add(`recall of a level change of ${Math.abs(truth.delta_sd)} SD`, levels.length > 0)
      const hit = levels.find((finding) => finding.kind === "changepoint")
      if (!hit) return
      add("sign", Math.sign(hit.delta) === Math.sign(truth.delta))
      add("coverage of level changes", covers(hit, truth.delta))
      add("level changes located within 7 days", Math.abs(hit.index - truth.index) <= NEAR_DAYS)
      return
    }
    case "confounded_null":
      add(
        "confounded pairs reported",
        links.some((found) => isSamePair(found, truth)),
      )
  }
}

/** Whether who asks for a planted pair, or for what goes with one of it, learns of it. */
const scoreQuestions = (
  { truth }: MadeUpPerson,
  metrics: ReadonlyArray<Scanned>,
  add: Add,
): void => {
  for (const one of truth) {
    if (one.kind !== "association") continue
    const size = Math.abs(one.effect)
    add(`recall of rho ${size}, what drives it`, isDriver(metrics, one))
    add(`recall of rho ${size}, asked pair`, isAnswered(metrics, one))
  }
}

/**
 * Scores what a scan finds in one person. A hit on a planted pair at another lag is neither true nor
 * false; a level that moved counts as found by a slope or a step.
 */
const score = ({ truth }: MadeUpPerson, { findings }: Scan, add: Add) => {
  for (const one of truth) scoreTruth(one, findings, add)
  const pairs = truth.filter((one) => one.kind === "association")
  const moved = new Set(
    truth.flatMap(({ kind, target }) =>
      kind === "trend" || kind === "changepoint" ? [target] : [],
    ),
  )
  const links = findings.filter(isLink)
  const isFalse = (link: FoundAssociation) => !pairs.some((pair) => isSamePair(pair, link))
  for (const link of links) add("share of false associations among all", isFalse(link))
  add("false associations a person", links.filter(isFalse).length)
  const falseLevels = findings.filter(
    ({ kind, target }) => kind !== "association" && !moved.has(target),
  )
  add("false level changes a person", falseLevels.length)
}

/** Which people a scan is tried on, and how it tests pairs. */
interface Trial {
  readonly seed: number
  readonly days: number
  readonly profile: "mixed" | "null"
  readonly test?: ScanInput["test"]
}

/** How a scan of lags 0 and 1 does on so many made-up people, from a first seed on. */
export const scoresOf = (
  people: number,
  { seed, days, profile, test = "ranks" }: Trial,
): Scores => {
  const sums = new Map<string, { sum: number; n: number }>()
  const add: Add = (name, value) => {
    const { sum, n } = sums.get(name) ?? { sum: 0, n: 0 }
    sums.set(name, { sum: sum + Number(value), n: n + 1 })
  }
  for (let person = 0; person < people; person++) {
    const made = makeUp(seed + person, days, profile)
    const metrics = metricsOf(made.person)
    score(
      made,
      scan({ metrics, longest_lag: 1, related: [], test }, () => {}),
      add,
    )
    // Single questions are tested in one way.
    if (test === "ranks") scoreQuestions(made, metrics, add)
  }
  return new Map(
    [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { sum, n }]) => [name, { mean: sum / n, n }]),
  )
}
