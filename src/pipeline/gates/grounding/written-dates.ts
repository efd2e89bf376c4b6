import type { Token } from "#pipeline/gates/grounding/tokens"

/** A number of a text with its unit, or a date, in one spelling. */
export interface Quantity {
  /** `date`, `clock`, `time` in minutes, `pair`, the name of a unit, or "" where none is said. */
  readonly unit: string
  /** What it may be read as: "7,412" is thousands, or has three decimals. */
  readonly values: ReadonlyArray<string>
  /** Its first token, and the one behind it. */
  readonly from: number
  readonly to: number
}

const MONTHS = 12
const DAYS = 31
const ORDINAL = /^(?:st|nd|rd|th|er|º|ª|o|a|e|го|ше|те|го)$/
const OF = /^(?:of|de|del|di|da|،|,|\.|-)$/
const YEAR = /^(?:19|20)\d\d$/
const DAY = /^\d{1,2}$/

const two = (value: number) => String(value).padStart(2, "0")
const dayOf = (token: Token | undefined) =>
  token?.kind === "number" &&
  DAY.test(token.text) &&
  Number(token.text) >= 1 &&
  Number(token.text) <= DAYS
    ? Number(token.text)
    : null
const yearOf = (token: Token | undefined) =>
  token?.kind === "number" && YEAR.test(token.text) ? token.text : null

/** A year behind a date: "May 2026", "12 May, 2026", "12 de mayo de 2026". */
const yearBehind = (tokens: ReadonlyArray<Token>, at: number): readonly [string, number] | null => {
  for (let next = at; next < at + 3; next++) {
    const year = yearOf(tokens[next])
    if (year) return [year, next + 1]
    if (!OF.test(tokens[next]?.word ?? "")) return null
  }
  return null
}

const dated = (
  month: number,
  day: number,
  year: readonly [string, number] | null,
  from: number,
  to: number,
): Quantity => ({
  unit: "date",
  values: [`${year?.[0] ?? ""}-${two(month)}-${two(day)}`],
  from,
  to: year?.[1] ?? to,
})

/** "2026-05-12", "12.05.2026", "12/5/2026", which may be read with the month first. */
const inDigits = (tokens: ReadonlyArray<Token>, at: number): Quantity | null => {
  const { text } = tokens[at]!
  const [first, second, third] = [tokens[at], tokens[at + 2], tokens[at + 4]]
  const isIso =
    yearOf(first) !== null &&
    tokens[at + 1]?.text === "-" &&
    tokens[at + 3]?.text === "-" &&
    dayOf(second) !== null &&
    dayOf(third) !== null
  if (isIso)
    return {
      unit: "date",
      values: [`${text}-${two(Number(second!.text))}-${two(Number(third!.text))}`],
      from: at,
      to: at + 5,
    }
  const parts = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  if (!parts) return null
  const [day, month] = [Number(parts[1]), Number(parts[2])]
  const values = [
    ...(month <= MONTHS ? [`${parts[3]}-${two(month)}-${two(day)}`] : []),
    ...(day <= MONTHS && text.includes("/") ? [`${parts[3]}-${two(day)}-${two(month)}`] : []),
  ]
  return { unit: "date", values, from: at, to: at + 1 }
}

/** "2026年5月12日", "5월 12일": the signs may be glued to other words. */
const inSigns = (tokens: ReadonlyArray<Token>, at: number): Quantity | null => {
  const sign = (index: number, ...signs: ReadonlyArray<string>) =>
    signs.some((each) => tokens[index]?.word.startsWith(each))
  let month = at
  const year = yearOf(tokens[at])
  if (year && sign(at + 1, "年", "년")) month = at + 2
  const number = dayOf(tokens[month])
  if (number === null || number > MONTHS || !sign(month + 1, "月", "월")) return null
  const day = dayOf(tokens[month + 2])
  if (day !== null && sign(month + 3, "日", "일", "号", "號"))
    return dated(number, day, year && month > at ? [year, month + 4] : null, at, month + 4)
  if (month === at) return null
  return { unit: "date", values: [`${year}-${two(number)}`], from: at, to: month + 2 }
}

/** Words between the days of one month: "6 to 19 November", "20 and 21 August", "vom 6. bis 19. November". */
const BETWEEN_DAYS = new Set(
  "to and until till bis und a al y e et au do i по и до та и ve ile en tot - – —".split(" "),
)

/** A day whose month stands behind the day after it. */
const dayOfRange = (
  tokens: ReadonlyArray<Token>,
  at: number,
  day: number,
  months: ReadonlyMap<string, number>,
): Quantity | null => {
  const to =
    tokens[at + 1]?.text === "." || ORDINAL.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1
  const isRange = BETWEEN_DAYS.has(tokens[to]?.word ?? "") && dayOf(tokens[to + 1]) !== null
  if (!isRange) return null
  const last = datesAt(tokens, to + 1, months)?.values[0]
  const [, year = "", month = ""] = /^(\d{4})?-(\d\d)-\d\d$/.exec(last ?? "") ?? []
  return month === ""
    ? null
    : { unit: "date", values: [`${year}-${month}-${two(day)}`], from: at, to }
}

/** The day behind "6" in "November 6 to 19": the month and the year of the date before it. */
export const dayBehind = (
  tokens: ReadonlyArray<Token>,
  at: number,
  before: Quantity | undefined,
): Quantity | null => {
  const day = dayOf(tokens[at])
  if (day === null || before?.unit !== "date" || before.to !== at - 1) return null
  if (tokens[before.from]!.kind !== "word" || !BETWEEN_DAYS.has(tokens[at - 1]!.word)) return null
  const [, begin = ""] = /^((?:\d{4})?-\d\d-)\d\d$/.exec(before.values[0] ?? "") ?? []
  if (begin === "") return null
  const year = yearBehind(tokens, at + 1)
  return {
    unit: "date",
    values: [`${year && begin.startsWith("-") ? year[0] : ""}${begin}${two(day)}`],
    from: at,
    to: year?.[1] ?? at + 1,
  }
}

/** A date that begins at a token, in any common spelling; a month with its year is one. */
export const datesAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  months: ReadonlyMap<string, number>,
): Quantity | null => {
  const token = tokens[at]!
  if (token.kind === "number") {
    const digits = inDigits(tokens, at) ?? inSigns(tokens, at)
    if (digits) return digits
    const day = dayOf(token)
    if (day === null) return null
    let next = at + 1
    if (tokens[next]?.glued && ORDINAL.test(tokens[next]!.word)) next++
    if (OF.test(tokens[next]?.word ?? "")) next++
    const month = monthOf(tokens[next], months)
    if (month === null) return dayOfRange(tokens, at, day, months)
    const behind = tokens[next + 1]?.text === "." && yearOf(tokens[next + 2]) ? next + 2 : next + 1
    return dated(month, day, yearBehind(tokens, behind), at, next + 1)
  }
  const month = monthOf(token, months)
  if (month === null) return null
  const year = yearBehind(tokens, at + 1)
  if (year) return { unit: "date", values: [`${year[0]}-${two(month)}`], from: at, to: year[1] }
  const day = dayOf(tokens[at + 1])
  // "In May 12 nights" is no date.
  const isPlace = /^(?:in|im|en|em|nel|w|v|в|у)$/.test(tokens[at - 1]?.word ?? "")
  if (day === null || isPlace) return null
  const isOrdinal = tokens[at + 2]?.glued === true && ORDINAL.test(tokens[at + 2]!.word)
  const to = at + (isOrdinal ? 3 : 2)
  return dated(month, day, yearBehind(tokens, to), at, to)
}

/** Names of months with a capital, where they are words too: "may", "march", "mar". */
export const monthOf = (
  token: Token | undefined,
  months: ReadonlyMap<string, number>,
): number | null => {
  if (token?.kind !== "word") return null
  // "4 Kasım'da": an ending behind an apostrophe is no part of the name.
  const month = months.get(token.word) ?? months.get(token.word.split("'")[0]!)
  if (month === undefined) return null
  const isLower = token.text[0] === token.text[0]!.toLowerCase()
  return isLower &&
    /^(?:may|march|mar|set|dec|jan|out|gen|mag|lip|paz|sub|lut|sty)$/.test(token.word)
    ? null
    : month
}
