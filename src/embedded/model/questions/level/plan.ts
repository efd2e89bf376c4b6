import type { ToolCall } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { call } from "#embedded/model/questions/call"
import type { Level } from "#embedded/model/questions/level/intent"

const MIN_CHART_DAYS = 7

const describing = (metric: string, window: Window): ToolCall =>
  call("describe", { metric, window })

/** A single day is read beside the thirty days before it; a longer time has a chart. */
export const planLevel = (intent: Level): ReadonlyArray<ToolCall> => {
  const { metrics, usual, known, judged } = intent
  const { window } = intent.period
  const chart = daysIn(window) >= MIN_CHART_DAYS
  return [
    ...metrics.flatMap(({ key }) => [
      describing(key, window),
      ...(window.from === window.to || judged ? [describing(key, usual)] : []),
      ...(known ? [describing(key, known)] : []),
    ]),
    ...(chart ? metrics.slice(0, 1).map(({ key }) => call("series", { metric: key, window })) : []),
  ]
}
