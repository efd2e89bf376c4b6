/** A number that somebody says was measured, as they typed it. */
export interface Reading {
  readonly value: number
  /** In lower case; empty where none was typed. */
  readonly unit: string
  readonly sentence: string
}

const NUMBER = "\\d{1,3}(?:[ ,]\\d{3})+|\\d+(?:[.,]\\d+)?"
const FILLER =
  "(?:is|was|are|were|has been|been|of|at|to|came|come|back|result|reading|readings|read|reads|says|said|shows|showed|showing|now|just|only|about|around|approx(?:imately)?|roughly|like|level|levels|count|value|test|lab|dropp(?:ed|ing|s)|dipp(?:ed|ing|s)|fell|falling|fall(?:s)?|went|goes|going|hit|hitting|got|gets|down|up|low|high|dangerously|really|very|so|as|the|my|a|today|tonight|yesterday|overnight|last|night|this|morning|once|week|keeps?|keep|stays?|sits?|sitting|on|in|per|from|and|it|me|i|have|had|absolute|abs|resting|after|before|eating|meal|measured|which|that|reached|jumped|rose|spiked|spiking|still|currently|dipping|bouncing|between|under|below|above|over|less|more|than|serum|blood|plasma|during|while|asleep|awake|sleep|sleeping|at rest|rest|average|avg|number|hovering|stuck|reports?|reported|saturation|sat|sats|monitor|watch|ring|meter|cgm|finger|stick|fingerstick|garmin|oura|fasting|ten|minutes|ago|is at|with|then|there|right|score|for|days|cuff|home|at home|twice|three|times|all|day|even|though|dropping|went down|went up|=|:|-|~|<|>|\\(|\\)|,|\\?)"

const READS: Readonly<Record<string, string>> = { μ: "u", µ: "u" }

/** Asks on how many days, or when: the number is a limit in a question and was never measured. */
const ASKS =
  /^(?:and |so |ok |hey |please )?(?:on )?(?:how (?:many|often|much|long)|which|when|what (?:percent\w*|share|fraction|proportion|days?|nights?)|did|count|list|show|number of|has|have|was|were|does|do|am i)\b/
const LIMIT =
  /\b(?:above|below|over|under|more than|less than|at least|at most|greater than|lower than|higher than|than|exceed\w*|goal|target|limit|threshold|range|between|aim\w*|cutoff|reach|stay|hit)\W*(?:of |is |to |was )?$/
const WISH =
  /\b(?:want|goals?|target|aim\w*|alerts?|alarm|threshold|notify|limit|should be|supposed to be|normal is|ideal\w*)\b/
const NO_VALUE =
  /\b(?:last|past|previous|week|weeks|day|days|top|first|next|aged?|version|zone|for|from|since|until|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) $/
const TIME_SHARE =
  /\btime (?:above|below|over|under|in)\b|\b(?:days|nights|hours|time) (?:above|below|over|under)\b/

const numberOf = (text: string) =>
  Number(/^\d{1,3}(?:[ ,]\d{3})+$/.test(text) ? text.replace(/[ ,]/g, "") : text.replace(",", "."))

/**
 * What a sentence claims of a thing that goes by a name: "CGM 62 mg/dL", "my SpO2 dipped to 88%",
 * "a potassium of 6.9". A limit that a question asks about is no claim.
 */
export const readingsOf = (
  sentence: string,
  name: string,
  units: string,
): ReadonlyArray<Reading> => {
  const after = new RegExp(
    `\\b(?:${name})(?:\\W{0,3}\\b${FILLER}\\b|\\s*${FILLER}){0,9}?[\\s:=~<>(-]*(?<!\\d|\\d[.,/])(?<number>${NUMBER})(?![\\d/]|[.,]\\d| ?[/] ?\\d)\\s?(?<unit>(?:${units})(?![a-z]))?(?! ?(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|times|nights|am|pm|k?cal|g\\b|grams|mcg|st|nd|rd|th|-day|pills?|tablets?)\\b)`,
    "gu",
  )
  const before = new RegExp(
    `(?<![\\d.,/])(?<number>${NUMBER})\\s?(?<unit>(?:${units})(?![a-z]))?(?: of| for| on)?(?: my| the)? (?:${name})\\b`,
    "gu",
  )
  return [...sentence.matchAll(after), ...sentence.matchAll(before)].flatMap((match) => {
    const { number, unit } = match.groups!
    const value = numberOf(number!)
    const at = match.index + match[0].lastIndexOf(number!)
    const lead = sentence.slice(0, at)
    const isLimit = (ASKS.test(sentence) || WISH.test(lead)) && LIMIT.test(lead)
    if (!Number.isFinite(value) || isLimit || NO_VALUE.test(lead) || TIME_SHARE.test(sentence))
      return []
    return [{ value, unit: (unit ?? "").replace(/[μµ]/g, (sign) => READS[sign] ?? sign), sentence }]
  })
}
