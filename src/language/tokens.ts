import {
  straightApostrophes,
  straightQuotes,
  withoutInvisible,
  withoutStackedMarks,
} from "#language/normalise"

/** The separator after a token: none, a comma or similar, or the end of a sentence. */
export const JOINED = 0
export const COMMA = 1
export const STOP = 2

/** A text as the words that phrases are matched on. */
export interface Tokens {
  /** In lower case, without accents; numbers as they were typed. */
  readonly words: ReadonlyArray<string>
  /** For each word JOINED, COMMA or STOP. */
  readonly after: Uint8Array
  /** True for each word between double quotes. */
  readonly quoted: Uint8Array
}

/** Tokens with their places in the text that they are of. */
export interface PlacedTokens extends Tokens {
  /** For each word its first character, and the one behind its last. */
  readonly starts: ReadonlyArray<number>
  readonly ends: ReadonlyArray<number>
}

/** A number, a character of a script without spaces, a word with its apostrophes, or punctuation. */
const PIECE = new RegExp(
  [
    "\\d+(?:[.,]\\d+)*",
    "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]",
    "\\p{L}[\\p{L}\\p{N}]{0,63}(?:'\\p{L}{1,15}){0,2}",
    '[.!?;,:%&"\\n()]',
  ].join("|"),
  "gu",
)

const unaccented = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")

/** Single quotation marks around a few words, other than apostrophes. */
const SINGLE_QUOTED = /(?<=^|[\s(])'((?:[^'\n]|'(?=\p{L})){1,80})'(?=$|[\s.,!?;)])/gu

const withDoubleQuotes = (text: string): string => text.replace(SINGLE_QUOTED, '"$1"')

/** A text in lower case without accents, invisible characters and typographic variants. */
export const plainText = (text: string): string =>
  straightQuotes(
    withDoubleQuotes(straightApostrophes(withoutInvisible(unaccented(withoutStackedMarks(text))))),
  )
    .replace(/[\u2013\u2014]/g, " , ")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")

/** Whether a sentence ends between two words, by the signs between them. */
export const endsSentence = (signs: string): boolean => /[.!?;\n]/.test(signs)

const tokenised = (plain: string, end: typeof COMMA | typeof STOP): PlacedTokens => {
  const words: Array<string> = []
  const starts: Array<number> = []
  const ends: Array<number> = []
  const after: Array<number> = []
  const quoted: Array<number> = []
  let isQuoted = 0
  for (const { 0: piece, index } of plain.matchAll(PIECE)) {
    if (piece === '"') isQuoted = 1 - isQuoted
    else if (/[\p{L}\p{N}%&]/u.test(piece[0]!)) {
      words.push(piece === "&" ? "and" : piece)
      starts.push(index)
      ends.push(index + piece.length)
      after.push(JOINED)
      quoted.push(isQuoted)
    } else if (after.length > 0) {
      const last = after.length - 1
      after[last] = Math.max(after[last]!, endsSentence(piece) ? STOP : COMMA)
    }
  }
  if (after.length > 0) after.push(Math.max(after.pop()!, end))
  const signs = { after: Uint8Array.from(after), quoted: Uint8Array.from(quoted) }
  return { words, starts, ends, ...signs }
}

/** The tokens of a plain text, whose end ends a sentence. */
export const tokensOf = (plain: string): PlacedTokens => tokenised(plain, STOP)

const inPlaceOf = (character: string): string => {
  const plain = unaccented(character)
  return plain.length === character.length ? plain : character
}

/**
 * The tokens of a tidy text where they are in it: every character is made plain in its place. A dash between
 * spaces, spaces where words were taken out, and the end part clauses as a comma does.
 */
export const placedTokens = (text: string): PlacedTokens =>
  tokenised(
    text
      .replace(/[^\0-\x7f]/g, inPlaceOf)
      .toLowerCase()
      .replace(/ -(?= )| (?= )/g, (gap) => ",".padEnd(gap.length)),
    COMMA,
  )

/** How many numbers of an ordered list are below a number. */
export const countBelow = (numbers: ReadonlyArray<number>, limit: number): number => {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}
