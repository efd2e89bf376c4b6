import { LANGUAGES } from "#language/answer-languages"
import { hanNumbersIn } from "#language/numbers/han-numbers"
import { countedIn } from "#language/numbers/number-words"
import { isRoman } from "#pipeline/gates/grounding/counts"
import { tokensOf } from "#pipeline/gates/grounding/tokens"

/** Whether a name holds a numeral of any kind, so that it must be known as a whole to be said. */
export const hasNumeral = (text: string): boolean =>
  /\p{N}/u.test(text) ||
  hanNumbersIn(text).length > 0 ||
  tokensOf(text).some(
    (token) =>
      token.kind === "word" &&
      (isRoman(token, false) || countedIn(token.word, LANGUAGES.slice(0, 1), false) !== null),
  )
