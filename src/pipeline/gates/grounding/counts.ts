import { FUNCTION_WORDS } from "#language/numbers/function-words"
import { hanNumbersIn } from "#language/numbers/han-numbers"
import { type Counted, countedIn } from "#language/numbers/number-words"
import { wordSets } from "#language/numbers/word-sets"
import type { Token } from "#pipeline/gates/grounding/tokens"

const small = wordSets(FUNCTION_WORDS)

/** Whether a word is one of the small words of some languages. */
export const isSmallWord = (word: string, languages: ReadonlyArray<string>): boolean =>
  languages.some((language) => small().get(language)?.has(word))

/** Words before a count that make it one of things that were named: "these two", "the three". */
const DETERMINERS = new Set(
  `
  the these those all both other following of any your my die diese beiden allen los las estos estas les
  ces i gli le de deze os as te эти эту ці
`
    .trim()
    .split(/\s+/),
)
/** Words behind a count that make a number of it. */
const CONTINUED = new Set(
  (
    "point and or to than more less fewer higher lower longer shorter later earlier hundred thousand million dozen " +
    "percent thirds quarters halves times fold und oder bis komma mal y o ou et e à punto virgule i lub of"
  ).split(" "),
)
/** A half of a name: "the first half", "half asleep". */
const PARTS_OF_NAMES = new Set("first second other better latter this last early late".split(" "))
const HALVES_OF_NAMES = new Set(
  "asleep way hearted life marathon term term time heartedly truth".split(" "),
)
const BOTH = new Set([
  "beide",
  "beiden",
  "beider",
  "оба",
  "обе",
  "обоих",
  "दोनों",
  "obie",
  "oba",
  "ambos",
  "ambedue",
])

const wordAt = (tokens: ReadonlyArray<Token>, at: number) => tokens[at]?.word ?? ""

/** Behind a hyphen too. */
const nextWord = (tokens: ReadonlyArray<Token>, at: number) =>
  wordAt(tokens, tokens[at + 1]?.text === "-" ? at + 2 : at + 1)

const isPlainHalf = (tokens: ReadonlyArray<Token>, at: number) => {
  const word = wordAt(tokens, at)
  if (word !== "half" && word !== "halves") return false
  return PARTS_OF_NAMES.has(wordAt(tokens, at - 1)) || HALVES_OF_NAMES.has(nextWord(tokens, at))
}

/** "Un terzo", "een derde": a third, that without "one" before it is the third. */
const THIRDS = new Set("terzo derde trzecia trzeciej trzecią treti третью третя".split(" "))
const ONES = new Set("un een eén jedna jednej одну одна".split(" "))
/** "삼분의 일": a third of something. */
const KOREAN_PART = "분의"

/** The parts that are also the third, the quarter: "a third of", "a quarter less". */
const isPart = (tokens: ReadonlyArray<Token>, at: number) => {
  const word = wordAt(tokens, at)
  if (THIRDS.has(word)) return ONES.has(wordAt(tokens, at - 1))
  // "A score of days", twenty of them.
  if (word === "score")
    return wordAt(tokens, at - 1) === "a" && /^(?:days|nights|weeks)$/.test(wordAt(tokens, at + 2))
  if (word !== "third" && word !== "quarter") return word.includes(KOREAN_PART)
  const before = wordAt(tokens, at - 1)
  // "Quarter to midnight".
  if (
    /^(?:to|past)$/.test(nextWord(tokens, at)) &&
    /^(?:midnight|noon)$/.test(wordAt(tokens, at + 2))
  )
    return true
  return (
    (/^(?:of|less|more|longer|shorter|higher|lower|as)$/.test(nextWord(tokens, at)) &&
      /^(?:a|one|-)$/.test(before)) ||
    (/^(?:a|one)$/.test(before) &&
      /^(?:by|up|down|about|around|nearly|almost|over)$/.test(wordAt(tokens, at - 2)))
  )
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What a word of a text counts; `isMeasured`: a unit follows it. */
export const countAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  languages: ReadonlyArray<string>,
  isMeasured: boolean,
): Counted | null => {
  const { word } = tokens[at]!
  if (UNSPACED.test(word)) return hanNumbersIn(word).length > 0 ? "more" : null
  if (isPlainHalf(tokens, at) || BOTH.has(word) || word === "fortnights") return null
  if (isPart(tokens, at)) return "more"
  // One syllable of Korean is a word more often than a number.
  if (word.length === 1 && !isMeasured && languages.includes("ko")) return null
  return countedIn(word, languages, isMeasured)
}

/** Whether a count of two or three is one of things: "two measures", "these three", "two of them". */
export const isHarmlessCount = (
  tokens: ReadonlyArray<Token>,
  at: number,
  languages: ReadonlyArray<string>,
): boolean => {
  const next = tokens[at + 1]
  if (next?.text === "-") return false
  const isOfThem =
    next?.word === "of" && /^(?:them|these|those|the|your|my|which)$/.test(wordAt(tokens, at + 2))
  if (isOfThem) return true
  const hasDeterminer = DETERMINERS.has(wordAt(tokens, at - 1))
  if (next?.kind !== "word")
    return hasDeterminer && next?.kind !== "number" && next?.kind !== "mark"
  if (CONTINUED.has(next.word)) return false
  return hasDeterminer || !isSmallWord(next.word, languages)
}

const SPELLED = 3

/** "s-e-v-e-n", "s e v e n": the words that single letters spell, from the token at which they begin. */
export const spelledWords = (tokens: ReadonlyArray<Token>): ReadonlyArray<string> => {
  const found: Array<string> = []
  let letters = ""
  const end = () => {
    if (letters.length >= SPELLED) found.push(letters)
    letters = ""
  }
  for (const { kind, word, text } of tokens) {
    if (kind === "word" && word.length === 1) letters += word
    else if (kind !== "sign" || !/[-.·*_\s]/.test(text)) end()
  }
  end()
  return found
}

const ROMAN = /^(?=[IVXLCDM]{2,})M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})$/
const SURE_ROMAN = /^[IVXL]{3,}$/

/** Whether a word is a Roman numeral: of three letters and more, or before a unit. */
export const isRoman = ({ text }: Token, isMeasured: boolean): boolean =>
  ROMAN.test(text.normalize("NFKC")) && (isMeasured || SURE_ROMAN.test(text))
