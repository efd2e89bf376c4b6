import { ONES, TEENS, TENS } from "#language/number-words"

/** "One" is a pronoun more often than a number. */
const [, ...TWO_TO_NINE] = ONES
const ANY_TENS = TENS.map((word) => word.slice(0, -1)).join("|")

const WORDS = [
  ...["zero", "nought", ...TWO_TO_NINE, ...TEENS],
  `(?:${ANY_TENS})(?:y|ies|ieth)`,
  `(?:${TENS.join("|")})(?:${ONES.join("|")})`,
  "(?:fif|six|seven|eigh|nin|twelf)th|fourth",
  `(?:${TEENS.join("|")})th`,
  "one(?= (?:and a|hour|minute|percent|per cent|point|beat|step|degree|third))",
  "hundreds?|thousands?|millions?|billions?|dozens?|half|halved|quarters?(?= of| less| more)|thirds|fifths|tenths",
  "twice|thrice|doubled?|tripled?|quadrupled?",
  `(?:${[...TWO_TO_NINE, "ten"].join("|")})fold`,
].join("|")

const DURATION = String.raw`(\d+) ?h(?:ours?|rs?)?,? ?(?:and )?(\d+) ?m(?:in(?:utes?|s)?)?\b`

/** Hours with minutes; digits of any script with their separators and power of ten; number words. */
const NUMERAL = new RegExp(
  [
    DURATION,
    String.raw`\p{N}(?:[\p{N}.,:/]*\p{N})?(?:e[+-]?\p{N}+)?|[🔟💯]`,
    `\\b(?:${WORDS})\\b`,
  ].join("|"),
  "giu",
)

/** Roman numerals of three letters and more, in capitals; shorter ones are too often names. */
const ROMAN = /(?<![\p{L}\p{N}])(?=[LXVI]{3})(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/gu

/**
 * Thousands and millions written with a letter, after a number or after the NUL that replaces one.
 */
const SCALED = /(?<![\p{N}\0.,])[\p{N}\0][\p{N}.,]* ?(?:[kKM]|bn|mn|mln)(?![\p{L}\p{N}])/gu

/** Every numeral of a text, as it is written there. */
export const numeralsOf = (text: string): ReadonlyArray<string> => [
  ...(text.match(NUMERAL) ?? []),
  ...(text.match(SCALED) ?? []),
  ...(text.match(ROMAN) ?? []),
]

const WHOLE_DURATION = new RegExp(`^${DURATION}$`, "i")

/** One spelling for equal numbers: no thousands separators, no trailing zeros; words in lower case. */
export const canonical = (numeral: string): string => {
  const duration = WHOLE_DURATION.exec(numeral)
  if (duration) return `${Number(duration[1])} h ${Number(duration[2])} min`
  const plain = numeral.replace(/,(?=\d{3}(?!\d))/g, "")
  return /^\d+(\.\d+)?$/.test(plain) ? String(Number(plain)) : numeral.toLowerCase()
}

/** Characters between the digits of one number that a renderer removes or shows as a narrow gap. */
const JOINT = [
  "[\\u00a0\\u2007-\\u200a\\u202f'’_*~^`\\\\[\\]$․‧·∙⋅٫٬．，⁄∕∶]",
  "<[/!a-z][^>]{0,99}>",
  "&[a-z]{1,24};",
].join("|")
const JOINTS = new RegExp(`(?<=[\\p{N}\\0][.,]?)(?:${JOINT})+(?=[.,]?[\\p{N}\\0])`, "giu")

const SPACED_THOUSANDS = /(?<![\p{N}.,:/])\d{1,3}(?: \d{3})+(?!\p{N})/gu

/**
 * A text as its reader sees its numbers: entities decoded, without invisible characters and without
 * those that join two runs of digits. A NUL is kept: it replaces a number.
 */
export const asRead = (text: string): string =>
  text
    .replace(/&#(x?)([\da-f]{1,6});?/gi, (_, hex: string, code: string) => {
      const point = Number.parseInt(code, hex ? 16 : 10)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ""
    })
    .replace(/&(?:half|frac\d\d|sup\d);/gi, "½")
    .replace(/[\p{Cf}\p{M}]|(?![\n\r\t\0])\p{Cc}/gu, "")
    .replace(JOINTS, "")
    .replace(SPACED_THOUSANDS, (thousands) => thousands.replaceAll(" ", ""))
