import type { TurnResult } from "#domain/turn-result"

/** A number of a text with the unit behind it, as a person reads it. */
interface Read {
  readonly text: string
  readonly value: number
  /** How many decimals it is printed with. */
  readonly decimals: number
  readonly unit: string
}

/** One spelling for every way in which a unit is written. */
const UNITS: Readonly<Record<string, string>> = {
  min: "minutes",
  mins: "minutes",
  minute: "minutes",
  minutes: "minutes",
  h: "h",
  hr: "h",
  hours: "h",
  hour: "h",
  bpm: "bpm",
  beats: "bpm",
  ms: "ms",
  milliseconds: "ms",
  steps: "steps",
  step: "steps",
  kg: "kg",
  kilograms: "kg",
  km: "km",
  kilometres: "km",
  kcal: "kcal",
  mg: "mg",
  milligrams: "mg",
  g: "g",
  l: "l",
  litres: "l",
  liters: "l",
  ml: "ml",
  "%": "%",
  percent: "%",
  "mg/dl": "mg/dl",
  "ng/ml": "ng/ml",
  "mmol/l": "mmol/l",
  "ml/kg/min": "ml/kg/min",
  mmhg: "mmhg",
  points: "points",
  days: "days",
  nights: "nights",
  lb: "lb",
  mi: "mi",
}

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December"
const DATES = [
  `\\b\\d{1,2} (?:${MONTHS})(?: \\d{4})?`,
  `\\b(?:${MONTHS}) \\d{1,2}(?:, \\d{4})?`,
  `\\b(?:${MONTHS}) \\d{4}`,
  "\\b\\d{4}-\\d\\d-\\d\\d",
]
const DATE = new RegExp(DATES.join("|"), "g")
/** The mark of an item of a list. */
const ITEM = /^\s*\d{1,2}[.)]\s/gm
const DURATION =
  /(?<![\p{L}\d.,])(\d+) ?(?:hours?|hrs?|h)(?![\p{L}])(?:,? (?:and )?(\d+) ?(?:min(?:ute)?s?|m)\b)?/gu
const CLOCK = /(?<![\d.,:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/g
/** A digit inside a word is part of a name: HbA1c. */
const NUMBER = /(?<![\p{L}\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d]*\p{L}\d)/gu
const UNIT = /^\s?([%]|[A-Za-z]+(?:\/[A-Za-z]+)*)/

/** Names that end in a number of their own. */
const NAME = /\b(?:omega-\d|zone \d|type \d|T\d|B\d{1,2})\b/gi

const blank = (text: string) => " ".repeat(text.length)

const unitBehind = (text: string): string => {
  const word = UNIT.exec(text)?.[1]?.toLowerCase() ?? ""
  return UNITS[word] ?? ""
}

/** The numbers of a text that are no dates. */
export const numbersIn = (text: string): ReadonlyArray<Read> => {
  const read: Array<Read> = []
  const noDates = text
    .normalize("NFKC")
    .replace(ITEM, blank)
    .replace(NAME, blank)
    .replace(DATE, blank)
  const noDurations = noDates.replace(DURATION, (all, hours, minutes) => {
    read.push({
      text: all,
      value: Number(hours) * 60 + Number(minutes ?? 0),
      decimals: 0,
      unit: "minutes",
    })
    return blank(all)
  })
  const rest = noDurations.replace(CLOCK, (all, hours, minutes) => {
    read.push({
      text: all,
      value: Number(hours) * 60 + Number(minutes),
      decimals: 0,
      unit: "clock",
    })
    return blank(all)
  })
  for (const found of rest.matchAll(NUMBER)) {
    const plain = found[0].replaceAll(",", "")
    const behind = rest.slice(found.index + found[0].length)
    read.push({
      text: found[0],
      value: Number(plain),
      decimals: plain.split(".")[1]?.length ?? 0,
      unit: unitBehind(behind),
    })
  }
  return read
}

const HUNDRED = 100
const THOUSAND = 1_000

interface Known {
  readonly value: number
  readonly unit: string
}

const spelled = (unit = "") => UNITS[unit.toLowerCase()] ?? unit.toLowerCase()

const matches = (read: Read, { value, unit }: Known): boolean => {
  const size = Math.abs(value)
  if (read.unit === "clock") return unit === "h" && Math.round((size % 24) * 60) === read.value
  const sameUnit =
    read.unit === "" ||
    unit === "" ||
    read.unit === unit ||
    (unit === "h" && read.unit === "minutes")
  if (!sameUnit) return false
  const inUnit = unit === "h" && read.unit === "minutes" ? size * 60 : size
  const step = 10 ** -read.decimals
  return (
    Math.abs(inUnit - read.value) <= step / 2 + 1e-9 ||
    (size >= THOUSAND && Math.round(size / HUNDRED) * HUNDRED === read.value)
  )
}

/**
 * The numbers of a text that nothing of the result explains, each with the unit behind it. Written apart from the
 * product's gates: it reads nothing but what a client is sent.
 */
export const unfounded = (
  text: string,
  question: string,
  result: Pick<TurnResult, "fact_sheet" | "evidence">,
): ReadonlyArray<string> => {
  const known: Array<Known> = []
  const asked = numbersIn(question)
  for (const { value, unit, n } of result.fact_sheet) {
    if (typeof value === "number") known.push({ value, unit: spelled(unit) })
    else for (const each of numbersIn(value)) known.push({ value: each.value, unit: each.unit })
    if (n !== undefined) known.push({ value: n, unit: "" })
  }
  for (const { effect, p_value, ci_low, ci_high, n, unit } of result.evidence ?? []) {
    for (const value of [effect, ci_low, ci_high])
      if (value !== undefined) known.push({ value, unit: spelled(unit) })
    for (const value of [p_value, n]) if (value !== undefined) known.push({ value, unit: "" })
    if (p_value !== undefined && p_value < 0.001) known.push({ value: 0.001, unit: "" })
  }
  return numbersIn(text)
    .filter(
      (read) =>
        !asked.some(({ value, unit }) => value === read.value && unit === read.unit) &&
        !known.some((each) => matches(read, each)),
    )
    .map((read) => `${read.text} ${read.unit}`.trim())
}

const MARKUP = [
  /<\/?[a-z!][^>]*>/i,
  /\bhttps?:|\bwww\.|\bjavascript:|\bmailto:/i,
  /\]\s*\(/,
  /```|\{\{|\}\}/,
  /\b[a-z0-9-]+\.(?:com|org|net|io|example|health)\b/i,
]

/** What of a text is markup, a link or code. */
export const markupIn = (text: string): ReadonlyArray<string> =>
  MARKUP.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
