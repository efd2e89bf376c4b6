const MORE = new Set("longer shorter more less later earlier extra".split(" "))
const BY = new Set("by nearly almost about around roughly".split(" "))
/** Words of what was: without one, an hour earlier is a proposal. */
const PAST = new Set(
  `was were been slept varied averaged rose fell dropped shifted moved gained lost got grew took lasted went walked ran
  climbed shrank increased decreased improved differed`.split(/\s+/),
)
const HOUR = "60"
const HALF_HOUR = "30"

/** A length of time that a text says without a number, its minutes and its tokens. */
export interface HourWords {
  readonly values: ReadonlyArray<string>
  readonly from: number
  readonly to: number
}

/** "An hour longer", "varied by half an hour": a change of a length that is said without a number; null without one. */
export const hourChangedBy = (words: ReadonlyArray<string>): HourWords | null => {
  if (!words.includes("hour") || !words.some((word) => PAST.has(word))) return null
  for (let at = words.indexOf("hour"); at > 0; at = words.indexOf("hour", at + 1)) {
    const article = words[at - 1] === "full" || words[at - 1] === "whole" ? at - 2 : at - 1
    if (words[article] !== "an" && words[article] !== "a") continue
    const isHalf = words[article - 1] === "half"
    const from = isHalf ? article - 1 : article
    const isChange = MORE.has(words[at + 1] ?? "") || BY.has(words[from - 1] ?? "")
    if (isChange) return { values: [isHalf ? HALF_HOUR : HOUR], from, to: at + 1 }
  }
  return null
}

/** Whether "half an hour earlier" or "later" begins at a word. */
export const shiftsByHalf = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at] === "half" &&
  words[at + 1] === "an" &&
  words[at + 2] === "hour" &&
  (words[at + 3] === "earlier" || words[at + 3] === "later")
