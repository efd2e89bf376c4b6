/** A numeral as it stands in a text. */
export interface Numeral {
  readonly text: string
  readonly index: number
}

const WORDS = [
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen",
  "seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety",
  "hundreds?|thousands?|millions?|dozens?|half|halved|twice|thrice|doubled?|tripled?",
].join("|")

/** Digits of any script with their separators, Roman-free; or a number word. */
const NUMERAL = new RegExp(
  `[\\p{Nd}\\p{No}](?:[\\p{Nd}\\p{No}.,:/]*[\\p{Nd}\\p{No}])?|\\b(?:${WORDS})\\b`,
  "giu",
)

/** Every numeral of a text: digits of any script, fractions and superscripts, number words. */
export const numeralsOf = (text: string): ReadonlyArray<Numeral> =>
  [...text.matchAll(NUMERAL)].map((match) => ({ text: match[0], index: match.index }))

/** One spelling for equal numbers: no thousands separators, no trailing zeros; words in lower case. */
export const canonical = (numeral: string): string => {
  const plain = numeral.replace(/,(?=\d{3}(?!\d))/g, "")
  return /^\d+(\.\d+)?$/.test(plain) ? String(Number(plain)) : numeral.toLowerCase()
}
