import { numberText } from "#web/format"
import { text } from "#web/text"
import type { Result } from "./results"

const DECIMALS = 4
const plain = (value: number) => numberText(value, DECIMALS)

type Bounds = NonNullable<Result["range"]>

const boundsText = ({ low, high }: Bounds) => {
  if (low === null) return high === null ? "" : text.labs.up_to(plain(high))
  return high === null ? text.labs.from(plain(low)) : `${plain(low)} – ${plain(high)}`
}

type Place = "below" | "within" | "above" | "out" | "unknown"

/** Where a value lies. What the report says of it comes before what its range lets one think. */
export const placeOf = ({ value, range, is_out, reference_range }: Result): Place => {
  if (value === null || range === null)
    return is_out ? "out" : reference_range === "" && value !== null ? "unknown" : "within"
  const { low, high, of } = range
  if (of === "report" && !is_out) return "within"
  if (low !== null && value <= low && (is_out || value < low)) return "below"
  if (high !== null && value >= high && (is_out || value > high)) return "above"
  return is_out ? "out" : "within"
}

/** Where a result lies, in words; null where there is nothing to lie in. */
const wordsOf = (result: Result): string | null => {
  const place = placeOf(result)
  if (result.value === null && place === "within") return null
  return text.labs.place[place]
}

/** A range as the report prints it: "< 61" stays that, and is not up to 61; "<=61" is. */
const printedText = (printed: string): string => {
  const [, sign, end] = /^(<=|>=)\s*(.*)$/.exec(printed) ?? []
  if (sign !== undefined) return sign === "<=" ? text.labs.up_to(end!) : text.labs.from(end!)
  return printed.replace(/^([<>≤≥])\s*/, "$1\u00a0").replace(/(?<=\d)\s*[-–—]\s*(?=-?\d)/g, " – ")
}

/** The range of a result: as the report prints it, else the one that is usual for adults. */
export const rangeText = ({ range, reference_range }: Result): string =>
  range === null || range.of === "report"
    ? printedText(reference_range)
    : text.labs.of_adults(boundsText(range))

const WIDTH = 100
const HEIGHT = 10
/** The range stands in the middle of its bar, with so much of it on either side. */
const BESIDE = 0.4

/** The ends of what a bar shows. An open side begins at nothing, or ends at twice the bound. */
const endsOf = ({ low, high }: Bounds): readonly [number, number] => {
  if (low === null) return [0, (high ?? 1) * 1.5]
  if (high === null) return [0, low * 2]
  const beside = (high - low || Math.abs(high) || 1) * BESIDE
  return [low - beside, high + beside]
}

const Bar = ({ value, range }: { readonly value: number; readonly range: Bounds }) => {
  const [from, to] = endsOf(range)
  const at = (each: number) =>
    Math.min(1, Math.max(0, (each - from) / (to - from || 1))) * (WIDTH - 3)
  const left = range.low === null ? 0 : at(range.low)
  const right = range.high === null ? WIDTH : at(range.high) + 3
  return (
    <svg
      class="range-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="whole" x="0" y="3" width={WIDTH} height="4" />
      <rect class="usual" x={left} y="3" width={right - left} height="4" />
      <rect class="here" x={at(value)} y="0" width="3" height={HEIGHT} />
    </svg>
  )
}

/** Where a result lies in its range: as a bar, and in words. */
export const Range = ({ result }: { readonly result: Result }) => {
  const { value, range, is_wrong } = result
  const words = wordsOf(result)
  const isOut = placeOf(result) !== "within" && placeOf(result) !== "unknown"
  return (
    <div class="range">
      {value !== null && range !== null && !is_wrong && <Bar value={value} range={range} />}
      <small>
        {words !== null && !is_wrong && <b class={isOut ? "out" : undefined}>{words}</b>}{" "}
        {rangeText(result)}
      </small>
    </div>
  )
}
