import type { TextSpan } from "#embedded/model/understanding/words/text"

const BEGAN =
  "(?:I(?:'ve| have)? (?:just |recently )?(?:started|began|begun|stopped|quit|changed|switched|moved|bought|got)\\b|(?:my|the|our) (?:new )?[a-z ]{1,30} (?:started|began|arrived|was born)\\b)"
const SETTING = new RegExp(
  `^(?:.{0,200}?\\b${BEGAN}[^.!?]{0,200}[.!]|(?:(?:so|ok|okay|well|hi|hey)[, ]+)?${BEGAN}[^.!?]{0,200}?[,;])(?= )`,
  "i",
)

/** What somebody began, told before the question: its time is a beginning, its words are not asked about. */
export const settingOf = (text: string): TextSpan | null => {
  const match = SETTING.exec(text)
  return match && { start: 0, end: match[0].length }
}

const UNDATED =
  /\b(?:since|when|after|before) (?:i|we) (?:started|began|stopped|quit|gave up|took up|moved|switched)\b[^.?!,]{0,40}/i

/** "since I started running": a beginning that the question does not date, given the times it names. */
export const undatedOf = (text: string, dated: ReadonlyArray<TextSpan>): TextSpan | null => {
  const match = UNDATED.exec(text)
  if (!match) return null
  const stretch = { start: match.index, end: match.index + match[0].length }
  return dated.some(({ start, end }) => start < stretch.end && end > stretch.start) ? null : stretch
}
