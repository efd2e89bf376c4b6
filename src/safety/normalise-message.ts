import { withHeightsInCentimetres } from "#language/body-height"
import { withDigits } from "#language/dictated-number"
import { withColons, withWholeHours } from "#language/dotted-clock"
import { typewritten, withoutInvisible } from "#language/normalise"
import type { Steps } from "#language/steps"
import { corrected } from "#safety/spelling"

/** Characters read at the beginning and at the end of a longer message; the API accepts no longer one. */
const MAX_HALF = 16_000
/** What goes on without a full stop is read in pieces of so many characters. */
const MAX_SENTENCE = 400

/** Contractions in full, with and without their apostrophe. */
const CONTRACTIONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:can'?t|can not)\b/g, "cannot"],
  [/\bwon'?t\b/g, "will not"],
  [/\b(do|does|did|is|was|are|have|has|had|would|could|should|were)n'?t\b/g, "$1 not"],
  [/\b(?:i'?m|im)\b/g, "i am"],
  [/\bi'?ve\b/g, "i have"],
  [/\b(he|she|it|that|there|what)'s\b/g, "$1 is"],
  [/\b(we|they|you)'re\b/g, "$1 are"],
  [/\bi'?ll\b|\bill(?= never\b)/g, "i will"],
  [/\bi'd\b/g, "i would"],
  [/\bwanna\b/g, "want to"],
  [/\b(?:gonna|gunna)\b/g, "going to"],
  [/\bgotta\b/g, "have to"],
  [/\b(?:dun+o|dont know)\b/g, "do not know"],
  [/\bpian\b|(?<=\bchest )pan\b/g, "pain"],
  [/\b2(?= (?:die|live|kill|end|be alive|go on)\b)/g, "to"],
  [/\bto(?= (?:many|much) (?:of )?(?:my |the )?(?:\w+ )?(?:pills|tablets|meds|insulin))/g, "too"],
  [/\bkil\b/g, "kill"],
  [/\bmutch\b/g, "much"],
  [/\bcuz\b|\bbc\b/g, "because"],
  [/\b(?:shoud|shuld|shud|shld|shoudl|sould)\b/g, "should"],
]

const bounded = (message: string): string =>
  message.length <= 2 * MAX_HALF
    ? message
    : `${message.slice(0, MAX_HALF)}\n${message.slice(-MAX_HALF)}`

/** Times of day and heights as the tables know them: the rest of a sentence is heard as any other. */
const measured = (text: string): string =>
  withHeightsInCentimetres(withWholeHours(withColons(text)))

const plain = (message: string): string =>
  measured(
    typewritten(withoutInvisible(bounded(message)))
      .replace(/[ \t]+/g, " ")
      .toLowerCase(),
  )

const PIECES = new RegExp(`.{1,${MAX_SENTENCE}}(?:\\s|$)|.{1,${MAX_SENTENCE}}`, "g")

/** A sentence as the rules read it, and as it was typed, in lower case. */
export interface NormalisedSentence {
  readonly sentence: string
  readonly raw: string
}

/** Sentences normalised in one step. */
const STEP = 50

/**
 * The sentences of a message as the rules read them: in lower case, contractions in full, a slip of
 * the keyboard in a word that matters mended. A dot within a number ends nothing.
 */
export function* normaliseMessage(message: string): Steps<ReadonlyArray<NormalisedSentence>> {
  const text = plain(message)
  yield
  const pieces = text
    .split(
      /(?<=[.!;])\s+|(?<=\?)\s+(?!(?:no|(?:on|with|for) my)\b)|(?<=[^\d\s][.!?])(?=[a-z])|\n+|(?<=[.!?])$/,
    )
    .flatMap((sentence) => sentence.match(PIECES) ?? [])
  yield
  const sentences: Array<NormalisedSentence> = []
  for (const [at, piece] of pieces.entries()) {
    const full = CONTRACTIONS.reduce((text, [from, to]) => text.replace(from, to), piece.trim())
    const sentence = withDigits(corrected(full))
    if (/\p{L}{2}|\d/u.test(sentence)) sentences.push({ sentence, raw: piece.trim() })
    if (at % STEP === STEP - 1) yield
  }
  return sentences
}
