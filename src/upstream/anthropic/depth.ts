/** Nothing that a model has to say is nested deeper; what is walked through recursively costs more than its length. */
const MAX_DEPTH = 64

const [QUOTE, BACKSLASH] = ['"', "\\"].map((letter) => letter.charCodeAt(0))
const [BRACE, BRACKET, END_BRACE, END_BRACKET] = ["{", "[", "}", "]"].map((letter) =>
  letter.charCodeAt(0),
)

/** Whether a text of JSON is nested so deep that it is not to be parsed. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at)
    if (isInString) {
      if (letter === BACKSLASH) at++
      else if (letter === QUOTE) isInString = false
    } else if (letter === QUOTE) isInString = true
    else if (letter === BRACE || letter === BRACKET) {
      if (++depth > MAX_DEPTH) return true
    } else if (letter === END_BRACE || letter === END_BRACKET) depth--
  }
  return false
}
