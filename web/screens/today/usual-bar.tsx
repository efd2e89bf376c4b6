import type { TodayValue } from "#domain/today"

type Usual = NonNullable<TodayValue["usual"]>

/** What lies beyond the range at either side of the bar, as a part of the range. */
const MARGIN = 0.35

const placesOf = (value: number, { low, high }: Usual) => {
  const size = high - low || Math.abs(high) || 1
  const from = Math.min(low - size * MARGIN, value)
  const to = Math.max(high + size * MARGIN, value)
  const place = (at: number) => ((at - from) / (to - from)) * 100
  return { start: place(low), width: place(high) - place(low), value: place(value) }
}

/** Where a value lies beside one's usual, as a picture of the sentence below it. */
export const UsualBar = ({ value, usual }: { readonly value: number; readonly usual: Usual }) => {
  const places = placesOf(value, usual)
  return (
    <div class="usual-bar" aria-hidden="true">
      <span style={{ left: `${places.start}%`, width: `${places.width}%` }} />
      <i style={{ left: `${places.value}%` }} />
    </div>
  )
}
