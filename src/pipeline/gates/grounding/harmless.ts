import { lazy } from "#domain/lazy"
import { readable } from "#pipeline/gates/claims/clauses"
import type { Said } from "#pipeline/gates/grounding/forms"
import { type Intervals, isLevel, isZeroOf } from "#pipeline/gates/grounding/intervals"
import { proposes } from "#pipeline/gates/grounding/plans"
import type { Reading } from "#pipeline/gates/grounding/reading"

/** Counts that nobody looks up. */
const FEW = new Set(["1", "2", "3"])
const PLANNED = new Set(["", "d", "wk", "mo", "times", "workouts"])
const LEVEL = "95"
const TIMES = new Set(["d", "wk", "mo"])
/** Words by which two or three days are those that were named: "what happened on those two nights". */
const NAMED = new Set(
  "those these both diese diesen beiden ces estas esas estos essas queste quelle deze te эти этих ці цих".split(
    " ",
  ),
)

/** What may be said of a number that is no value of a person: how long to try something, how sure an interval is. */
export const harmlessIn = (reading: Reading, intervals: Intervals) => {
  const text = lazy(() => readable(reading.text))
  const isPlan = lazy(() => proposes(text()))
  return ({ unit, values, from }: Said): boolean => {
    if (PLANNED.has(unit) && values.some((value) => FEW.has(value)) && isPlan()) return true
    if (TIMES.has(unit)) {
      // "1日" is "a day".
      if (values.includes("1")) return true
      if (values.some((value) => FEW.has(value)) && NAMED.has(reading.tokens[from - 1]?.word ?? ""))
        return true
    }
    if (unit === "" && values.includes("0")) return isZeroOf(text(), intervals)
    return unit === "%" && values.includes(LEVEL) && isLevel(text(), intervals)
  }
}
