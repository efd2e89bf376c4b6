import type { Metric } from "#domain/metric"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import type { Level } from "#embedded/model/questions/level/intent"
import { knownBefore } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { type Period, usualBefore } from "#embedded/model/understanding/time/period"
import { PERCENT } from "#embedded/model/understanding/words/concepts"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

/** Intents in which the readers of several kinds may end: a level, and a comparison of two times. */

const MAX_METRICS = 5

/** The day of a date in numbers, and the other one that it may mean: both are looked at. */
const withOtherDay = (period: Period): Pick<Level, "period" | "otherwise"> => {
  if (period.name.anchor !== "day" || !period.name.otherwise) return { period }
  const { otherwise, ...name } = period.name
  return { period: { ...period, name }, otherwise }
}

/** A level intent; a single day is compared with what was usual before it. */
export const levelOf = (
  parsed: ParsedQuestion,
  metrics: ReadonlyArray<Metric>,
  period: Period,
  statistic: Level["statistic"] = "mean",
): Level => ({
  kind: "level",
  metrics: metrics.slice(0, MAX_METRICS),
  ...withOtherDay(period),
  statistic,
  usual: usualBefore(period.window),
  known: knownBefore(parsed, metrics, period.window, DEFAULT_DAYS.level),
  judged: false,
})

const SHARE = phrases`
  ${PERCENT}
  relative (change|terms)
`

/** A comparison of two windows; a single day becomes a level beside its comparison window. */
export const comparisonOf = (parsed: ParsedQuestion, contrast: Contrast): Comparison | Level => {
  const { a, b } = contrast
  const { metrics, mentions, text } = parsed
  return b.window.from === b.window.to
    ? { ...levelOf(parsed, metrics, b), usual: a.window, than: a.name }
    : {
        kind: "comparison",
        metrics,
        contrast,
        asks: SHARE.test(without(text, mentions)) ? "percent" : "difference",
      }
}
