import {
  type Ending,
  endingOf,
  isDenied,
  isGeneral,
  isTold,
  type Shown,
  type Tense,
  tenseOf,
} from "#safety/circumstance"
import type { Pieces } from "#safety/pieces"

/** What speaks for a rule in a sentence. */
export interface Sign {
  readonly rule: string
  /** Any of these shows it. All have the flag `g`. */
  readonly shows: ReadonlyArray<RegExp>
  /** With this around it, it means something else. */
  readonly unless?: RegExp
  /** Counts where it is asked in general too: "the easiest way to die", "which sleeping pill is best". */
  readonly evenAsked?: true
  /** Counts for a figure of a story too: a way to die is one, whoever asks for it. */
  readonly evenTold?: true
}

/** A sign that somebody shows, with when. */
export interface Found {
  readonly rule: string
  readonly tense: Tense
}

/** How many characters beside a sign can change what it means: what is further off speaks of other things. */
const BESIDE = 48

/** A sign with the words beside it. */
const inContext = ({ sentence, at, end }: Shown): string => {
  const from = at <= BESIDE ? 0 : sentence.indexOf(" ", at - BESIDE) + 1
  return sentence.slice(Math.min(from, at), end + BESIDE)
}

/** Where a pattern stands in a sentence. Most stand nowhere, and asking that first costs least. */
const shownIn = (sentence: string, pattern: RegExp): ReadonlyArray<Shown> => {
  if (sentence.search(pattern) < 0) return []
  return [...sentence.matchAll(pattern)].map((match) => ({
    sentence,
    at: match.index,
    end: match.index + match[0].length,
  }))
}

/** So many sentences are looked through for a sign at once. */
const TOGETHER = 200

const foundIn = (
  { rule, shows, unless, evenAsked, evenTold }: Sign,
  sentences: ReadonlyArray<string>,
  ending: Ending,
): ReadonlyArray<Found> =>
  sentences
    .flatMap((sentence) => shows.flatMap((pattern) => shownIn(sentence, pattern)))
    .filter((shown) => !unless?.test(inContext(shown)))
    .filter((shown) => evenTold || !isTold(shown))
    .filter((shown) => !isDenied(shown) && (evenAsked || !isGeneral(shown)))
    .map((shown) => ({ rule, tense: tenseOf(shown, ending) }))

/**
 * The signs that the sentences of a message show: not denied, not spoken of in general. Pauses after
 * each, however short the message: a pattern that is used for the first time is compiled then.
 */
export function* findSigns(
  signs: ReadonlyArray<Sign>,
  sentences: ReadonlyArray<string>,
): Pieces<ReadonlyArray<Found>> {
  const ending = endingOf(sentences.join(" "))
  const found: Array<Found> = []
  for (const sign of signs)
    for (let at = 0; at < sentences.length; at += TOGETHER) {
      found.push(...foundIn(sign, sentences.slice(at, at + TOGETHER), ending))
      yield
    }
  return found
}
