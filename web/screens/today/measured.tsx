import { numberText } from "#web/format"
import { bareText, isOfClock, unitLabel } from "#web/measure"

/** A number with the decimals that it came with: its place beside a range is seen. */
const numberOf = (value: number, unit: string) =>
  isOfClock(unit) ? bareText(value, unit) : numberText(value, 2)

const labelOf = (value: number, unit: string) =>
  unit === "times" && value === 1 ? "time" : unitLabel(unit)

/** A value in one piece: `7 h 5 min`, `23:10`, `58.3 bpm`. */
export const measuredText = (value: number, unit: string) => {
  const label = labelOf(value, unit)
  return `${numberOf(value, unit)}${label === "" || label === "%" ? label : ` ${label}`}`
}

/** A range with its unit once, where a number does not say it: `41.4 to 64.6 ms`. */
export const rangeText = (low: number, high: number, unit: string) =>
  `${numberOf(low, unit)} to ${measuredText(high, unit)}`

/** A value of which the digits are large and the units small. */
export const Measured = ({ value, unit }: { readonly value: number; readonly unit: string }) => (
  <>
    {measuredText(value, unit)
      .split(/([\d.,:%−]+)/)
      .map((part, at) => (at % 2 === 0 ? <small key={at}>{part}</small> : part))}
  </>
)
