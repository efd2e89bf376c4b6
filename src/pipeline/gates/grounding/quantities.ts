import { monthNames } from "#language/numbers/month-names"
import type { Token } from "#pipeline/gates/grounding/tokens"
import { unitAt } from "#pipeline/gates/grounding/units"
import { datesAt, dayBehind, type Quantity } from "#pipeline/gates/grounding/written-dates"

/** How many minutes a unit of time has. */
const MINUTES: Readonly<Record<string, number>> = { h: 60, min: 1, s: 1 / 60 }
const HOUR_MIN = 60
const NOON = 12
const RANGES = new Set(
  `to and bis und a à et e y do i до и та - – — ~ 〜 から to– 到 至 से ile oder or t/m ou o of lub или або veya
  ili і أو او و tot और`.split(/\s+/),
)

/** Whether a word stands between the ends of a range, or two that may be: "to", "oder". */
export const isRange = (word: string): boolean => RANGES.has(word)

const JOINTS = new Set(", and und et e y en i и і та й ve و और".split(" "))

/** Whether a word may stand between hours and their minutes. */
export const isJoint = (word: string): boolean => JOINTS.has(word)

const HALF_MIN = 30
/** "Siete horas y media", "일곱 시간 반": half an hour behind hours. */
const HALVES = [
  "and a half",
  "et demie",
  "et demi",
  "y media",
  "e meia",
  "e mezza",
  "e mezzo",
  "반",
  "ونصف",
].map((phrase) => phrase.split(" "))
/** The same written onto the unit: "7時間半". */
const GLUED_HALF = /^(?:時間|小時|小时|个小时|個小時|钟头|鐘頭|시간)(?:半|반)/
const KOREAN_HALF = /^반(?:이|을|입|동|정|쯤|$)/

/** Where half an hour ends behind hours; the same place where none is said. */
const halfBehind = (tokens: ReadonlyArray<Token>, behind: number): number => {
  if (KOREAN_HALF.test(tokens[behind]?.word ?? "")) return behind + 1
  const half = HALVES.find((phrase) =>
    phrase.every((word, step) => tokens[behind + step]?.word === word),
  )
  return behind + (half?.length ?? 0)
}
const MORNING = /^a\.?m$/
const EVENING = /^p\.?m$/
const PERCENT = new Set(["%", "٪", "％"])
/** "Yüzde 12", "百分之12". */
const PERCENT_WORD = /^yuzde$|百分之$/

/** Equal numbers in one spelling; `hasComma`: a comma is a decimal one in this language. */
export const numbersOf = (text: string, hasComma: boolean): ReadonlyArray<string> => {
  const readings: Array<string> = []
  const add = (plain: string) => {
    if (/^\d{1,15}(?:\.\d{1,15})?$/.test(plain)) readings.push(String(Number(plain)))
  }
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) add(text.replaceAll(",", ""))
  else if (/^\d+(?:\.\d+)?$/.test(text)) add(text)
  if (hasComma) {
    if (/^(?!0)\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text))
      add(text.replaceAll(".", "").replace(",", "."))
    else if (/^\d+,\d+$/.test(text)) add(text.replace(",", "."))
  }
  return readings
}

const two = (value: number) => String(value).padStart(2, "0")

/** One spelling of a time of day; null where it is none. */
const clockOf = (hour: number, minute: number): string | null =>
  hour <= 24 && minute < HOUR_MIN ? `${two(hour % 24)}:${two(minute)}` : null

const minutesOf = (value: number, unit: string) =>
  String(Number((value * MINUTES[unit]!).toFixed(4)))

/** The words behind an hour that make it one of the afternoon or of the morning. */
const halfOfDay = (
  tokens: ReadonlyArray<Token>,
  at: number,
): readonly [shift: number, to: number] | null => {
  const one = tokens[at]?.word ?? ""
  const three = [0, 1, 2, 3].map((step) => tokens[at + step]?.word ?? "").join("")
  if (MORNING.test(one)) return [0, at + 1]
  if (EVENING.test(one)) return [NOON, at + 1]
  if (three.startsWith("a.m.")) return [0, at + 4]
  if (three.startsWith("p.m.")) return [NOON, at + 4]
  return null
}

const colonAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  named: ReturnType<typeof unitAt>,
): Quantity | null => {
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(tokens[at]!.text)
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  const half = halfOfDay(tokens, at + 1)
  const to = half?.[1] ?? named?.end ?? at + 1
  if (named?.unit === "h")
    return { unit: "time", values: [String(hour * HOUR_MIN + minute)], from: at, to }
  const clock = half
    ? hour >= 1 && hour <= NOON
      ? clockOf((hour % NOON) + half[0], minute)
      : null
    : clockOf(hour, minute)
  // A pace, or a time to the second, is written as a time of day is.
  const values = [clock, half ? null : tokens[at]!.text].flatMap((value) => value ?? [])
  return { unit: named && named.unit !== "h" ? named.unit : "clock", values, from: at, to }
}

/** Words before hours that may make them a time of day, which is then a value of theirs too: "à 23 h 30". */
const AT = new Set("a vers avant apres las alle om o в о до після после prima dopo".split(" "))

/** Joins hours and the minutes behind them: "6 h 48 min", "6 hours and 48 minutes", "6h48". */
const hoursAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  hours: ReadonlyArray<string>,
  behind: number,
  more: ReadonlyMap<string, string>,
): Quantity => {
  const join = tokens[behind]
  const isJoined = join && isJoint(join.word)
  const isShort = join?.text === "." && join.glued
  const next = isJoined || isShort ? behind + 1 : behind
  const number = tokens[next]
  const minutes =
    number?.kind === "number" && /^\d{1,2}$/.test(number.text) ? Number(number.text) : null
  const named = minutes === null ? null : unitAt(tokens, next + 1, more)
  // "6h 12m": behind hours there are no metres.
  const unit = named && tokens[next + 1]!.text === "m" ? { ...named, unit: "min" } : named
  const isClock = AT.has(tokens[at - 1]?.word ?? "")
  const clocks = (minute: number) =>
    isClock ? hours.flatMap((value) => clockOf(Number(value), minute) ?? []) : []
  const isMinutes = unit?.unit === "min" || number?.glued === true
  // "À 23 heures 30": the minutes of a time of day need no unit.
  if (minutes !== null && minutes < HOUR_MIN && (isMinutes || (isClock && unit === null)))
    return {
      unit: "time",
      values: [
        ...(isMinutes ? hours.map((value) => String(Number(value) * HOUR_MIN + minutes)) : []),
        ...clocks(minutes),
      ],
      from: at,
      to: unit?.unit === "min" ? unit.end : next + 1,
    }
  const half = halfBehind(tokens, behind)
  const halfMin = half > behind || GLUED_HALF.test(tokens[behind - 1]!.word) ? HALF_MIN : 0
  return {
    unit: "time",
    values: [
      ...hours.map((value) => minutesOf(Number(value) + halfMin / HOUR_MIN, "h")),
      ...clocks(halfMin),
    ],
    from: at,
    to: half,
  }
}

const THOUSANDS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mln: 1e6, bn: 1e9, mn: 1e6 }

/** "7.4k": the number a thousandfold, and the token behind the letter. */
const scaledAt = (tokens: ReadonlyArray<Token>, at: number): readonly [by: number, to: number] => {
  const next = tokens[at + 1]
  const by = next?.kind === "word" ? THOUSANDS[next.word] : undefined
  const isMetre = next?.word === "m" && !(next.text === "M")
  return by === undefined || isMetre ? [1, at + 1] : [by, at + 2]
}

const numberAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  hasComma: boolean,
  more: ReadonlyMap<string, string>,
): Quantity => {
  const token = tokens[at]!
  const [by, behind] = scaledAt(tokens, at)
  const isCompound = tokens[behind]?.text === "-" && tokens[behind + 1]?.glued === true
  const named = unitAt(tokens, isCompound ? behind + 1 : behind, more)
  const colon = colonAt(tokens, at, named)
  if (colon) return colon
  const half = halfOfDay(tokens, behind)
  if (half && /^\d{1,2}$/.test(token.text)) {
    const hour = Number(token.text)
    const clock = hour >= 1 && hour <= NOON ? clockOf((hour % NOON) + half[0], 0) : null
    return { unit: "clock", values: clock ? [clock] : [], from: at, to: half[1] }
  }
  if (tokens[behind]?.word === "uhr") {
    const minute = tokens[behind + 1]
    const isMinute = minute?.kind === "number" && /^\d{2}$/.test(minute.text)
    const clock = clockOf(
      Number(token.text.split(".")[0]),
      Number(token.text.split(".")[1] ?? (isMinute ? minute.text : 0)),
    )
    return {
      unit: "clock",
      values: clock ? [clock] : [],
      from: at,
      to: behind + (isMinute ? 2 : 1),
    }
  }
  const pair = /^(\d{2,3})\/(\d{2,3})$/.exec(token.text)
  if (pair)
    return { unit: "pair", values: [`${pair[1]}/${pair[2]}`], from: at, to: named?.end ?? at + 1 }
  const values = numbersOf(token.text, hasComma).map((value) => String(Number(value) * by))
  const before = tokens[at - 1]
  const isPercent =
    before !== undefined &&
    ((PERCENT.has(before.text) && token.glued) || PERCENT_WORD.test(before.word))
  if (named === null && isPercent) return { unit: "%", values, from: at - 1, to: behind }
  if (named?.unit === "h") return hoursAt(tokens, at, values, named.end, more)
  if (named && named.unit in MINUTES)
    return {
      unit: "time",
      values: values.map((value) => minutesOf(Number(value), named.unit)),
      from: at,
      to: named.end,
    }
  return { unit: named?.unit ?? "", values, from: at, to: named?.end ?? behind }
}

/** "39 to 61 ms": the first number has the unit of the second. */
const withRanges = (
  tokens: ReadonlyArray<Token>,
  found: ReadonlyArray<Quantity>,
): ReadonlyArray<Quantity> =>
  found.map((quantity, at) => {
    const next = found[at + 1]
    const isRange =
      quantity.unit === "" &&
      next !== undefined &&
      next.unit !== "" &&
      next.unit !== "date" &&
      next.from === quantity.to + 1 &&
      RANGES.has(tokens[quantity.to]!.word)
    if (!isRange) return quantity
    const unit = next.unit
    // "7 to 8 h" are both hours.
    const name = unit === "time" ? unitAt(tokens, next.from + 1, new Map())?.unit : undefined
    return name === undefined || !(name in MINUTES)
      ? { ...quantity, unit }
      : {
          ...quantity,
          unit,
          values: quantity.values.map((value) => minutesOf(Number(value), name)),
        }
  })

/** The languages whose decimals stand behind a comma. */
const COMMA = new Set("de es fr pt it nl pl tr ru uk".split(" "))

/** Every number and date of a text, in order; `languages` are those it may be in. */
export const quantitiesOf = (
  tokens: ReadonlyArray<Token>,
  languages: ReadonlyArray<string>,
  more: ReadonlyMap<string, string>,
): ReadonlyArray<Quantity> => {
  const hasComma = languages.some((language) => COMMA.has(language))
  const found: Array<Quantity> = []
  const months = monthNames()
  for (let at = 0; at < tokens.length; ) {
    const date = datesAt(tokens, at, months)
    const behind = date ? null : dayBehind(tokens, at, found.at(-1))
    const day = behind && unitAt(tokens, behind.to, more) === null ? behind : null
    const quantity =
      date ?? day ?? (tokens[at]!.kind === "number" ? numberAt(tokens, at, hasComma, more) : null)
    if (quantity) found.push(quantity)
    at = quantity ? Math.max(quantity.to, at + 1) : at + 1
  }
  return withRanges(tokens, found)
}
