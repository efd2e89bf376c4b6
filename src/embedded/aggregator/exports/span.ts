import { parseStamp } from "#domain/time"
import type { Span } from "#embedded/aggregator/exports/record"

/** No night and no workout is longer, in milliseconds. */
export const MAX_SPAN_MS = 2 * 86_400_000

/** Why two times are no span. */
export const NO_SPAN = {
  times: "it has no times that can be read",
  order: "it ends before it begins",
  long: "it spans more than two days",
} as const

/** The span between two instants in epoch milliseconds; why there is none. */
export const spanBetween = (from: number, to: number, offset_min: number | null): Span | string => {
  if (from < 0) return NO_SPAN.times
  if (to <= from) return NO_SPAN.order
  if (to - from > MAX_SPAN_MS) return NO_SPAN.long
  return { from, to, offset_min }
}

/** The span between two printed times, on the clock of its end; why there is none. */
export const printedSpan = (start: string, end: string): Span | string => {
  const from = parseStamp(start)
  const to = parseStamp(end)
  return from === null || to === null
    ? NO_SPAN.times
    : spanBetween(from.epoch_ms, to.epoch_ms, to.offset_min)
}
