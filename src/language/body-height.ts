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

/** Heights with their unit: "1.80 m", "1 m 80", "180 cm", "5 ft 11", "six foot two", "70 inches". */
const WITH_UNIT = [
  String.raw`(?<m>[12][.,]\d{1,2}) ?(?:metres?|meters?|m)\b`,
  String.raw`(?<metre>[12]) ?(?:m|metres?|meters?) ?(?<rest>\d{2})(?: ?cm)?\b`,
  String.raw`(?<cm>\d{2,3}(?:[.,]\d)?) ?(?:cm|centimet(?:re|er)s?)\b`,
  String.raw`(?<ft>[3-8]|${FEET.join("|")}) ?(?:'|(?:ft|foot|feet)\b)` +
    String.raw`(?: ?(?<in>1[01]|\d|${INCHES.join("|")})\b(?: ?(?:"|''|(?:inches|inch|in)\b))?)?(?![\d.]*\d)`,
  String.raw`(?<inches>[4-9]\d) ?(?:"|inches\b|inch\b)`,
]
/** Heights that only their two parts give away: "1.80", "5.11" in feet. */
const WITHOUT = [
  String.raw`(?<plain>[12][.,]\d{2})(?![\d.,]*\d)`,
  String.raw`(?<points>[4-7])[.,](?<tenths>1[01]|\d)(?: ?(?:'|(?:ft|foot|feet)\b)|(?![\d.,]*\d))`,
]

/** The source of a pattern of heights, where a height is spoken of. `heightOf` reads its groups. */
export const HEIGHT = `(?:${[...WITH_UNIT, ...WITHOUT].join("|")})`

type Groups = Readonly<Record<string, string | undefined>>

const metres = (text: string): number => Number(text.replace(",", ".")) * METRE_CM

const counted = (text: string, words: ReadonlyArray<string>, first: number): number => {
  const at = words.indexOf(text.toLowerCase())
  return at < 0 ? Number(text) : at + first
}

/** The height in centimetres of the groups of HEIGHT; null where none of them stands. */
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

const OWN = new RegExp(
  String.raw`(?<=^|[.!?;\n] ?|\b(?:i am|i'?m|my height is|height:|and am) (?:about )?)` +
    `(?:${WITH_UNIT.join("|")})(?= *(?:tall\\b|and\\b|$|[.,;!\\n]))`,
  "g",
)

/** A text in lower case whose writer's own heights stand in centimetres: their feet are no part of a body. */
export const withHeightsInCentimetres = (text: string): string =>
  text.replace(OWN, (...match) => {
    const height = heightOf(match.at(-1) as Groups)
    return height === null ? String(match[0]) : `${Math.round(height)} cm`
  })
