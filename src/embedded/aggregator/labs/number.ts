/** A printed number, its thousands parted by any sign; a thin space parts those that stood in several words. */
export const NUMBER = String.raw`-?\d{1,9}(?:[.,'’\u202f]\d{1,9})*`

/** Numbers within a text. */
export const NUMBERS = /\d+(?:[.,'’\u202f]\d+)*/g

type DecimalSign = "." | ","

/** The sign that parts the decimals of a number; null where it might part thousands. */
const decimalSignOf = (number: string): DecimalSign | null => {
  const signs = number.match(/[.,]/g) ?? []
  const last = signs.at(-1) as DecimalSign | undefined
  if (last === undefined) return null
  const other = last === "." ? "," : "."
  if (signs.some((sign) => sign === other)) return last
  if (signs.length > 1) return other
  const [whole, decimals] = number.split(last) as [string, string]
  return decimals.length !== 3 || whole.length > 3 || whole.startsWith("0") ? last : null
}

/** The sign that most numbers of a report have before their decimals; null where none has any for certain. */
export const decimalSignIn = (texts: ReadonlyArray<string>): DecimalSign | null => {
  let points = 0
  let commas = 0
  for (const text of texts)
    for (const number of text.match(NUMBERS) ?? []) {
      const sign = decimalSignOf(number)
      if (sign === ".") points++
      if (sign === ",") commas++
    }
  if (points === commas) return null
  return points > commas ? "." : ","
}

const GROUPED = {
  ".": /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  ",": /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
} as const

const ungrouped = (number: string, decimal: DecimalSign | null): string => {
  const joined = number.replaceAll(/['’\u202f]/g, "")
  if (decimal === null) return joined
  if (GROUPED[decimal].test(joined)) {
    const plain = joined.replaceAll(decimal === "." ? "," : ".", "")
    return plain.replace(",", ".")
  }
  return decimal === "," && /^\d+,\d{3}$/.test(joined) ? joined.replace(",", ".") : joined
}

/** A text with its numbers as nobody can misread them: no thousands parted, a point before three decimals. */
export const withPlainNumbers = (text: string, decimal: DecimalSign | null): string =>
  text.replaceAll(NUMBERS, (number) => ungrouped(number, decimal))
