import { verbose } from "#embedded/model/understanding/words/table"

const FOOT_CM = 30.48
const INCH_CM = 2.54
const METRE_CM = 100

/** Feet of a person, and the inches behind them, in words. */
const FEET = ["three", "four", "five", "six", "seven", "eight"]
const FIRST_FEET = 3
const INCHES = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
]

/**
 * Heights that no other measure of a person is written as, with a unit or with two decimals: "1.80", "1 m 80", "1.8 m",
 * "180 cm", "5 ft 11", "six foot two", "5.11", "70 inches". `heightOf` reads the groups.
 */
export const HEIGHT = verbose`
  (?:
  (?<m>[12][.,]\d{1,2})[ ]?(?:metres?|meters?|m)\b|
  (?<plain>[12][.,]\d{2})(?![\d.,]*\d)|
  (?<metre>[12])[ ]?(?:m|metres?|meters?)[ ]?(?<rest>\d{2})(?:[ ]?cm)?\b|
  (?<cm>\d{2,3}(?:[.,]\d)?)[ ]?(?:cm|centimet(?:re|er)s?)\b|
  (?<points>[4-7])[.,](?<tenths>1[01]|\d)(?:[ ]?(?:'|(?:ft|foot|feet)\b)|(?![\d.,]*\d))|
  (?<ft>[3-8]|${FEET.join("|")})[ ]?(?:'|(?:ft|foot|feet)\b)
  (?:[ ]?(?<in>1[01]|\d|${INCHES.join("|")})\b(?:[ ]?(?:"|''|(?:inches|inch|in)\b))?)?(?![\d.]*\d)|
  (?<inches>[4-9]\d)[ ]?(?:"|inches\b|inch\b)
  )
`

type Groups = Readonly<Record<string, string | undefined>>

const metres = (text: string): number => Number(text.replace(",", ".")) * METRE_CM

const counted = (text: string, words: ReadonlyArray<string>, first: number): number => {
  const at = words.indexOf(text.toLowerCase())
  return at < 0 ? Number(text) : at + first
}

/** The height of the groups of HEIGHT in centimetres; null where none of them stands. */
export const heightOf = (groups: Groups): number | null => {
  const { cm, m = groups.plain, metre, rest, inches } = groups
  if (cm !== undefined) return metres(cm) / METRE_CM
  if (m !== undefined) return metres(m)
  if (metre !== undefined) return Number(metre) * METRE_CM + Number(rest)
  if (inches !== undefined) return Number(inches) * INCH_CM
  const feet = groups.ft ?? groups.points
  return feet === undefined
    ? null
    : counted(feet, FEET, FIRST_FEET) * FOOT_CM +
        counted(groups.in ?? groups.tenths ?? "0", INCHES, 1) * INCH_CM
}
