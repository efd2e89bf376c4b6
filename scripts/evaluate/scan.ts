import { Result } from "effect"
import type { Evaluation } from "#scripts/evaluate"
import { type ScanFinding, scan } from "#statistics/scan/scan"
import { SMALLEST_RHO } from "#statistics/series/smallest-effect"
import {
  byCoverage,
  bySelection,
  bySize,
  byTests,
  confidenceOf,
  weakest,
} from "#statistics/verdict"
import { metricsOf, type PlantedPerson } from "#test/planted/person"
import { readPerson } from "#test/planted/person-file"

/** Days from a feature to its target, at most. */
const MAX_LAG = 1

const sizeOf = (finding: ScanFinding) => {
  switch (finding.kind) {
    case "association":
      return { feature: finding.feature, lag: finding.lag, effect: finding.rho }
    case "trend":
      return { slope: finding.slope }
    case "changepoint":
      return { delta: finding.delta, index: finding.index }
  }
}

const shown = (finding: ScanFinding, days: number) => {
  const { kind, target, p_value: p, q_value: q, ci_low, ci_high, n, n_eff } = finding
  const { verdict } = weakest(
    bySize(kind, n),
    byTests(p, q),
    byCoverage(
      [{ used: n, possible: days }],
      kind === "association" ? confidenceOf("validated", finding, SMALLEST_RHO) : null,
    ),
    bySelection(days),
  )
  return { kind, target, ...sizeOf(finding), p, q, ci: [ci_low, ci_high], n, n_eff, verdict }
}

/** What the scan finds in a person, as it is printed. */
export const findingsOf = (person: PlantedPerson) => ({
  user: person.user,
  findings: scan(
    { metrics: metricsOf(person), longest_lag: MAX_LAG, related: [], test: "ranks" },
    () => {},
  ).findings.map((finding) => shown(finding, person.n_days)),
})

/** The discovery scan over people given as files: one JSON line per person. */
export const evaluate: Evaluation = async (files) => {
  if (files.length === 0) {
    console.error("Usage: npm run evaluate -- scan FILE…")
    return 2
  }
  for (const path of files) {
    const file = Bun.file(path)
    if (!(await file.exists())) {
      console.error(`${path} does not exist.`)
      return 1
    }
    const person = readPerson(await file.text())
    if (Result.isFailure(person)) {
      console.error(`${path} is no person's file: ${person.failure}.`)
      return 1
    }
    console.log(JSON.stringify(findingsOf(person.success)))
  }
  return 0
}
