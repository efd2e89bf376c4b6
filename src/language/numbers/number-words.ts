import { LANGUAGES } from "#language/answer-languages"
import { COLLECTIVE, COMPOUND_ENDS } from "#language/numbers/collective"
import { isCompound } from "#language/numbers/compound"
import { FUNCTION_WORDS } from "#language/numbers/function-words"
import spelled from "#language/numbers/spelled.txt" with { type: "text" }
import { spelledAt } from "#language/numbers/spelled-number"
import { wordSets } from "#language/numbers/word-sets"

/** `few`: one to three, which may be a plain count. `more`: any other number, a part or a multiple. */
export type Counted = "few" | "more"

interface Words {
  readonly few: ReadonlySet<string>
  readonly more: ReadonlySet<string>
  /** Mostly no numbers: articles, "neuf", "sei". */
  readonly plain: ReadonlySet<string>
  /** Numbers only before a unit. */
  readonly measured: ReadonlySet<string>
  /** What compounds are made of. */
  readonly parts: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()
const KINDS = ["few", "more", "plain", "measured"] as const

/** The lines "language kind words" of a table, of one kind. */
const linesOf = (table: string, kind: string) =>
  table
    .split("\n")
    .filter((line) => line.split(" ")[1] === kind)
    .map((line) => line.replace(` ${kind}`, ""))
    .join("\n")

const kindOf = Object.fromEntries(
  KINDS.map((kind) => [kind, wordSets(linesOf(`${spelled}\n${COLLECTIVE}`, kind))]),
)
const ends = wordSets(COMPOUND_ENDS)
const small = wordSets(FUNCTION_WORDS)

/** Languages that write a number of several words as one. */
const COMPOUNDING = new Set(["en", "de", "nl", "it", "ko", "tr"])

let made: ReadonlyMap<string, Words> | undefined

const tables = () =>
  (made ??= new Map(
    LANGUAGES.map((language) => {
      const [few, more, plain, measured] = KINDS.map(
        (kind) => kindOf[kind]!().get(language) ?? NONE,
      ) as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>]
      const parts = COMPOUNDING.has(language)
        ? few.union(more).union(ends().get(language) ?? NONE)
        : NONE
      return [language, { few, more, plain, measured, parts }] as const
    }),
  ))

/** The end of an inflected word: "yediye", "сорока-", "siebener". */
const TURKISH_END = /^(?:[yns]?[aeiu]|[dt][ae]n?|l[ae]r|l[aei]k|nci|inci|uncu|ser|er)$/

const turkishStem = (word: string, more: ReadonlySet<string>) => {
  for (let end = word.length - 1; end >= 4; end--)
    if (more.has(word.slice(0, end)) && TURKISH_END.test(word.slice(end))) return true
  return false
}

/** An Arabic word without what is written together with it: "and", "with", "the". */
const arabicStems = (word: string): ReadonlyArray<string> =>
  /^(?:[وفبلك]{0,2})(?:ال)?/.test(word)
    ? [word, word.replace(/^[وفبلك]{1,2}/, ""), word.replace(/^[وفبلك]{0,2}(?:ال|لل)/, "")]
    : [word]

/** Forms of "to be" that Korean writes onto a number: "예순둘이었습니다". */
const KOREAN_END = /(?:이었습니다|였습니다|입니다|이었어요|였어요|이에요|예요|이고|이며|이었고)$/

/** A Korean word without its ending; a syllable alone is a word more often than a number. */
const koreanStems = (word: string): ReadonlyArray<string> => {
  const stem = word.replace(KOREAN_END, "")
  return stem === word || stem.length < 2 ? [word] : [word, stem]
}

const stemsOf = (word: string, language: string): ReadonlyArray<string> =>
  language === "ar" ? arabicStems(word) : language === "ko" ? koreanStems(word) : [word]

const inLanguage = (word: string, language: string, isMeasured: boolean): Counted | null => {
  const { few, more, plain, measured, parts } = tables().get(language)!
  const forms = stemsOf(word, language)
  for (const form of forms) {
    if (plain.has(form)) return null
    if (measured.has(form) && !isMeasured) return null
    if (few.has(form)) return "few"
    if (more.has(form) || measured.has(form)) return "more"
  }
  if (parts.size > 0 && isCompound(word, parts)) return "more"
  if (forms.some((form) => spelledAt([form], 0, language) !== null)) return "more"
  if (language === "tr" && turkishStem(word, more)) return "more"
  return null
}

/** Words that are numbers in another language and common in this one. */
const common = wordSets(`
en on due elf dos sto once bin sei tri to no cent mille mil set quart dix doce tres para par pare pol double unit half
en none half halves plus six paar couple pair un una uno do de alti mila miliardi meta beide sima cien
de on bin once sei due elf dos par mal mil
es once par para
fr dos on par quart double cent
pt dos par para sei once
it on due
nl on sei elf paar
tr on bin alti
pl para on sto pare
`)

/** Shorter compounds are too often words of the text's own language. */
const MIN_COMPOUND = 9

const isNumberOf = (word: string, language: string): boolean => {
  const { more, parts } = tables().get(language)!
  return (
    more.has(word) || (word.length >= MIN_COMPOUND && parts.size > 0 && isCompound(word, parts))
  )
}

/** Where a text does not show its language, the words of English are. */
const isCommon = (word: string, languages: ReadonlyArray<string>, isMeasured: boolean) =>
  languages.length === LANGUAGES.length
    ? ENGLISH_WORDS.has(word) && !(isMeasured && MEASURED_WORDS.has(word))
    : languages.some(
        (language) =>
          common().get(language)?.has(word) && inLanguage(word, language, false) === null,
      )
/** Before a unit these are numbers of another language all the same. */
const MEASURED_WORDS = new Set(["due", "sei", "tri", "elf", "mil"])
const ENGLISH_WORDS = new Set(
  "on due elf once bin sei tri to no none mil set quart par para pol meta sima".split(" "),
)

/**
 * Whether a word, as `folded` writes it, names a number in a text of some of the languages. Words of the other
 * languages count too, where the text's own do not have them. `isMeasured`: a unit follows.
 */
export const countedIn = (
  word: string,
  languages: ReadonlyArray<string>,
  isMeasured: boolean,
): Counted | null => {
  if (isCommon(word, languages, isMeasured)) return null
  let found: Counted | null = null
  for (const language of languages) {
    const counted = inLanguage(word, language, isMeasured)
    if (counted === "more") return counted
    found ??= counted
  }
  if (found !== null || languages.length === LANGUAGES.length) return found
  if (languages.some((language) => tables().get(language)!.plain.has(word))) return null
  if (word.length < 4 || languages.some((language) => small().get(language)?.has(word))) return null
  return LANGUAGES.some((language) => !languages.includes(language) && isNumberOf(word, language))
    ? "more"
    : null
}
