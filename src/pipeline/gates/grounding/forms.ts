import { isRange } from "#pipeline/gates/grounding/quantities"
import type { Reading } from "#pipeline/gates/grounding/reading"
import { unitAt } from "#pipeline/gates/grounding/units"
import type { Quantity } from "#pipeline/gates/grounding/written-dates"

/** What is read of a number beside its value. */
export type Said = Pick<Quantity, "unit" | "values" | "from" | "to">

const NO_UNITS: ReadonlyMap<string, string> = new Map()

/** "毎分56回": what is counted in a minute is beats. */
const A_MINUTE = /(?:毎分|分間に?|每分钟|每分鐘|一分钟|1分钟|분당)$/
const BEATS = new Set(["times", "d"])

/** Words between a part and its whole: "22 of the 60 days". */
const OF = new Set("of out von de di van z из з sur em su iz".split(" "))
const ARTICLES = new Set("of the these those all your den les los las le i".split(" "))
const PARTS_APART = 3

/** Words by which a number is one of things that were counted: "4.4 a week", "n = 30". */
const A = new Set("a an per each every".split(" "))
const PERIODS: Readonly<Record<string, string>> = {
  day: "day",
  night: "day",
  week: "week",
  month: "month",
  year: "year",
}
const LESS = new Set("fewer less more lower higher longer shorter".split(" "))

/** The period of "0.4 bpm a month", "57 steps fewer per month". */
const periodOf = ({ tokens }: Reading, to: number): string | undefined => {
  const at = LESS.has(tokens[to]?.word ?? "") ? to + 1 : to
  return A.has(tokens[at]?.word ?? "") ? PERIODS[tokens[at + 1]?.word ?? ""] : undefined
}

const isCount = ({ tokens }: Reading, { from, to }: Said): boolean => {
  const [before, sign] = [tokens[from - 2]?.word, tokens[from - 1]?.text]
  return A.has(tokens[to]?.word ?? "") || (before === "n" && (sign === "=" || sign === ":"))
}

/** The unit of the whole that a number is a part of. */
const unitOfWhole = ({ tokens, quantities }: Reading, { to }: Said): string | undefined => {
  if (!OF.has(tokens[to]?.word ?? "")) return undefined
  let next = to + 1
  while (next < to + PARTS_APART && ARTICLES.has(tokens[next]?.word ?? "")) next++
  return quantities.find(({ from }) => from === next)?.unit
}

/** Words by which a number is a rounded one, before it, in the languages of an answer. */
const ABOUT = new Set(
  `about around roughly approximately approx circa ca ~ ≈ close etwa rund ungefahr gut unos unas alrededor cerca
  aproximadamente environ pres cerca bijna ongeveer rond circa okolo blisko yaklasik около примерно близько приблизно
  約 大约 大約 约 약 نحو حوالي लगभग करीब`.split(/\s+/),
)
const UNDER = new Set(
  "nearly almost under below fast knapp casi presque quase quasi prawie почти майже 近 거의".split(
    " ",
  ),
)
const OVER = new Set("over above than exceeding exceeds".split(" "))
const NEAR = 3

/** The marks under which rounded values are kept: about, less than, more than. */
const marksOf = ({ tokens }: Reading, at: number): ReadonlyArray<string> => {
  const before = tokens.slice(Math.max(0, at - NEAR), at).filter(({ kind }) => kind !== "number")
  const has = (words: ReadonlySet<string>) =>
    before.some(({ word }) => words.has(word) || [...words].some((each) => isIn(word, each)))
  if (has(OVER)) return [">"]
  if (has(UNDER)) return ["<"]
  return has(ABOUT) ? ["~"] : []
}
/** In scripts without spaces the word stands at the end of another. */
const isIn = (word: string, mark: string) => /[^\0-\u024f]/.test(mark) && word.endsWith(mark)

/** Every reading of a number by which it may be held against a ledger. */
export const formsOf = (reading: Reading, said: Said): ReadonlyArray<Said> => {
  const { tokens } = reading
  const { unit, values, from, to } = said
  const forms: Array<Said> = [said]
  const before = tokens
    .slice(Math.max(0, from - 2), from)
    .map(({ word }) => word)
    .join("")
  if (BEATS.has(unit) && A_MINUTE.test(before)) forms.push({ ...said, unit: "bpm" })
  if (unit === "") {
    const whole = unitOfWhole(reading, said)
    if (whole !== undefined && whole !== "") forms.push({ ...said, unit: whole })
    const next = tokens[to]
    const behind =
      next?.kind === "word" && !next.glued && !isRange(next.word)
        ? unitAt(tokens, tokens[to + 1]?.text === "-" ? to + 2 : to + 1, NO_UNITS)
        : null
    if (behind?.unit === "d") forms.push({ ...said, unit: "d", to: behind.end })
    if (isCount(reading, said)) forms.push({ ...said, unit: "d" }, { ...said, unit: "workouts" })
  } else {
    const period = periodOf(reading, to)
    if (period) forms.push({ ...said, unit: `${unit}/${period}` })
  }
  const marks = marksOf(reading, from)
  return marks.length === 0
    ? forms
    : forms.flatMap((form) => [
        form,
        { ...form, values: values.flatMap((value) => marks.map((mark) => mark + value)) },
      ])
}

/** A rounded value may be so far from the value, as a part of it. */
const MAX_OFF = 0.025
const DIGITS = [1, 2]
const FEW_MIN = 5
const HALF_HOUR = 30

/** Rounded values, each behind its marks: two digits of a number, minutes to the next five. */
export const roundedSpellings = (value: number, isTime: boolean): ReadonlyArray<string> => {
  const size = Math.abs(value)
  const rounded = isTime
    ? [FEW_MIN, HALF_HOUR].map((step) => Math.round(size / step) * step)
    : DIGITS.map((digits) => Number(size.toPrecision(digits)))
  return [...new Set(rounded)]
    .filter((each) => each > 0 && each !== size && Math.abs(each - size) <= MAX_OFF * size)
    .flatMap((each) => [`~${each}`, `${each > size ? "<" : ">"}${each}`])
}
