import { magnitude, placeholder, roundedMagnitude, signOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { fellOrRose, sentence, verb } from "#embedded/model/english"
import { beginningOf, besideClause } from "#embedded/model/prose/development"
import { type Found, foundBy } from "#embedded/model/prose/found"
import type { LevelChange } from "#embedded/model/prose/level-change"
import type { LongTerm } from "#embedded/model/prose/long-term"
import { spoken } from "#embedded/model/prose/spoken"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { halfYearTo } from "#embedded/model/understanding/time/horizons"

/** "your resting heart rate dropped by about 3.9 bpm around 25 February 2026, the day your recorded runs began". */
export const stepClause = (
  { metric, found, on }: LevelChange,
  happenings: LongTerm["happenings"],
): string | null => {
  const difference = found.fact("difference")
  const beside = besideClause({ step: { metric, found, on }, happenings })
  return (
    difference &&
    sentence`your ${spoken(metric)} ${fellOrRose(metric, signOf(difference))} by about
      ${magnitude(difference)} around ${placeholder(on)}${beside ? `, ${beside}` : ""}`
  )
}

/** "your HRV has been climbing evenly since May, by about 14.8 ms"; null without a slope. */
export const slopeClause = (
  metric: Metric,
  found: Found,
  horizons: ReadonlyArray<Contrast>,
): string | null => {
  const change = found.fact("change")
  if (!change || !found.fact("slope_per_week")) return null
  const times = horizons.map((contrast) => ({ contrast }))
  const rises = signOf(change) > 0
  const clock = rises ? "moving later" : "moving earlier"
  const moves = metric.scale === "clock" ? clock : rises ? "climbing" : "falling"
  return sentence`your ${spoken(metric)} ${verb(metric, "has")} been ${moves} evenly${beginningOf(found, times)},
    by about ${roundedMagnitude(change)}`
}

/** A sure slope over the last half year of a window, that no step explains as well; null without one. */
export const recentSlope = (metric: Metric, window: Window, ledger: Ledger): Found | null => {
  const found = foundBy(ledger, "trend", { metric: metric.key, window: halfYearTo(window.to) })
  const { finding } = found
  const isSlope = finding?.claim.kind === "trend" && !finding.claim.is_step
  return isSlope && finding.verdict === "validated" && !finding.negligible ? found : null
}
