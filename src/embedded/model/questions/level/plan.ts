import type { ToolCall } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { call } from "#embedded/model/questions/call"
import { isBesideUsual } from "#embedded/model/questions/level/beside-usual"
import type { Level } from "#embedded/model/questions/level/intent"
import { asLongBefore, looksBack } from "#embedded/model/questions/level/looks-back"
import { contrasts } from "#embedded/model/questions/past"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"

const MIN_CHART_DAYS = 7

const describing = (metric: string, window: Window): ToolCall =>
  call("describe", { metric, window })

/** A day beside what is usual before it, or beside the days that the question names. */
const beside = (intent: Level, metric: string): ToolCall => {
  const { usual, period } = intent
  return isBesideUsual(intent)
    ? call("baseline", { metric, date: period.window.from, days: DEFAULT_DAYS.usual })
    : call("compare", { metric, a: usual, b: period.window })
}

/** Beside a single day: the usual; beside a time that was not named: the longer past. A longer time has a chart. */
export const planLevel = (intent: Level): ReadonlyArray<ToolCall> => {
  const { metrics, usual, known, judged, otherwise, isSparse } = intent
  const { window } = intent.period
  const isDay = window.from === window.to
  const chart = daysIn(window) >= MIN_CHART_DAYS
  return [
    ...metrics.flatMap((metric) => [
      ...(looksBack(intent) ? contrasts(metric, window).map((two) => call("compare", two)) : []),
      ...(isDay && !metric.recurs && known === null ? [beside(intent, metric.key)] : []),
      ...(isDay ? [describing(metric.key, usual)] : []),
      ...(judged && !isDay ? [describing(metric.key, asLongBefore(intent).window)] : []),
      ...(known ? [describing(metric.key, known)] : []),
      ...(isSparse ? [call("nearest", { metric: metric.key, date: window.from })] : []),
      ...(otherwise ? [describing(metric.key, { from: otherwise, to: otherwise })] : []),
      describing(metric.key, window),
    ]),
    ...(chart ? metrics.slice(0, 1).map(({ key }) => call("series", { metric: key, window })) : []),
  ]
}
