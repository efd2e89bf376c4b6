import { ONES, TEENS, TENS } from "#language/number-words"

/** Nobody dictates a reading of five hundred and more. */
const HUNDREDS = `(?:(${ONES.slice(0, 4).join("|")}) (?:hundred (?:and )?)?)?`
const BELOW_HUNDRED = `(?:(${TEENS.join("|")})|(${TENS.join("|")})(?:[ -](${ONES.join("|")}))?)`
const DICTATED = new RegExp(`\\b${HUNDREDS}${BELOW_HUNDRED}\\b(?! (?:hundred|thousand))`, "g")

/** Numbers of two and three digits as they are dictated, in digits: "one ninety over one fifteen". */
export const withDigits = (text: string): string =>
  text.replace(DICTATED, (_, hundreds?: string, teen?: string, tens?: string, ones?: string) => {
    const rest = teen
      ? 10 + TEENS.indexOf(teen)
      : 20 + 10 * TENS.indexOf(tens ?? "") + (ones ? 1 + ONES.indexOf(ones) : 0)
    return `${(hundreds ? 100 * (1 + ONES.indexOf(hundreds)) : 0) + rest}`
  })
