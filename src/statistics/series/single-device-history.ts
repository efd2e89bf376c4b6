import type { Series } from "#domain/metric"
import { addDays } from "#domain/time"
import type { Window } from "#domain/window"
import type { Prepared } from "#statistics/series/preparation"
import { type Judgement, pooledDevices, validated } from "#statistics/verdict"

/** With fewer values nothing is usual. */
export const MIN_HISTORY = 21

interface History {
  readonly window: Window
  readonly history: Series
  readonly device: Judgement
}

/**
 * The days before that the present device measured; where those are too few, all of them, and then
 * nothing is more than a hint.
 */
export const singleDeviceHistory = ({ usable, breaks }: Prepared, window: Window): History => {
  const last = breaks.at(-1)
  if (last === undefined) return { window, history: usable, device: validated }
  const since = addDays(window.from, last)
  const history = usable.filter(({ date }) => date >= since)
  return history.length < MIN_HISTORY
    ? { window, history: usable, device: pooledDevices }
    : { window: { from: since, to: window.to }, history, device: validated }
}
