import { folded } from "#language/numbers/fold"

/** `mark` stands for a number that the code renders: see `MARK`. */
export type TokenKind = "number" | "word" | "mark" | "sign"

export interface Token {
  readonly kind: TokenKind
  /** As it is read: digits in ASCII. */
  readonly text: string
  /** A word as words are compared; anything else as it is. */
  readonly word: string
  /** Whether nothing stands between it and the token before. */
  readonly glued: boolean
  readonly start: number
  readonly end: number
}

/** Stands in a text for a placeholder. */
export const MARK = "\u0000"

const TOKEN =
  /(\p{N}+(?:[.,:/]\p{N}+)*)|(\p{L}[\p{L}\p{M}]*(?:['’ʼ]\p{L}[\p{L}\p{M}]*)*)|(\0)|[^\s]/gu

/** Characters between the digits of one number that a renderer removes or shows as a narrow gap. */
const JOINT = [
  "[\\u00a0\\u2007-\\u200a\\u202f'’_*^`\\\\[\\]$․‧·∙⋅٫٬．，⁄∕∶]",
  "<[/!a-z][^>]{0,99}>",
  "&[a-z]{1,24};",
].join("|")
const jointsOf = (joint: string) =>
  new RegExp(`(?<=[\\p{N}\\0][.,]?)(?:${joint})+(?=[.,]?[\\p{N}\\0])`, "giu")
const JOINTS = jointsOf(JOINT)
/** Two tildes strike out what is between them; one alone is a range, "30~100". */
const WITH_TILDES = jointsOf(`~|${JOINT}`)
const hasTildes = (text: string) => text.indexOf("~") !== text.lastIndexOf("~")

/** "VO₂": a small digit below the line is part of a name. */
const BELOW = /(?<=\p{L})[₀-₉]/gu

/** "七十二・五": the point of a number in signs. */
const HAN_POINT = /(?<=[〇零一二三四五六七八九十百千])[・．](?=[〇零一二三四五六七八九])/gu

const SPACED_THOUSANDS = /(?<![\p{N}.,:/])\d{1,3}(?: \d{3})+(?!\p{N})/gu

/** "**58 bpm**", "_58 bpm_": a pair of signs around words; no number stands right beside it, as beside a factor. */
const EMPHASIS = new RegExp(
  [
    String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}\0*])(\*{1,3})(?=[^\s*])`,
    String.raw`([^*\n]{0,400}[^\s*])\1(?![\p{N}\0*])`,
    String.raw`|(?<![\p{L}\p{N}\0_])(_{1,3})(?=[^\s_])([^_\n]{0,400}[^\s_])\3(?![\p{L}\p{N}\0_])`,
  ].join(""),
  "gu",
)

/**
 * A text as its reader sees its numbers: entities decoded, decimal digits of any script in ASCII, without invisible
 * characters, emphasis of Markdown and what joins two runs of digits. A `MARK` is kept.
 */
export const asRead = (text: string): string =>
  text
    .replace(/&#(x?)([\da-f]{1,6});?/gi, (_, hex: string, code: string) => {
      const point = Number.parseInt(code, hex ? 16 : 10)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ""
    })
    .replace(/&(?:half|frac\d\d|sup\d);/gi, "½")
    .replace(/\p{Cf}|(?![\n\r\t\0])\p{Cc}/gu, "")
    .replace(/(?<=\p{N})\p{M}+/gu, "")
    .replace(/(?!\d)\p{Nd}/gu, (digit) => digitOf(digit))
    .replace(EMPHASIS, "$2$4")
    .replace(hasTildes(text) ? WITH_TILDES : JOINTS, "")
    .replace(BELOW, (digit) => digit.normalize("NFKC"))
    .replace(HAN_POINT, "点")
    .replace(SPACED_THOUSANDS, (thousands) => thousands.replaceAll(" ", ""))

/** The decimal digits of a script follow each other in Unicode, the zero first. */
const digitOf = (digit: string): string => {
  const wide = digit.normalize("NFKC")
  if (/^\d$/.test(wide)) return wide
  const point = digit.codePointAt(0)!
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(point - zero)
}

/** The words, numbers and signs of a text as `asRead` returns it. Linear. */
export const tokensOf = (text: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  let last = -1
  for (const { 0: found, 1: number, 2: word, 3: mark, index } of text.matchAll(TOKEN)) {
    const end = index + found.length
    const kind = number ? "number" : word ? "word" : mark ? "mark" : "sign"
    tokens.push({
      kind,
      text: found,
      word: word ? folded(found) : found,
      glued: index === last,
      start: index,
      end,
    })
    last = end
  }
  return tokens
}
