import { isOneEditAway, isOneLetterOff } from "#language/typo"

/** Words that a rule hangs on and that are long enough to know them by. */
const VOCABULARY = `chest pressure breath breathe breathing heart attack stroke drooping slurred
  speech numbness fainted fainting unconscious collapsed anaphylaxis anaphylactic allergic reaction
  throat swelling tongue bleeding overdose overdosed suicide suicidal myself pregnant pregnancy
  laxatives laxative starve insulin glucose oxygen hemoglobin troponin potassium neutrophils
  platelets medication crushing tightness severe headache vomiting ketones seizure choking
  coughing blood difficulty trouble reason passed consciousness unresponsive ambulance paralyzed weight
  calories starving purging ibuprofen paracetamol`
  .split(/\s+/)
  .filter((word) => word !== "")

/** Words of their own that lie one slip away from one of them. */
const OTHERS = new Set(
  `chess chests cheat chased breathed breaths breather wreath breadth hearts hearth attacks attach
  attacked strokes stoke strike struck strobe dropping slurried speeches thoughts threat throats
  swilling dwelling spelling welling tongues bleedings breeding pleading reading overdoses suicides
  pregnancies laxity starved starves stare start starter stave insulins medications medicine
  crashing cruising brushing rushing lightness tightens several sever headaches seizures choosing
  chocking coughed flood bloods bloody weights wight eight freight height starring staring sparing
  purring reactions reactive relaxation pressures pressured oxygenated strove breathes hear heat
  beating heard heats heartily swellings glucoses closing severed strong straw shaking cooking
  looking stroller chester passes paused pasted parsed pressed posed troubled troubles reasons difficulties
  weigh weighs weighed weighted starting snarling started painting`.split(/\s+/),
)

/** The shortest word that one mistaken letter leaves recognisable is longer than this. */
const MIN_LETTERS = 5

const isOneSlip = (expected: string, word: string): boolean =>
  isOneEditAway(expected, word) || (expected.length > MIN_LETTERS && isOneLetterOff(expected, word))

const known = new Set(VOCABULARY)

/** Which word was meant; the word itself where none is one slip away. */
const meant = (word: string): string => {
  if (word.length < MIN_LETTERS - 1 || known.has(word) || OTHERS.has(word)) return word
  return (
    VOCABULARY.find(
      (candidate) =>
        candidate[0] === word[0] &&
        Math.abs(candidate.length - word.length) <= 1 &&
        isOneSlip(candidate, word),
    ) ?? word
  )
}

/** Words looked up before: what is written once is written again. */
const MAX_KNOWN = 2_000
const meanings = new Map<string, string>()

const remembered = (word: string): string => {
  const before = meanings.get(word)
  if (before !== undefined) return before
  if (meanings.size >= MAX_KNOWN) meanings.clear()
  const now = meant(word)
  meanings.set(word, now)
  return now
}

/** A text in lower case with slips of the keyboard mended in the words that a rule hangs on. */
export const corrected = (text: string): string => text.replace(/[a-z]{4,}/g, remembered)
