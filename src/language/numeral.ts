import { ONES, TEENS, TENS } from "#language/number-words"

const UNITS = ["zero", ...ONES, ...TEENS]
const SCALES: Record<string, number> = { hundred: 100, thousand: 1_000 }

const words = [...UNITS, ...TENS, ...Object.keys(SCALES)].sort((a, b) => b.length - a.length)
const WORD = `(?:${words.join("|")})\\b`
const HALF = "(?: and a half\\b)?"
const SPELLED = [
  "(?:an? (?=hundred|thousand))?",
  `${WORD}(?:[ -](?:and )?${WORD})*`,
  `(?: point(?: ${WORD})+)?`,
  HALF,
].join("")
/** "8,000", "8.000" and "8 000" are thousands; "46,7" is a fraction. */
const WRITTEN = [
  "\\d{1,3}(?:[,.' ]\\d{3})*[,.' ]000(?!\\d)",
  "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?",
  `\\d+(?:[.,]\\d+)?${HALF}`,
].join("|")

/** The source of a pattern that matches a number: "8,000", "8.000", "46,7", "10k", "eight thousand". */
export const NUMERAL = `(?:(?:${WRITTEN}|${SPELLED})(?: ?k\\b)?)`

const digitOf = (word: string) => UNITS.indexOf(word)

const wholeOf = (words: ReadonlyArray<string>): number => {
  let total = 0
  let current = 0
  for (const word of words) {
    const scale = SCALES[word]
    if (scale === 1_000) {
      total += (current || 1) * scale
      current = 0
    } else if (scale !== undefined) current = (current || 1) * scale
    else if (TENS.includes(word)) current += 20 + 10 * TENS.indexOf(word)
    else current += Math.max(digitOf(word), 0)
  }
  return total + current
}

const spelledOf = (text: string): number => {
  const [whole = "", fraction = ""] = text.split(" point ")
  const value = wholeOf(whole.split(/[ -]/))
  const digits = fraction.split(" ").map(digitOf)
  return fraction === "" ? value : Number(`${value}.${digits.join("")}`)
}

/** A comma before three digits parts thousands, before one or two the fraction; so does ".000". */
const writtenOf = (text: string): number =>
  Number(
    /^\d{1,3}(?:[,.' ]\d{3})*[,.' ]000$/.test(text)
      ? text.replace(/[,.' ]/g, "")
      : /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
        ? text.replaceAll(",", "")
        : text.replace(",", "."),
  )

/** The number that a match of `NUMERAL` names. */
export const numeralOf = (match: string): number => {
  const text = match.toLowerCase()
  const [, bare = "", half, thousands] = /^(.*?)( and a half)?( ?k)?$/.exec(text) ?? []
  const value = (/^\d/.test(bare) ? writtenOf(bare) : spelledOf(bare)) + (half ? 0.5 : 0)
  return thousands ? value * 1_000 : value
}
