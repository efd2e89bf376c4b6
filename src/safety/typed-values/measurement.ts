import { lazy } from "#domain/lazy"
import type { Match } from "#language/match"
import { JOINED } from "#language/tokens"
import { FILLER, measurementCues } from "#safety/cues/measurement"
import { endsBefore, matchesIn, mentions, type Sentence } from "#safety/passage"
import { withoutTimes } from "#safety/typed-values/calendar"

/** A number that somebody says was measured, as they typed it. */
export interface Measurement {
  readonly value: number
  /** In lower case; empty where none was typed. */
  readonly unit: string
  readonly sentence: Sentence
}

const NUMBER = "\\d{1,3}(?:[ ,]\\d{3})+|\\d+(?:[.,]\\d+)?"

/** What makes a number a span of time or an amount taken. */
const NO_SPAN =
  "(?! ?(?:days?|d|weeks?|wks?|months?|years?|yrs?|hours?|minutes?|mins?|times|nights|am|pm|" +
  "steps|km|miles|k?cal|g\\b|grams|mcg|st|nd|rd|th|-day|pills?|tablets?)\\b)"

/** "Rose from 1.1 to 8": what it is now is what counts. */
const CHANGED = new RegExp(
  `\\bfrom (?:${NUMBER})(?: ?[a-z%/]+)?(?= (?:down |up |all the way )?to (?:${NUMBER}))`,
  "g",
)
/** Right before a number. */
const COMPARED = /[<>≤≥]=? ?$/

const numberOf = (text: string) =>
  Number(/^\d{1,3}(?:[ ,]\d{3})+$/.test(text) ? text.replace(/[ ,]/g, "") : text.replace(",", "."))

/** A number with its unit: behind the thing that was measured, and before it. */
const grammarOf = (units: string) => {
  const number = `(?<number>${NUMBER})`
  const unit = `\\s?(?<unit>(?:${units})(?![a-z]))?`
  return {
    behind: new RegExp(
      `(?<!\\d|\\d[.,/])${number}(?![\\d/]|[.,]\\d| ?/ ?\\d)${unit}${NO_SPAN}`,
      "uy",
    ),
    /** "52 bpm resting pulse"; where the unit is the name itself ("150 bpm"), the number alone. */
    before: [unit, ""].map(
      (unit) => new RegExp(`(?<![\\d.,/])${number}${unit}(?: of| for| on)?(?: my| the)? `, "uy"),
    ),
  }
}

/** Words that may stand between a thing and its number. */
const MAX_FILLER = 9
/** Words before a number that may still call it a goal, and behind it within which "or more" stands. */
const MAX_GOAL = 8
const OR_MORE_WITHIN = 3

const blank = (text: string): string => " ".repeat(text.length)

/** The characters of a sentence without dates, times and what a value was before, each at its place. */
const currentOf = ({ plain }: Sentence): string => withoutTimes(plain.replace(CHANGED, blank))

/** Whether the words before a number call it a goal: "my goal is a resting heart rate of 39". */
const isGoal = (sentence: Sentence, at: number): boolean => {
  const { words, after } = sentence.text.tokens
  const [last] = matchesIn({ ...sentence, to: at }, measurementCues.aim).slice(-1)
  if (!last || at - last.end > MAX_GOAL) return false
  if (after.subarray(last.end - 1, at - 1).some((each) => each !== JOINED)) return false
  return !words.slice(sentence.from, at).includes("but")
}

/** Whether a number is a limit, a goal, a day or a count rather than something that was measured. */
const isNoValue = (sentence: Sentence, at: number, current: string): boolean => {
  const { after } = sentence.text.tokens
  const cues = measurementCues
  const asks = mentions(sentence, cues.asks) || mentions(sentence, cues.asksOfDays)
  const isCompared = () =>
    endsBefore(sentence, cues.limit, at) || COMPARED.test(current.slice(0, sentence.starts[at]!))
  const orMore = () =>
    mentions(
      { ...sentence, from: at + 1, to: Math.min(sentence.to, at + OR_MORE_WITHIN) },
      cues.orMore,
    )
  return (
    isGoal(sentence, at) ||
    ((asks || mentions({ ...sentence, to: at }, cues.wish)) && isCompared()) ||
    (asks && orMore()) ||
    (after[at - 1] === JOINED && endsBefore(sentence, cues.noValue, at)) ||
    endsBefore(sentence, cues.askedDay, at)
  )
}

/**
 * A reader of what a sentence claims of a thing, by the table of its names and the grammar of its units:
 * "CGM 62 mg/dL", "my SpO2 dipped to 88%", "a potassium of 6.9". A limit that a question asks about is no claim.
 */
export const measurementReader = (
  names: string,
  units: string,
  isName: (sentence: Sentence, name: Match) => boolean = () => true,
) => {
  const grammar = lazy(() => grammarOf(units))
  return (sentence: Sentence): ReadonlyArray<Measurement> => {
    if (!mentions(sentence, names)) return []
    const named = matchesIn(sentence, names).filter((name) => isName(sentence, name))
    if (named.length === 0 || mentions(sentence, measurementCues.timeShare)) return []
    const { starts } = sentence
    const { words } = sentence.text.tokens
    const current = currentOf(sentence)
    const found = new Map<number, Measurement>()
    const read = (at: number, pattern: RegExp): void => {
      pattern.lastIndex = starts[at]!
      const { number = "", unit = "" } = pattern.exec(current)?.groups ?? {}
      if (number !== "" && !isNoValue(sentence, at, current))
        found.set(at, { value: numberOf(number), unit: unit.replace("μ", "u"), sentence })
    }
    const isBlank = (at: number) => current[starts[at]!] === " "
    const numberBehind = (name: Match): number => {
      let at = name.end
      for (let filler = 0; at < sentence.to; at++) {
        if (isBlank(at)) continue
        if (!FILLER.has(words[at]!) || filler++ === MAX_FILLER) break
      }
      return at
    }
    const isNumber = (at: number) => at < sentence.to && /^\d/.test(words[at]!) && !isBlank(at)
    for (const name of named) {
      const at = numberBehind(name)
      if (isNumber(at)) read(at, grammar().behind)
    }
    const nameStarts = new Set(named.map(({ start }) => starts[start]!))
    for (let at = sentence.from; at < sentence.to; at++) {
      if (found.has(at) || !isNumber(at)) continue
      const pattern = grammar().before.find((each) => {
        each.lastIndex = starts[at]!
        return each.test(current) && nameStarts.has(each.lastIndex)
      })
      if (pattern) read(at, pattern)
    }
    return [...found.values()]
  }
}
