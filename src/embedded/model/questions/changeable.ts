import type { Way } from "#catalogue/habits"
import { wayToChange } from "#catalogue/way-to-change"
import type { Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { byVerdict } from "#statistics/verdict"

/** A change of habit, with the finding that supports it. */
export interface Grounded {
  readonly way: Way
  readonly finding: Finding
}

/** The findings on habits that a person can change, each habit once, validated ones first. */
export const groundedIn = (
  findings: ReadonlyArray<Finding>,
  target: Metric,
): ReadonlyArray<Grounded> => {
  const all = [...findings].sort(byVerdict).flatMap((finding): ReadonlyArray<Grounded> => {
    const { verdict } = finding
    if (verdict === "rejected") return []
    const way = wayToChange(finding, target)
    return way ? [{ way, finding }] : []
  })
  return [...new Map(all.toReversed().map((each) => [each.way.name, each])).values()].toReversed()
}
