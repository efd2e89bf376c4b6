import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import type { Period } from "#embedded/model/understanding/time/period"
import { phrases } from "#language/phrases"

const MOVED = phrases`
  (drop|dropped|fall|fell|fallen|rise|rose|risen|jump|jumped|climb|climbed|change|changed|shift|shifted|improve|
    improved|decline|declined|sink|sank|increase|increased|decrease|decreased)
  (go|gone|went|come|came|get|got) ...2(back|so|a|bit) (up|down|higher|lower|better|worse)
`
const WHEN_MOVED = phrases`
  (when|since when) ...2(exactly|about|around|then) (did|has|was) (it|that|this|they) ...3(start|begin|to|first|
    suddenly|all|ever) ${MOVED}
`
const MAX_CHARS = 90

/** "61 in winter and 57 now, when did it drop": from the earliest time that it names until now. */
const spanOf = (periods: ReadonlyArray<Period>, today: string): Period | null => {
  const [first] = periods.toSorted((one, other) => one.window.from.localeCompare(other.window.from))
  if (!first) return null
  const window = { from: first.window.from, to: today }
  return { form: "named", window, name: { anchor: "between", window, today } }
}

/** "when did it come down" behind a measure: the day on which its own level shifted, in a time long enough for one. */
export const asWhenMoved: Way = ({ own, leaned }) => {
  const { whole, metrics, periods, dates } = own
  if (metrics.length > 1 || whole.length > MAX_CHARS || !WHEN_MOVED.test(whole)) return null
  const before = leaned()
  const metric = before && pickedOut(before).metric
  if (!before || !metric || metrics.some((each) => each !== metric)) return null
  const parsed = { ...before.parsed, metrics: [metric], periods: [] }
  const period = spanOf(periods, dates.today) ?? periodOf(parsed, DEFAULT_DAYS.shift)
  return asking({ kind: "shift", metrics: [metric], period, open: false }, parsed)
}
