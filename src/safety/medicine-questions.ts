import { pattern } from "#language/pattern"

/** A question about measurements beside a medicine. */
const DATA_QUESTION = pattern(
  String.raw`
    ^(?:how|did|has|have|does|do|is|was|were|what) (?:has |have |did |is |was |were )?(?:my|
    the) (?:\w+ ){0,4}(?:chang\w*|different|look\w*|improv\w*|affect\w*|respond\w*|drop\w*|differ|
    before|go|trend\w*|since|like)\b`,
)
const MAY_I = /\b(?:should|can|could|shall|may) i\b|\b(?:safe|ok|okay|allowed) (?:for me )?to\b/
const ASKS_DOSE =
  /\b(?:what|which|right|correct|best|max\w*|safe|recommended|how (?:much|many)|higher|bigger|smaller|my next)\b/
const DOSE = /\bdos(?:e|age)s?\b/
const ENOUGH = /\b(?:right|safe|enough|too)\b/
const RELATES = pattern(
  String.raw`
    \b(?:affect\w*|effect|impact\w*|correlat\w*|relat\w*|compare\w*|chang(?:e|ed) (?:since|after|when)|
    differ\w*|how many (?:days|nights|times))\b`,
)
const SINCE = pattern(
  String.raw`
    \b(?:since|before|after|when|while|the days?) (?:and after )?i (?:\w+ )?(?:started|stopped|began|
    quit|switched|took|take|go on|went)\b`,
)

const asksForDose = (sentence: string): boolean => {
  const dose = sentence.search(DOSE)
  return dose >= 0 && (ASKS_DOSE.test(sentence.slice(0, dose)) || ENOUGH.test(sentence.slice(dose)))
}

/** "Has my resting heart rate changed since I started metoprolol?" asks for numbers, not for advice. */
export const asksForNumbers = (sentence: string): boolean =>
  !MAY_I.test(sentence) &&
  !asksForDose(sentence) &&
  (DATA_QUESTION.test(sentence) || RELATES.test(sentence) || SINCE.test(sentence))
