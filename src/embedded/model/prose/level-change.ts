import { magnitude, placeholder, signOf } from "#catalogue/placeholder"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { fellOrRose, moved, sentence } from "#embedded/model/english"
import {
  caveatSentence,
  intervalSentence,
  isConfounded,
  notClear,
} from "#embedded/model/prose/certainty"
import { eachOf, type Found, foundBy } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"
import { spoken } from "#embedded/model/prose/spoken"
import { capital } from "#language/capital"

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

const levels = ({ fact }: Found): string => {
  const [before, after] = [fact("before_mean"), fact("after_mean")]
  return before && after ? `, from ${placeholder(before)} to ${placeholder(after)}` : ""
}

const byAmount = (difference: Fact | null) => (difference ? ` by ${magnitude(difference)}` : "")

const deviceSentence = ({ metric, found, on }: LevelChange): string => {
  const difference = found.fact("difference")
  return sentence`The readings of your ${metric.name} shift around ${placeholder(on)}, when the device changed:
    they ${moved(metric, signOf(difference))}${byAmount(difference)}${levels(found)}. Devices measure
    differently, so that is no finding about you.`
}

/**
 * A level change as a sentence: its day with what began then, and both levels. Where the device changed on
 * that day, the sentence says first that the device may be the cause.
 */
export const changeSentence = (change: LevelChange, beside: string | null = null): string => {
  const { metric, found, on } = change
  const { finding } = found
  const difference = found.fact("difference")
  if (isConfounded(finding)) return deviceSentence(change)
  const timing = beside ? `, ${beside}` : ""
  const clause = sentence`your ${spoken(metric)} ${fellOrRose(metric, signOf(difference))}${byAmount(difference)}
    around ${placeholder(on)}${timing}${levels(found)}`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `${capital(clause)}.`
    case "rejected":
      return sentence`There is no clear change in your ${spoken(metric)}. The likeliest day would be
        ${placeholder(on)}${levels(found)}, and that ${notClear(finding, "its usual ups and downs")}.`
    default:
      return `Perhaps, though it is not certain yet: ${clause}.`
  }
}

/** The range of its day, the interval of a level change, what weakens it, and how many independent days it rests on. */
export const asideSentences = ({ found }: LevelChange): ReadonlyArray<string | null> => {
  const { finding, fact } = found
  const [from, to] = [fact("changed_from"), fact("changed_to")]
  return [
    from && to && !isConfounded(finding)
      ? `The day lies somewhere between ${placeholder(from)} and ${placeholder(to)}.`
      : null,
    finding && !isConfounded(finding) ? intervalSentence(finding, "the change") : null,
    finding && caveatSentence(finding),
    independentSentence(found),
  ]
}
