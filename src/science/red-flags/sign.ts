import {
  isDenied,
  isGeneral,
  type Shown,
  type Tense,
  tenseOf,
} from "#science/red-flags/circumstance"

/** What speaks for a rule in a sentence. */
export interface Sign {
  readonly rule: string
  /** Any of these shows it. All have the flag `g`. */
  readonly shows: ReadonlyArray<RegExp>
  /** A sentence with this means something else. */
  readonly unless?: RegExp
  /** Counts where it is asked in general too: "the easiest way to die", "which sleeping pill is best". */
  readonly evenAsked?: true
}

/** A sign that somebody shows, with when. */
export interface Found {
  readonly rule: string
  readonly tense: Tense
}

const shownIn = (sentence: string, pattern: RegExp): ReadonlyArray<Shown> =>
  [...sentence.matchAll(pattern)].map((match) => ({
    sentence,
    at: match.index,
    end: match.index + match[0].length,
  }))

/** The signs that the sentences of a message show: not denied, not spoken of in general. */
export const findSigns = (
  signs: ReadonlyArray<Sign>,
  sentences: ReadonlyArray<string>,
): ReadonlyArray<Found> => {
  const message = sentences.join(" ")
  return signs.flatMap(({ rule, shows, unless, evenAsked }) =>
    sentences
      .filter((sentence) => !unless?.test(sentence))
      .flatMap((sentence) => shows.flatMap((pattern) => shownIn(sentence, pattern)))
      .filter((shown) => !isDenied(shown) && (evenAsked || !isGeneral(shown)))
      .map((shown) => ({ rule, tense: tenseOf(shown, message) })),
  )
}
