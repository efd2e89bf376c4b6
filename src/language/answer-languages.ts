import { FUNCTION_WORDS, OTHER_WORDS } from "#language/numbers/function-words"
import { wordSets } from "#language/numbers/word-sets"

/** The languages, ISO 639-1, that an answer may be in: English and the fifteen that are read beside it. */
export const LANGUAGES = "en de es fr pt it nl pl tr ru uk ja zh ko ar hi".split(" ")

const known = wordSets(FUNCTION_WORDS)
const others = wordSets(OTHER_WORDS)

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u
const UKRAINIAN = /[іїєґ]/iu
const RUSSIAN = /[ыэъ]/iu
/** Letters of Cyrillic, Arabic and Devanagari that the languages of an answer do not have. */
const OTHER_LETTERS = /[ѓќљњћџђјѕўңөүұқғһәӣӯҷ]|[پچژگکیےٹڈںڑہۀ]|[ळऱ]/iu
const SCRIPTS = "Latin Cyrillic Han Hiragana Katakana Hangul Arabic Devanagari".split(" ")
const OTHER_SCRIPT = new RegExp(
  `(?:(?!${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("|")}|ー)\\p{L}){2}`,
  "u",
)
/** Words of Bulgarian and Marathi in scripts that are known. */
const OTHER_SMALL_WORDS = new Set(
  `
  сте беше през което вашият вашата пулс сърдечен आहे आणि होता होते तुमचा तुमची तुमचे छ भयो तपाईंको
`
    .trim()
    .split(/\s+/),
)

/** Letters that one of the languages of an answer has alone, which show as much as two of its small words. */
const OWN_LETTERS: ReadonlyMap<string, RegExp> = new Map([
  ["tr", /[ığ]/u],
  ["pl", /[łśźż]/iu],
  ["de", /ß/u],
])
const LETTERS_WEIGH = 2

/** How many words of a text are of each language's small words. */
const scoresOf = (words: ReadonlyArray<string>, sets: ReturnType<typeof wordSets>) =>
  [...sets()].map(
    ([language, set]) =>
      [language, words.reduce((sum, word) => sum + (set.has(word) ? 1 : 0), 0)] as const,
  )

const bestOf = (scores: ReadonlyArray<readonly [string, number]>) =>
  scores.reduce((most, [, score]) => Math.max(most, score), 0)

/** From here on a text has small words of its language, or it is in none. */
const MIN_WORDS = 8
/** One small word among so few shows nothing. */
const FEW_WORDS = 4

/**
 * The languages of an answer that a text may be in, from its words as `folded` writes them: none where it is in
 * another language, all where it does not show. Linear in the text.
 */
export const languagesOf = (text: string, words: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (OTHER_LETTERS.test(text) || OTHER_SCRIPT.test(text)) return []
  if (words.some((word) => OTHER_SMALL_WORDS.has(word))) return []
  if (KANA.test(text)) return ["ja"]
  if (HAN.test(text)) return ["zh", "ja"]
  if (/\p{Script=Hangul}/u.test(text)) return ["ko"]
  if (/\p{Script=Arabic}/u.test(text)) return ["ar"]
  if (/\p{Script=Devanagari}/u.test(text)) return ["hi"]
  if (/\p{Script=Cyrillic}/u.test(text)) {
    const [isUkrainian, isRussian] = [UKRAINIAN.test(text), RUSSIAN.test(text)]
    return isUkrainian === isRussian ? ["ru", "uk"] : isUkrainian ? ["uk"] : ["ru"]
  }
  const scores = scoresOf(words, known).map(
    ([language, score]) =>
      [language, score + (OWN_LETTERS.get(language)?.test(text) ? LETTERS_WEIGH : 0)] as const,
  )
  const best = bestOf(scores)
  const foreign = bestOf(scoresOf(words, others))
  if (foreign > best && foreign >= 2) return []
  if (best === 1 && words.length <= FEW_WORDS) return LANGUAGES
  if (best === 0) return words.length >= MIN_WORDS ? [] : LANGUAGES
  return scores
    .filter(([, score]) => score >= best - (best > 3 ? 1 : 0))
    .map(([language]) => language)
}
