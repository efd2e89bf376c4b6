import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/tool"
import { caveatTold, intervalTold, isConfounded, notClear } from "#embedded/model/prose/certainty"
import { eachOf, type Found, foundBy } from "#embedded/model/prose/found"
import { independentTold } from "#embedded/model/prose/independent"
import { moved, signOf, sizeOf, told } from "#embedded/model/prose/wording"

/** A change of level that was looked for. */
export interface LevelChange {
  readonly metric: Metric
  readonly found: Found
  /** The day the new level began. */
  readonly on: Fact
}

/** The changes of level of a metric over a window, the one to be told first; none where nothing was looked for. */
export const levelChanges = (
  metric: Metric,
  window: Window,
  ledger: Ledger,
): ReadonlyArray<LevelChange> =>
  eachOf(foundBy(ledger, "changepoint", { metric: metric.key, window })).flatMap((found) => {
    const on = found.fact("changed_on")
    return on ? [{ metric, found, on }] : []
  })

/** How firm a change is. */
export const firmnessOf = ({ found }: LevelChange) => found.finding?.verdict ?? null

/** Whether a change came with another device. */
export const isOfDevice = ({ found }: LevelChange): boolean => isConfounded(found.finding)

const rangeTold = ({ fact }: Found): string => {
  const [from, to] = [fact("changed_from"), fact("changed_to")]
  return from && to ? `, somewhere between ${told(from)} and ${told(to)},` : ""
}

const levels = ({ fact }: Found): string => {
  const [before, after] = [fact("before_mean"), fact("after_mean")]
  return before && after
    ? `, from an average of ${told(before)} before to ${told(after)} after`
    : ""
}

const byTold = (difference: Fact | null) => (difference ? ` by ${sizeOf(difference)}` : "")

const deviceTold = ({ metric, found, on }: LevelChange): string => {
  const difference = found.fact("difference")
  return `The readings of your ${metric.name} shift around ${told(on)}, when the device changed: they ${moved(metric, signOf(difference))}${byTold(difference)}${levels(found)}. Devices measure differently, so that is no finding about you.`
}

/**
 * A change in a sentence: its day, the range that it lies in, and both levels. One that came with another
 * device is told as the device's before anything else is said of it.
 */
export const changeTold = (change: LevelChange): string => {
  const { metric, found, on } = change
  const { finding } = found
  const difference = found.fact("difference")
  const what = `${moved(metric, signOf(difference))}${byTold(difference)}`
  if (isConfounded(finding)) return deviceTold(change)
  switch (finding?.verdict ?? null) {
    case "validated":
      return `Around ${told(on)}${rangeTold(found)} the level of your ${metric.name} ${what}${levels(found)}.`
    case "rejected":
      return `There is no clear change in the level of your ${metric.name}. The likeliest day would be ${told(on)}${levels(found)}, and that ${notClear(finding, "its usual ups and downs")}.`
    default:
      return `There is a hint, not yet reliable, that around ${told(on)}${rangeTold(found)} the level of your ${metric.name} ${what}${levels(found)}.`
  }
}

/** How sure a change is, and what its days are worth. */
export const asideTold = ({ found }: LevelChange): ReadonlyArray<string | null> => {
  const { finding } = found
  return [
    finding && !isConfounded(finding) ? intervalTold(finding, "the change") : null,
    finding && caveatTold(finding),
    independentTold(found),
  ]
}
