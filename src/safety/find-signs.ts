import { type MatchedText, standsWithin } from "#language/lexicon"
import type { Match } from "#language/match"
import { linesOf } from "#language/phrase"
import type { Steps } from "#language/steps"
import type { contextReader } from "#safety/context"
import type { FoundSign, Sign } from "#safety/sign"

/** How many words beside a sign can change what it means: farther away they speak of something else. */
const BESIDE = 9
/** Signs found in a message: more say no more. */
const MAX_FOUND = 500
/** Occurrences of signs that are looked at in one step. */
const STEP = 100

const UNLESS = " unless "

/** An exclusion, and the words with which it does not hold. */
const exclusionOf = (line: string): readonly [phrase: string, unless: string | null] => {
  const at = line.indexOf(UNLESS)
  return at < 0 ? [line, null] : [line.slice(0, at), line.slice(at + UNLESS.length)]
}

/** Every table of phrases that signs are found by. */
export const signTables = (signs: ReadonlyArray<Sign>): ReadonlyArray<string> =>
  signs.flatMap(({ patterns, exclusions = "" }) => [
    patterns,
    ...linesOf(exclusions).flatMap((line) => exclusionOf(line).filter((phrase) => phrase !== null)),
  ])

/** Signs in a text, and where words of a sign stand that mean something else there. */
export interface FoundSigns {
  readonly found: ReadonlyArray<FoundSign>
  readonly dismissed: ReadonlyArray<number>
}

/** Finds signs in a text: not negated, not spoken of in general, not in a story. */
export const signFinder = (
  signs: ReadonlyArray<Sign>,
  numbersOf: (table: string) => ReadonlyArray<number>,
  context: ReturnType<typeof contextReader>,
) => {
  const compiled = signs.map((sign) => ({
    ...sign,
    phrases: numbersOf(sign.patterns),
    except: linesOf(sign.exclusions ?? "").map((line) => {
      const [phrase, unless] = exclusionOf(line)
      return { phrases: numbersOf(phrase), unless: unless === null ? [] : numbersOf(unless) }
    }),
  }))

  const isExcluded = (
    text: MatchedText,
    shown: Match,
    { except }: (typeof compiled)[number],
  ): boolean => {
    const first = text.sentenceFrom[shown.start]!
    const last = text.sentenceTo[shown.start]!
    const from = Math.max(first, shown.start - BESIDE)
    const to = Math.min(last, shown.end + BESIDE)
    return except.some(
      ({ phrases, unless }) =>
        phrases.some((phrase) => standsWithin(text.matchesOf(phrase), from, to)) &&
        !unless.some((phrase) => standsWithin(text.matchesOf(phrase), first, last)),
    )
  }

  const counts = (text: MatchedText, shown: Match, sign: (typeof compiled)[number]): boolean =>
    !isExcluded(text, shown, sign) &&
    (sign.includesFiction === true || !context.isFictional(text, shown)) &&
    !context.isNegated(text, shown) &&
    (sign.includesQuestions === true || !context.isHypothetical(text, shown))

  return function* (text: MatchedText): Steps<FoundSigns> {
    const ending = context.endingOf(text)
    const found: Array<FoundSign> = []
    const dismissed: Array<number> = []
    let looked = 0
    for (const sign of compiled)
      for (const phrase of sign.phrases)
        for (const shown of text.matchesOf(phrase)) {
          if (++looked % STEP === 0) yield
          if (!counts(text, shown, sign)) {
            if (dismissed.length < MAX_FOUND) dismissed.push(shown.start)
            continue
          }
          const when = context.temporalityOf(text, shown, ending)
          found.push({ rule: sign.rule, level: sign.level, when, at: shown.start })
          if (found.length >= MAX_FOUND) return { found, dismissed }
        }
    return { found, dismissed }
  }
}
