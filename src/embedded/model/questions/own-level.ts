import { bandOf, zoneOf } from "#catalogue/norms/bands"
import { valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE, type Profile } from "#domain/profile"
import type { ToolCall } from "#domain/tool"
import type { Window } from "#domain/window"
import { verb } from "#embedded/model/english"
import { described } from "#embedded/model/prose/found"
import { level, spoken } from "#embedded/model/prose/spoken"
import { call } from "#embedded/model/questions/call"
import { contrasts, pastClause } from "#embedded/model/questions/past"

/** The calls that say where somebody stands with a metric: its level, and that of a year and half a year before. */
export const levelCalls = (metric: Metric, window: Window): ReadonlyArray<ToolCall> => [
  call("describe", { metric: metric.key, window }),
  ...contrasts(metric, window).map((contrast) => call("compare", contrast)),
]

/** "That is quick enough already.", where a guideline calls the value good. */
const enoughSentence = (metric: Metric, value: number | null, profile: Profile | null): string => {
  const band = value === null ? null : bandOf(metric.key, profile ?? NO_PROFILE)
  if (!band || value === null) return ""
  const { is, says } = zoneOf(band, value)
  return is === "good" ? ` That is ${says} already.` : ""
}

/** "Your resting heart rate averages 57 bpm over the past month, down from 62 a year ago." Null without values. */
export const levelSentence = (
  metric: Metric,
  window: Window,
  ledger: Ledger,
  profile: Profile | null,
): string | null => {
  const mean = described(ledger, metric, window).fact("mean")
  if (!mean) return null
  const averages = verb(metric, "is") === "are" ? "average" : "averages"
  const past = pastClause(metric, window, ledger)
  const enough = enoughSentence(metric, valueOf(mean), profile)
  return `Your ${spoken(metric)} ${averages} ${level(metric, mean)} over the past month${past}.${enough}`
}
