import { bare, magnitude, placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { sentence } from "#embedded/model/english"
import { isWithinNature } from "#embedded/model/prose/lab-change"
import { courseOf, isOutside, sideOf } from "#embedded/model/prose/lab-range"
import { hasRange, isOut, placeOf, type Result } from "#embedded/model/prose/lab-result"

const only = ({ value }: Result): string =>
  `That is the only ${outside(value.label)} on record, so there is none before it.`

/** "from 158 on 23 September 2025 to 112 mg/dL" */
const move = ({ value, previous, previousDate }: Result): string => {
  const on = previousDate ? ` on ${placeholder(previousDate)}` : ""
  return `from ${bare(placeholder(previous!))}${on} to ${placeholder(value)}`
}

/** Whether a result got better or worse since the test before. */
export const courseSentence = (result: Result): string => {
  const { value, previous, difference, naturalPct } = result
  const by = valueOf(difference)
  if (!previous || by === null) return only(result)
  const way = by < 0 ? "fell" : by > 0 ? "rose" : "stayed"
  const moved = `your ${outside(value.label)} ${way} ${move(result)}`
  const course = courseOf(result)
  if (isWithinNature(result)) return `About the same: ${moved}, no more than lab noise.`
  const still = isOut(result) ? `, and is still ${placeOf(result)}` : ""
  if (course === "better") return `It got better: ${moved}, a bigger move than lab noise${still}.`
  if (course === "worse") return `It got worse: ${moved}, a bigger move than lab noise${still}.`
  const within = hasRange(result) && !isOut(result) ? `, ${placeOf(result)} either way` : ""
  return naturalPct
    ? `It moved, neither for the better nor for the worse: ${moved}${within}.`
    : `It moved a little: ${moved}${within}; how much of that is lab noise nobody can say.`
}

/** Since when a result is outside its range, or within it. */
export const durationSentence = (result: Result): string => {
  const { value, range, previous, previousDate, older } = result
  const label = `your ${outside(value.label)}`
  if (!previous || !previousDate)
    return `There is no earlier ${outside(value.label)} on record, so nothing shows how long it has been so.`
  const wasOut = isOutside(previous, range)
  const then = `${bare(placeholder(previous))} on ${placeholder(previousDate)}`
  if (wasOut === null) return `The test before had ${then}; the report's range says no more.`
  if (!isOut(result))
    return wasOut
      ? `It is within its range now; at the test before it was not: ${then}.`
      : `It isn't out of its range, and wasn't at the test before either: ${then}.`
  const side = sideOf(result) ?? "outside"
  if (!wasOut)
    return `Since some time after ${placeholder(previousDate)}: ${label} was still within its range then, ${bare(
      placeholder(previous),
    )}.`
  const unbroken = older.findIndex(([each]) => isOutside(each, range) !== true)
  const first = unbroken < 0 ? older.at(-1) : older[unbroken - 1]
  const [since, day] = first ?? [previous, previousDate]
  const end = unbroken < 0 ? "Nothing older is on record." : "Before that it was within."
  return sentence`At least since ${placeholder(day)}: ${label} was ${bare(placeholder(since))} then, ${side} the range
    as well. ${end}`
}

/** A change in percent. */
export const percentSentence = (result: Result): string => {
  const { value, previous, changePct } = result
  if (!previous || !changePct) return only(result)
  const by = valueOf(changePct) ?? 0
  if (by === 0)
    return `Not at all: your ${outside(value.label)} is what it was, ${placeholder(value)}.`
  return `${by < 0 ? "Down" : "Up"} ${magnitude(changePct)}: your ${outside(value.label)} went ${move(result)}.`
}

/** All values of a result, the oldest first. */
export const historyLines = (result: Result): string => {
  const { value, date, older } = result
  const rows = older.map(([each, day]) => `- ${placeholder(day)}: ${bare(placeholder(each))}`)
  const latest = date ? `- ${placeholder(date)}: ${placeholder(value)}` : `- ${placeholder(value)}`
  return [`Your ${outside(value.label)} at each test:`, ...rows.toReversed(), latest].join("\n")
}

/** When a result was lowest and when highest on record. */
export const extremesSentence = (result: Result): string => {
  const { value, date, older } = result
  const all = [...(date ? [[value, date] as const] : []), ...older].toSorted(
    ([one], [other]) => (valueOf(one) ?? 0) - (valueOf(other) ?? 0),
  )
  const [lowest, highest] = [all[0], all.at(-1)]
  if (!lowest || !highest || lowest === highest) return only(result)
  const said = ([each, day]: readonly [Fact, Fact]) => `${placeholder(each)} on ${placeholder(day)}`
  return `Your ${outside(value.label)} was lowest with ${said(lowest)} and highest with ${said(highest)}.`
}
