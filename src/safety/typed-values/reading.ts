import { lazy } from "#domain/lazy"
import { pattern } from "#language/pattern"
import { withoutTimes } from "#safety/typed-values/calendar"

/** A number that somebody says was measured, as they typed it. */
export interface Reading {
  readonly value: number
  /** In lower case; empty where none was typed. */
  readonly unit: string
  readonly sentence: string
}

const NUMBER = "\\d{1,3}(?:[ ,]\\d{3})+|\\d+(?:[.,]\\d+)?"
/** What people put between a thing and its number. */
const FILLER =
  `is was are were of at to came come back result reading readings read reads says said shows
  showed showing now just only about around approx approximately roughly like level levels count
  value test lab dropped dropping drops dipped dipping dips fell falling fall falls went goes
  going hit hitting got gets down up low high dangerously really very so as the my a today
  tonight yesterday overnight last night this morning once week keep keeps stay stays sit sits
  sitting on in per from and it me i have had has been absolute abs resting after before eating
  meal measured which that reached jumped rose spiked spiking still currently bouncing between
  under below above over less more than serum blood plasma during while asleep awake sleep
  sleeping rest average avg number hovering stuck report reports reported saturation sat sats
  monitor watch ring meter cgm finger stick fingerstick garmin oura fasting ten minutes ago with
  then there right score for days cuff home twice alarm alert warning sensor three times all day
  even though averaged alarmed alerted beeped warned averages averaging mean stood stands measures gave gives registered
  recorded logged displays displayed indicates indicated nights mornings consistently constantly
  minimum min lowest nadir peak peaked maximum highest er ed hospital clinic lab often
  sometimes steady new recent latest current`
    .split(/\s+/)
    .join("|")

/** Asks on how many days, or when: the number is a limit in a question and was never measured. */
const ASKS = pattern(
  String.raw`
    ^(?:and |so |ok |hey |please )?(?:on )?(?:how (?:many|often|much|long)|which|when|
    what (?:percent\w*|share|fraction|proportion|days?|nights?|happens to my)|did|count|list|show|
    number of|has|have|was|were|does|do|am i)\b|\bhow (?:many (?:days|nights)|often)\W*$`,
)
/** Asks of a kind of days, which a report of such days does not: "is my HRV lower on days with glucose above 180". */
const ASKS_OF_DAYS = pattern(
  String.raw`
    ^(?:and |so |ok |hey |please |can you )*(?:(?:is|are)(?! it\b)|how (?:does|did|is|are|was|were)|
    compare|contrast|(?:what (?:is|was) )?(?:my |the )?(?:longest|current|best)|give me|tell me|find|
    plot|chart|days|nights)\b.*?\b(?:(?:days?|nights?|mornings?|weeks?)(?: [a-z]+){0,2}? (?:with|when|
    where|which|of|that|my)|streaks?)\b|^(?:days|nights) (?:with|when|where|of)\b`,
)
const LIMIT = pattern(
  String.raw`
    \b(?:above|below|over|under|more than|less than|at least|at most|greater than|lower than|
    higher than|than|exceed\w*|goal|target|limit|threshold|range|between|aim\w*|cutoff|reach|stay|
    hit)\W*(?:of |is |to |was )?$|[<>≤≥]=? ?$`,
)
const OR_MORE = /^ ?[^\d.?!]{0,8} or (?:less|more|lower|higher|above|below|under|over|fewer)\b/
const WISH =
  /\b(?:want|goals?|target|aim\w*|alerts?|alarm|threshold|notify|limit|should be|supposed to be|normal is|ideal\w*)\b/
/** "My goal is a resting heart rate of 39." */
const AIM = /\b(?:goal|target|aim(?:ing)?|dream|ideal)\b[^,;.?!]{0,40}$(?<!\bbut\b.*)/
const NO_VALUE = pattern(
  String.raw`
    \b(?:last|past|previous|week|weeks|day|days|top|first|next|aged?|version|zone|for|from|since|until|
    january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|
    apr|jun|jul|aug|sept?|oct|nov|dec) $`,
)
/** "what was my lowest glucose on the 20": a day of the month. */
const ASKED_DAY =
  /^(?:what (?:was|is|were)|how (?:was|is)|show(?: me)?) (?:my|the) (?:(?!is\b)[a-z0-9]+ )+on (?:the )?$/
const TIME_SHARE =
  /\btime (?:above|below|over|under|in)\b|\b(?:days|nights|hours|time) (?:above|below|over|under)\b/

/** What makes a number a span of time or an amount taken. */
const NO_SPAN =
  "(?! ?(?:days?|d|weeks?|wks?|months?|years?|yrs?|hours?|minutes?|mins?|times|nights|am|pm|" +
  "steps|km|miles|k?cal|g\\b|grams|mcg|st|nd|rd|th|-day|pills?|tablets?)\\b)"

/** "Rose from 1.1 to 8": what it is now is what counts. */
const CHANGED = new RegExp(
  `\\bfrom (?:${NUMBER})(?: ?[a-z%/]+)?(?= (?:down |up |all the way )?to (?:${NUMBER}))`,
  "g",
)

const numberOf = (text: string) =>
  Number(/^\d{1,3}(?:[ ,]\d{3})+$/.test(text) ? text.replace(/[ ,]/g, "") : text.replace(",", "."))

/** Thing, then number; number, then thing; and the thing alone, which costs least to look for. */
const patternsOf = (names: string, units: string) => {
  const number = `(?<number>${NUMBER})`
  const unit = `\\s?(?<unit>(?:${units})(?![a-z]))?`
  return {
    named: new RegExp(`\\b(?:${names})`, "u"),
    after: new RegExp(
      [
        `\\b(?:${names})(?:\\s*\\b(?:${FILLER})\\b|\\s*[=:~<>(),?-]|'s){0,9}?\\s*`,
        `(?<!\\d|\\d[.,/])${number}(?![\\d/]|[.,]\\d| ?/ ?\\d)${unit}${NO_SPAN}`,
      ].join(""),
      "gu",
    ),
    before: new RegExp(
      `(?<![\\d.,/])${number}${unit}(?: of| for| on)?(?: my| the)? (?:${names})\\b`,
      "gu",
    ),
  }
}

/**
 * Reads what a sentence claims of a thing that goes by some names: "CGM 62 mg/dL", "my SpO2 dipped to
 * 88%", "a potassium of 6.9". A limit that a question asks about is no claim.
 */
export const readerOf = (names: string, units: string) => {
  const patterns = lazy(() => patternsOf(names, units))
  return (sentence: string): ReadonlyArray<Reading> => {
    if (!/\d/.test(sentence)) return []
    const { named, after, before } = patterns()
    if (!named.test(sentence) || TIME_SHARE.test(sentence)) return []
    const timeless = withoutTimes(sentence.replace(CHANGED, ""))
    return [...timeless.matchAll(after), ...timeless.matchAll(before)].flatMap((match) => {
      const { number = "", unit = "" } = match.groups!
      const lead = timeless.slice(0, match.index + match[0].lastIndexOf(number))
      const rest = timeless.slice(lead.length + number.length)
      const asks = ASKS.test(sentence) || ASKS_OF_DAYS.test(sentence)
      const isLimit =
        AIM.test(lead) ||
        ((asks || WISH.test(lead)) && LIMIT.test(lead)) ||
        (asks && OR_MORE.test(rest))
      if (isLimit || NO_VALUE.test(lead) || ASKED_DAY.test(lead)) return []
      return [{ value: numberOf(number), unit: unit.replace("μ", "u"), sentence }]
    })
  }
}
