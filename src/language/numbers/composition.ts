/** How a language puts the words of one number together. */
export interface Composition {
  /** Words between those of one number: "and", "y", "et". */
  readonly joints: ReadonlySet<string>
  /** Joints within a word: "einundzwanzig", "eenentwintig". */
  readonly inner: ReadonlyArray<string>
  /** Whether words are written together: "settantuno". */
  readonly isCompounding: boolean
  /** Whether a unit stands before its ten, with a joint between: "einundzwanzig". */
  readonly isUnitFirst: boolean
  /** The least unit that may follow a plain ten, "dix-sept", "on bir"; 10 where none may. */
  readonly unitAfterTen: number
  /** Whether a unit before a ten says how many: "이십", "пятидесяти". */
  readonly hasTimesTen: boolean
}

const composition = (
  joints: string,
  inner: string,
  isUnitFirst: boolean,
  unitAfterTen = 10,
  hasTimesTen = false,
): Composition => ({
  joints: new Set(joints.split(" ")),
  inner: inner.split(" "),
  isCompounding: inner !== "",
  isUnitFirst,
  unitAfterTen,
  hasTimesTen,
})

const NO_INNER = "-"

const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  en: composition("and", "", false),
  de: composition("und", "und", true),
  es: composition("y", NO_INNER, false),
  fr: composition("et", "", false, 7),
  pt: composition("e", "", false),
  it: composition("", NO_INNER, false),
  nl: composition("en", "en", true),
  tr: composition("", NO_INNER, false, 1),
  ko: composition("", NO_INNER, false, 1, true),
  pl: composition("", NO_INNER, false, 10, true),
  ru: composition("", NO_INNER, false, 10, true),
  uk: composition("", NO_INNER, false, 10, true),
  ar: composition("و", "", true),
}
const PLAIN = composition("", "", false)

/** The composition of a language of an answer. */
export const compositionOf = (language: string): Composition => COMPOSITIONS[language] ?? PLAIN

/** A number that is being put together from its words. */
export interface Sum {
  /** What stands before the last thousand, million. */
  readonly big: number
  /** What is below it so far. */
  readonly small: number
  /** The last thousand, million; Infinity before the first. */
  readonly scale: number
}

export const NOTHING: Sum = { big: 0, small: 0, scale: Number.POSITIVE_INFINITY }

/** What stands between a word and the one before: a joint within the word, between two, or nothing. */
export type Joint = "inner" | "outer" | null

const isScale = (value: number) => value >= 1_000 && /^10*$/.test(String(value))

/** "Siebeneinhalb", "zevenenhalf". */
const HALF = 0.5

/** The hundreds, tens and units of a number with one more word; null where that is none. */
const smallWith = (
  small: number,
  value: number,
  joint: Joint,
  { isUnitFirst, unitAfterTen, hasTimesTen }: Composition,
): number | null => {
  const below = small % 100
  if (value === 100) return small === 0 ? 100 : small < 100 && joint === null ? small * 100 : null
  if (value === HALF) return small > 0 && Number.isInteger(small) ? small + value : null
  if (small === 0) return value
  if (value >= 100 || !Number.isInteger(small)) return null
  if (below === 0) return small + value
  // "Quatre-vingts", "soixante-douze".
  if (unitAfterTen === 7 && below === 4 && value === 20) return small + 76
  if (unitAfterTen === 7 && (below === 60 || below === 80) && value >= 10 && value < 20)
    return small + value
  const isTen = value % 10 === 0 && value >= 10
  if (isUnitFirst && below < 10 && isTen && (joint === "inner" || value === 10))
    return small + value
  if (hasTimesTen && below > 1 && below < 10 && value === 10) return small + below * 9
  const isUnit = value < 10 && below % 10 === 0
  return isUnit && (below >= 20 || value >= unitAfterTen) ? small + value : null
}

/** A number with one more of its words, "and" before it or not; null where the two make no number. */
export const plus = (sum: Sum, value: number, joint: Joint, how: Composition): Sum | null => {
  const { big, small, scale } = sum
  if (isScale(value))
    return value < scale && joint === null
      ? { big: big + (small || 1) * value, small: 0, scale: value }
      : null
  if (value > 1_000)
    return small === 0 && scale > 1_000 ? { big: big + value, small: 0, scale: 1_000 } : null
  if (joint === "outer" && !how.joints.has("e") && small % 10 !== 0) return null
  const next = smallWith(small, value, joint, how)
  return next === null ? null : { ...sum, small: next }
}
