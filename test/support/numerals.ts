import type { TurnResult } from "#domain/turn-result"

/** A number of its own: the digit of HbA1c is part of a name. */
const NUMERAL = /(?<![A-Za-z\d])\d+(?:,\d{3})*(?:\.\d+)?/g

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December"
const DATE = new RegExp(`\\b\\d{1,2} (?:${MONTHS})(?: \\d{4})?|\\b\\d{4}-\\d\\d-\\d\\d`, "g")

const plain = (numeral: string) => numeral.replaceAll(",", "")

/** From a thousand on levels are said to the next hundred. */
const THOUSAND = 1_000
const HUNDRED = 100

/** A value as prose may print it: rounded, unsigned, and as hours and minutes. */
const printsOf = (value: number): ReadonlyArray<string> => {
  const size = Math.abs(value)
  const minutes = Math.round(size)
  const clock = Math.round((size % 24) * 60)
  const two = (number: number) => String(number).padStart(2, "0")
  return [
    ...[0, 1, 2, 3].map((decimals) => size.toFixed(decimals)),
    ...(size >= THOUSAND ? [String(Math.round(size / HUNDRED) * HUNDRED)] : []),
    String(Math.floor(minutes / 60)),
    String(minutes % 60),
    two(Math.floor(clock / 60) % 24),
    two(clock % 60),
  ]
}

/** Whether a numeral is the difference of two others of its sentence, in their decimals. */
const isBetween = (numeral: string, others: ReadonlyArray<string>): boolean => {
  const decimals = numeral.split(".")[1]?.length ?? 0
  return others.some((one) =>
    others.some((other) => (Number(one) - Number(other)).toFixed(decimals) === numeral),
  )
}

/**
 * The numerals of an answer that neither its fact sheet nor its evidence, neither the question nor
 * a date explains. It reads nothing but what a client is sent.
 */
export const unexplained = (question: string, result: TurnResult): ReadonlyArray<string> => {
  const known = new Set(question.match(NUMERAL)?.map(plain))
  const texts: Array<string> = []
  for (const { value, n } of result.fact_sheet)
    for (const part of [value, n]) {
      if (typeof part === "string") texts.push(part)
      if (typeof part === "number") for (const print of printsOf(part)) known.add(print)
    }
  for (const item of result.evidence ?? [])
    for (const part of [item.effect, item.p_value, item.ci_low, item.ci_high, item.n])
      if (part !== undefined) for (const print of printsOf(part)) known.add(print)
  // "p less than 0.001" is true of every p-value that prints as nothing.
  if (known.has("0.000")) known.add("0.001")
  for (const text of texts)
    for (const numeral of text.match(NUMERAL) ?? []) known.add(plain(numeral))
  return result.answer
    .replace(DATE, "")
    .split(/(?<=[.!?])\s/)
    .flatMap((sentence) => {
      const numerals = (sentence.match(NUMERAL) ?? []).map(plain)
      const explained = numerals.filter((numeral) => known.has(numeral))
      return numerals.filter((numeral) => !known.has(numeral) && !isBetween(numeral, explained))
    })
}
