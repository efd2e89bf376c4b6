import { plainText } from "#language/tokens"

/** A clause of a sentence as the tables read it. */
export interface Clause {
  /** In plain text: lower case, no accents. */
  readonly text: string
  /** Whether its sentence ends with a question mark. */
  readonly isQuestion: boolean
}

/** Words behind a comma with which a clause goes on. */
const GOES_ON =
  "that|whether|if|before|dass|ob|bevor|que|qu'|avant|antes|che|prima|dat|of|voordat|ze|czy|zanim|" +
  "что|чтобы|прежде|що|чи|перш"

/** Where a sentence turns to something else. */
const JOINT = new RegExp(
  `,(?!\\s*(?:${GOES_ON})(?![\\p{L}]))|[;:()。、，；：（）،؛।]|\\s-\\s|` +
    "\\s(?=(?:but|though|although|however|yet|while|whereas|aber|mais|pero|ma|maar|ale|ama|но|але)\\s)",
  "u",
)

/** Where a character that is a word of its own follows a letter. */
const INTO_HAN = /(?<=[\p{L}\p{N}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/** Articles and prepositions that are written with the word after them. */
const ELIDED = /(?<![\p{L}'])(l|d|un|all|dell|dall|nell|sull|quest)'(?=\p{L})/gu

/** A text as the tables of claims read it: the long vowel mark of Japanese would join the words around it. */
export const readable = (text: string): string =>
  plainText(text)
    .replaceAll("ー", "")
    .replaceAll("ı", "i")
    .replace(INTO_HAN, " ")
    .replace(ELIDED, "$1 ")

/** Whether a sentence ends with a question mark. */
export const asks = (sentence: string): boolean => /[?？؟]["')\]]*\s*$/.test(sentence.slice(-8))

/** The clauses of a readable sentence. */
export const clausesOf = (sentence: string): ReadonlyArray<Clause> => {
  const isQuestion = asks(sentence)
  return sentence
    .split(JOINT)
    .filter((text) => text.trim() !== "")
    .map((text) => ({ text, isQuestion }))
}
