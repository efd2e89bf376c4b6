import { conversion } from "#catalogue/unit"
import type { NightColumn } from "#embedded/aggregator/exports/column"
import { numberIn, type Table } from "#embedded/aggregator/exports/csv/table"
import { secondsOf, unitWritten } from "#embedded/aggregator/exports/csv/words"

/** A length as it is written: in seconds where its unit is said, else the bare number. */
export interface Length {
  readonly column: NightColumn
  readonly value: number
  readonly isBare: boolean
}

/** The unit in which the parts of a night are written without one. */
export type BareUnit = "h" | "min"
const SECONDS: Readonly<Record<BareUnit, number>> = { h: 3_600, min: 60 }

/** Nobody writes a whole night in minutes up to this: then they are hours. */
const MAX_HOURS = 24
const DAY_S = 86_400
/** Rounded parts may be this much longer than the whole, and the clock may have been set by an hour. */
const TOLERANCE = 1.1
const CLOCK_CHANGE_S = 3_600

/** The stages that make up a sleep. */
const STAGES: ReadonlyArray<NightColumn> = ["deep_s", "light_s", "rem_s"]
const MIN_OF_STAGES = 0.5

/**
 * The shares of a sleep that a part usually has. The upper end is at most sixty times the lower one, so that no number
 * is usual in hours and in minutes: deep 1.2 of 7.5 hours is 16 % in hours, 0.3 % in minutes.
 */
const USUAL: Readonly<Partial<Record<NightColumn, readonly [low: number, high: number]>>> = {
  deep_s: [0.03, 0.5],
  light_s: [0.2, 0.9],
  rem_s: [0.03, 0.5],
  awake_s: [0.002, 0.12],
  latency_s: [0.002, 0.12],
  snoring_s: [0.01, 0.5],
  unmeasurable_s: [0.01, 0.5],
}
/** Fewer minutes are written without a fraction. */
const MINUTES_WITHOUT_FRACTION = 10

const COLONS = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/
const WORDS = /^(?:\d{1,4}(?:[.,]\d{1,4})?\s{0,2}[a-z]{1,8}\.?[\s,]{0,2}){1,3}(?:\d{1,2})?$/i
const WORD = /(\d{1,4}(?:[.,]\d{1,4})?)\s{0,2}([a-z]{1,8})?/gi
const MAX_CHARS = 40

/** Seconds of "7:10", "7h 10m", "7h10" and "430 min"; null for a bare number and anything else. */
const secondsIn = (text: string): number | null => {
  const [, hours, minutes, seconds = "0"] = COLONS.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  if (text.length > MAX_CHARS || !WORDS.test(text)) return null
  let sum = 0
  let unit = Number.POSITIVE_INFINITY
  for (const [, number = "", word] of text.matchAll(WORD)) {
    // What stands behind hours without a unit are minutes.
    const each = word === undefined ? unit / 60 : secondsOf(word.toLowerCase())
    if (each === null || each >= unit) return null
    unit = each
    sum += Number(number.replace(",", ".")) * each
  }
  return sum
}

/** Reads a length of a night as it is written; null for what is none, "unit" for a unit that measures no time. */
export const lengthIn = (
  column: NightColumn,
  written: string,
  unit: string,
  delimiter: Table["delimiter"],
): Length | "unit" | null => {
  const text = written.trim()
  const seconds = secondsIn(text)
  if (seconds !== null) return { column, value: seconds, isBare: false }
  const number = numberIn(text, delimiter)
  if (number === null) return null
  if (unit === "") return { column, value: number, isBare: true }
  const convert = conversion(unitWritten(unit, "s"), "s")
  return convert === null ? "unit" : { column, value: convert(number), isBare: false }
}

/** True for a whole night, whose unit its own number tells. */
export const isWhole = ({ column }: Length) => column === "asleep_s" || column === "in_bed_s"

/** A length in seconds, where bare parts are in `unit`. */
export const inSeconds = (length: Length, unit: BareUnit): number => {
  if (!length.isBare) return length.value
  if (isWhole(length)) return length.value * SECONDS[length.value <= MAX_HOURS ? "h" : "min"]
  return length.value * SECONDS[unit]
}

type Seconds = ReadonlyMap<NightColumn, number>

const allIn = (lengths: ReadonlyArray<Length>, unit: BareUnit): Seconds =>
  new Map(lengths.map((each) => [each.column, inSeconds(each, unit)]))

const stagesOf = (seconds: Seconds) =>
  STAGES.reduce((sum, stage) => sum + (seconds.get(stage) ?? 0), 0)

/** How long somebody can have lain there (s). */
const roomOf = (seconds: Seconds, span_s: number | null) =>
  Math.min(
    (seconds.get("in_bed_s") ?? DAY_S) * TOLERANCE,
    span_s === null ? DAY_S : span_s * TOLERANCE + CLOCK_CHANGE_S,
  )

/**
 * Which lengths (s) of a night cannot be: stages that are together longer than the sleep, a sleep that is longer than
 * the time in bed or between the times of day. `span_s` lies between those; null where one of them is not known.
 */
export const impossibleIn = (seconds: Seconds, span_s: number | null): ReadonlySet<NightColumn> => {
  const room = roomOf(seconds, span_s)
  const asleep = seconds.get("asleep_s")
  const isTooLong = asleep !== undefined && asleep > room
  const sleep = isTooLong ? room : (asleep ?? room)
  const tooMany = stagesOf(seconds) > sleep * (isTooLong ? 1 : TOLERANCE) ? STAGES : []
  return new Set<NightColumn>([...(isTooLong ? (["asleep_s"] as const) : []), ...tooMany])
}

const canBe = (seconds: Seconds, span_s: number | null): boolean => {
  const asleep = seconds.get("asleep_s")
  const room = roomOf(seconds, span_s)
  const stages = stagesOf(seconds)
  if (stages > Math.min((asleep ?? DAY_S) * TOLERANCE, room)) return false
  const isComplete = STAGES.every((each) => seconds.has(each))
  if (isComplete && asleep !== undefined && stages < asleep * MIN_OF_STAGES) return false
  return seconds
    .entries()
    .every(([column, each]) =>
      column === "awake_s"
        ? each + (asleep ?? stages) / TOLERANCE <= room
        : column === "asleep_s" || column === "in_bed_s" || each <= room,
    )
}

const usualIn = (bare: ReadonlyArray<Length>, unit: BareUnit, whole_s: number): number =>
  bare.filter(({ column, value }) => {
    const isOdd = unit === "min" && value < MINUTES_WITHOUT_FRACTION && !Number.isInteger(value)
    const [low, high] = USUAL[column] ?? [0, 0]
    const share = (value * SECONDS[unit]) / whole_s
    return !isOdd && share >= low && share <= high
  }).length

/** The unit of the parts that have none, by the night; "open" where it could be either, null where it can be none. */
export const bareUnitOf = (
  lengths: ReadonlyArray<Length>,
  span_s: number | null,
): BareUnit | "open" | null => {
  const bare = lengths.filter((each) => each.isBare && !isWhole(each) && each.value !== 0)
  if (bare.length === 0) return "open"
  const possible = (["h", "min"] as const).filter((unit) => canBe(allIn(lengths, unit), span_s))
  if (possible.length < 2) return possible[0] ?? null
  const whole = allIn(lengths, "min")
  const whole_s = whole.get("asleep_s") ?? whole.get("in_bed_s") ?? span_s
  if (whole_s == null) return "open"
  const [hours, minutes] = possible.map((unit) => usualIn(bare, unit, whole_s))
  if (hours === minutes) return "open"
  return hours! > minutes! ? "h" : "min"
}
