import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { moved, sentence } from "#embedded/model/english"
import { magnitude, placeholder, signOf } from "#embedded/model/placeholder"
import {
  caveatSentence,
  intervalSentence,
  isConfounded,
  notClear,
} from "#embedded/model/prose/certainty"
import { eachOf, type Found, foundBy } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"

/** A change of level, as the changepoint tool found it. */
export interface LevelChange {
  readonly metric: Metric
  readonly found: Found
  /** The day the new level began. */
  readonly on: Fact
}

/** The level changes found for a metric in a window, the one that leads first; empty where none were looked for. */
export const levelChanges = (
  metric: Metric,
  window: Window,
  ledger: Ledger,
): ReadonlyArray<LevelChange> =>
  eachOf(foundBy(ledger, "changepoint", { metric: metric.key, window })).flatMap((found) => {
    const on = found.fact("changed_on")
    return on ? [{ metric, found, on }] : []
  })

/** The verdict of a change. */
export const changeVerdict = ({ found }: LevelChange) => found.finding?.verdict ?? null

/** Whether a change came with another device. */
export const isOfDevice = ({ found }: LevelChange): boolean => isConfounded(found.finding)

const rangeSentence = ({ fact }: Found): string => {
  const [from, to] = [fact("changed_from"), fact("changed_to")]
  return from && to ? `, somewhere between ${placeholder(from)} and ${placeholder(to)},` : ""
}

const levels = ({ fact }: Found): string => {
  const [before, after] = [fact("before_mean"), fact("after_mean")]
  return before && after
    ? `, from an average of ${placeholder(before)} before to ${placeholder(after)} after`
    : ""
}

const byAmount = (difference: Fact | null) => (difference ? ` by ${magnitude(difference)}` : "")

const deviceSentence = ({ metric, found, on }: LevelChange): string => {
  const difference = found.fact("difference")
  return sentence`The readings of your ${metric.name} shift around ${placeholder(on)}, when the device changed:
    they ${moved(metric, signOf(difference))}${byAmount(difference)}${levels(found)}. Devices measure
    differently, so that is no finding about you.`
}

/**
 * A level change as a sentence: its day, the range of that day, and both levels. Where the device changed on
 * that day, the sentence says first that the device may be the cause.
 */
export const changeSentence = (change: LevelChange): string => {
  const { metric, found, on } = change
  const { finding } = found
  const difference = found.fact("difference")
  const what = `${moved(metric, signOf(difference))}${byAmount(difference)}`
  if (isConfounded(finding)) return deviceSentence(change)
  switch (finding?.verdict ?? null) {
    case "validated":
      return sentence`Around ${placeholder(on)}${rangeSentence(found)} the level of your ${metric.name}
        ${what}${levels(found)}.`
    case "rejected":
      return sentence`There is no clear change in the level of your ${metric.name}. The likeliest day would be
        ${placeholder(on)}${levels(found)}, and that ${notClear(finding, "its usual ups and downs")}.`
    default:
      return sentence`There is a hint, not yet reliable, that around ${placeholder(on)}${rangeSentence(found)} the
        level of your ${metric.name} ${what}${levels(found)}.`
  }
}

/** The interval of a level change, what weakens it, and how many independent days it rests on. */
export const asideSentences = ({ found }: LevelChange): ReadonlyArray<string | null> => {
  const { finding } = found
  return [
    finding && !isConfounded(finding) ? intervalSentence(finding, "the change") : null,
    finding && caveatSentence(finding),
    independentSentence(found),
  ]
}
