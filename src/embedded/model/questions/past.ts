import { degreesOf } from "#catalogue/metrics/degrees"
import { bare, signOf, valueOf } from "#catalogue/placeholder"
import type { Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { described, foundBy } from "#embedded/model/prose/found"
import { level } from "#embedded/model/prose/spoken"

/** How far back the past of a level lies, the longest first. */
const EARLIER = [
  { days: 364, ago: "a year ago" },
  { days: 182, ago: "half a year ago" },
] as const

const earlier = ({ from, to }: Window, days: number): Window => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
})

/** The contrasts with the past. */
export const contrasts = (metric: Metric, window: Window): ReadonlyArray<ToolInput<"compare">> =>
  EARLIER.map(({ days }) => ({ metric: metric.key, a: earlier(window, days), b: window }))

const isOfDevice = (finding: Finding | null) => finding?.reason === "device"

/**
 * The past of a level, the longest contrast that says something: ", up from 40 a year ago" where it is clear,
 * "; a year ago it was 61" where the two lie a whole spread apart; empty where neither does.
 */
export const pastClause = (metric: Metric, window: Window, ledger: Ledger): string => {
  const sd = valueOf(described(ledger, metric, window).fact("sd")) ?? 0
  const each = contrasts(metric, window).flatMap((two, at) => {
    const { fact, finding } = foundBy(ledger, "compare", two)
    const [before, difference] = [fact("a_mean"), fact("difference")]
    return before && difference && !isOfDevice(finding)
      ? [{ before, difference, finding, ago: EARLIER[at]!.ago }]
      : []
  })
  const clear = each.find(({ finding }) => finding?.verdict === "validated" && !finding.negligible)
  if (clear) {
    const then = bare(level(metric, clear.before))
    const sign = signOf(clear.difference)
    return metric.scale === "clock"
      ? `, ${degreesOf(metric)[sign > 0 ? "more" : "less"]} than the ${then} of ${clear.ago}`
      : `, ${sign > 0 ? "up" : "down"} from ${then} ${clear.ago}`
  }
  const far = each.find(({ difference }) => sd > 0 && Math.abs(valueOf(difference) ?? 0) >= sd)
  return far ? `; ${far.ago} it was ${bare(level(metric, far.before))}` : ""
}
