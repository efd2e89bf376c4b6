import { lazy } from "#domain/lazy"
import { readable } from "#pipeline/gates/claims/clauses"
import type { Said } from "#pipeline/gates/grounding/forms"
import { type Intervals, isLevel, isZeroOf } from "#pipeline/gates/grounding/intervals"
import { advises, proposes } from "#pipeline/gates/grounding/plans"
import type { Reading } from "#pipeline/gates/grounding/reading"

/** Counts that nobody looks up. */
const FEW = new Set(["1", "2", "3"])
const PLANNED = new Set(["", "d", "wk", "mo", "times", "workouts"])
/** So long advice may say to try something, in days and weeks. */
const LENGTHS: Readonly<Record<string, ReadonlySet<string>>> = {
  d: new Set("4 5 6 7 10 14".split(" ")),
  wk: new Set("4 6 8".split(" ")),
}
/** Minutes of a pause, of breathing. */
const MINUTES = new Set("5 10 15".split(" "))
/** Minutes by which a proposal moves something: "half an hour earlier to bed". */
const SHIFTS = new Set("15 30".split(" "))
const OF_NIGHTS = /^(?:sleep|deep_|rem_|light_minutes|awake_|nap|time_in_bed|bedtime|wake)/
const ARABIC_VOWELS = /[\u064b-\u0652]/gu
const CUP = "drinks"
const NEAR = 2
/** "Step 2:", "Week 1:": parts of a plan. */
const PARTS = new Set(
  `step week schritt woche paso semana etape semaine passo settimana stap krok tydzien шаг неделя крок тиждень adim
  hafta`.split(/\s+/),
)
const MAX_PART = 12
const LEVEL = "95"
const TIMES = new Set(["d", "wk", "mo"])
/** Words by which two or three days are those that were named: "what happened on those two nights". */
const NAMED = new Set(
  "those these both diese diesen beiden ces estas esas estos essas queste quelle deze te эти этих ці цих".split(
    " ",
  ),
)

const OF_TESTS = new Set("from the between of both only just".split(" "))
/** Words by which a length is one of what a value stands for: "reflects the past two to three months". */
const GENERAL = new Set("reflects reflect mirrors".split(" "))
const marksOf = (tokens: Reading["tokens"]) => tokens.filter(({ kind }) => kind === "mark").length

/** What may be said of a number that is no value of a person: how long to try something, how sure an interval is. */
export const harmlessIn = (reading: Reading, intervals: Intervals): ((said: Said) => boolean) => {
  const text = lazy(() => readable(reading.text).replace(ARABIC_VOWELS, ""))
  const isPlan = lazy(() => proposes(text()))
  const isAdvice = lazy(() => advises(text()))
  const { tokens, named, spots, quantities } = reading
  /** Minutes of no measure: none is named beside them, and no sleep at all. */
  const isPause = ({ from, to }: Said) =>
    !named.some(
      (each) =>
        (each.from <= to + NEAR && from <= each.to) ||
        [...each.keys].some((key) => OF_NIGHTS.test(key)),
    )
  const isGeneral = lazy(() => tokens.some(({ word }) => GENERAL.has(word)))
  /** "Two nights stand out: 8 November and 26 October." */
  const isListed = ({ to, values }: Said) =>
    tokens.slice(to).some(({ word }) => word === ":") &&
    quantities.filter(({ unit }) => unit === "date").length + marksOf(tokens) === Number(values[0])
  const isPart = ({ unit, from, to, values }: Said) =>
    unit === "" &&
    from === 1 &&
    spots.length === 1 &&
    PARTS.has(tokens[0]!.word) &&
    tokens[to]?.text === ":" &&
    Number(values[0]) <= MAX_PART
  return (said): boolean => {
    const { unit, values, from } = said
    if (isPart(said)) return true
    if (unit === CUP && values.includes("1") && isAdvice()) return true
    if (LENGTHS[unit] && values.some((value) => LENGTHS[unit]!.has(value)) && isAdvice())
      return true
    if (
      unit === "time" &&
      values.some((value) => MINUTES.has(value)) &&
      isPause(said) &&
      isAdvice()
    )
      return true
    if (
      unit === "time" &&
      values.some((value) => SHIFTS.has(value)) &&
      /^(?:earlier|later)$/.test(tokens[said.to]?.word ?? "") &&
      proposes(text().replaceAll(" earlier", ""))
    )
      return true
    if (unit === "tests" && values.includes("2") && OF_TESTS.has(tokens[from - 1]?.word ?? ""))
      return true
    if (TIMES.has(unit) && values.some((value) => FEW.has(value)) && isGeneral()) return true
    if (unit === "d" && FEW.has(values[0] ?? "") && isListed(said)) return true
    if (PLANNED.has(unit) && values.some((value) => FEW.has(value)) && isPlan()) return true
    if (TIMES.has(unit)) {
      // "1日" is "a day".
      if (values.includes("1")) return true
      if (values.some((value) => FEW.has(value)) && NAMED.has(tokens[from - 1]?.word ?? ""))
        return true
    }
    if (unit === "" && values.includes("0")) return isZeroOf(text(), intervals)
    return unit === "%" && values.includes(LEVEL) && isLevel(text(), intervals)
  }
}
