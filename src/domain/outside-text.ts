/** Isolates of Unicode: they stand around a text of unknown origin, and print nothing. */
const OPEN = "\u2068"
const CLOSE = "\u2069"

/** The characters that would end a mark, a quotation or a line, or begin a placeholder. */
const BREAKS = /[\u2066-\u2069{}\p{Cc}]+/gu
const MARKS = /[\u2068\u2069]/g

/**
 * A text that a person, a file or a device wrote, marked to stand in a sentence of the embedded engine. The gate judges
 * it apart from the engine's own words, and takes the marks out.
 */
export const outside = (text: string): string =>
  OPEN + text.replace(BREAKS, " ").replace(/[“”]/g, "'") + CLOSE

/** A marked text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARKS, "")

/** A text from outside in a sentence, and whether it stands there as a quotation. */
export interface OutsideText {
  readonly text: string
  readonly isQuoted: boolean
}

/** Writes a sentence with each marked text as it may be said. A mark without its end goes on to the sentence's. */
export const replaceOutside = (sentence: string, say: (of: OutsideText) => string): string => {
  let said = ""
  let from = 0
  for (let open = sentence.indexOf(OPEN); open >= 0; open = sentence.indexOf(OPEN, from)) {
    const end = sentence.indexOf(CLOSE, open)
    const close = end < 0 ? sentence.length : end
    const isQuoted = sentence[open - 1] === "“" && sentence[close + 1] === "”"
    said += sentence.slice(from, open) + say({ text: sentence.slice(open + 1, close), isQuoted })
    from = close + 1
  }
  return withoutMarks(said + sentence.slice(from))
}
