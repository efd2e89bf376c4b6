import type { Passage } from "#safety/passage"

const wordsIn = (list: string): ReadonlyArray<string> =>
  list.split(/\s+/).filter((word) => word !== "")

/**
 * The words of questions to data: those of grammar, of time, of more and less, and of showing and comparing. None of
 * them names a body, harm, a wish or an end.
 */
const PLAIN: ReadonlySet<string> = new Set(
  wordsIn(`
    what which when where who how why is are was were am do does did has have had can could should would will
    it its that this these those they them i me my mine we our you your
    and or but so then than as of on in at for to from with by over since until before after during about between
    without only not no yes ok okay please thanks
    again now today yesterday tonight morning evening afternoon noon night nights day days week weeks weekday weekdays
    weekend weekends month months year years last next previous first second third earlier later ago
    january february march april may june july august september october november december
    spring summer autumn fall winter christmas easter
    monday tuesday wednesday thursday friday saturday sunday
    mondays tuesdays wednesdays thursdays fridays saturdays sundays
    usual usually normal normally average mean median typical
    much many more most less least better best worse worst higher highest high lower lowest low longer longest shorter
    shortest faster fastest slower slowest good fast slow long short big strong often far
    sure same other else another something anything everything interesting different similar
    find show see tell look looks like compare compared comparing comparison difference test tested prove
    chart graph list number numbers data value values result results percent total both two ones one each thing things
    the a an there here too even just really also instead exactly around
    streak break record pace distance time hour hours minutes date effect strong change changed changing
    way ways round reverse cause reason reasons because chance coincidence random due accurate
    be measured goal target husband husband's wife wife's partner partner's
    useful important easiest simplest main helpful matters matter counts
    hmm hm ugh fine oh well wait mean meant get got happen happened
  `),
)

/** Words with which something is asked, added or shown; "tonight is my last night" begins with none of them. */
const ASKING: ReadonlySet<string> = new Set(
  wordsIn(`
    what which when where who how why is are was were am do does did has have can could should would will
    and or but so ok okay then only compare compared show find tell same something anything
    in at on over since for during with without the hmm hm ugh oh fine one
  `),
)

/** The most words of such a question. */
const MAX_WORDS = 12

/** Whether a sentence asks something in words that say nothing of a body, of harm or of a wish. */
export const isPlainQuestion = ({ text, from, to }: Passage): boolean => {
  const { words } = text.tokens
  if (to - from > MAX_WORDS || !ASKING.has(words[from] ?? "")) return false
  for (let at = from; at < to; at++) if (!PLAIN.has(words[at]!)) return false
  return true
}

/** Words of how much is left, how far off, and what would become of a number; plain beside an amount or an activity. */
const OF_AMOUNTS: ReadonlySet<string> = new Set(
  wordsIn(`
    if suppose need needs needed left out still once twice half double three four five six ten every per
    up down back go going goes gone come comes keep kept start starting begin tomorrow carry reach hit short off missing
    top bottom scale max maximum min minimum plus minus under above below total altogether whole any some little bit
    too makes make required enough past make behind ahead pace speed rate realistic doable
  `),
)

/** Words of leaving an activity, plain in "if I stop running". */
const LEAVING: ReadonlySet<string> = new Set(
  wordsIn("stop stopped stopping quit skip skipped skipping pause paused drop dropped rest rested"),
)

/** What is counted: units of distance, weight and training, and activities; no dose and no drug. */
const COUNTED: ReadonlySet<string> = new Set(
  wordsIn(`
    k km kms kilometre kilometres kilometer kilometers mile miles metre metres kilo kilos kg kgs pound pounds lb lbs
    percent point points step steps run runs running jog jogging walk walks walking ride rides riding cycling bike
    swim swims swimming gym train training session sessions workout workouts exercise exercising lap laps
    coffee coffees cup cups espresso espressos egg eggs glass glasses
  `),
)

/** Words with which something is supposed. */
const SUPPOSING: ReadonlySet<string> = new Set(["if", "suppose", "when"])
/** Words that ask, wherever they stand. */
const QUESTIONING: ReadonlySet<string> = new Set(
  wordsIn("what which when how will would is was are do does did"),
)
/** Words beside which a bare number may be a dose: "can I have 30?" */
const OF_DOSES: ReadonlySet<string> = new Set(
  wordsIn("have has had can could should may i i'm im me"),
)

const NUMBER = /^\d[\d.,]*(k|km|kg|th|st|nd|rd)?$/

/** The most words of a question of amounts. */
const MAX_AMOUNTS = 18

/**
 * Whether a sentence asks for an amount in plain words: "3.6 out of what", "how many k are left", "if I stop running
 * for 2 weeks will it go back up". A bare number counts where nobody has or takes something.
 */
export const isPlainAmount = ({ text, from, to }: Passage): boolean => {
  const words = text.tokens.words.slice(from, to)
  if (words.length > MAX_AMOUNTS) return false
  const isSupposed = words.some((word) => SUPPOSING.has(word))
  const isKnown = (word: string): boolean =>
    PLAIN.has(word) ||
    OF_AMOUNTS.has(word) ||
    COUNTED.has(word) ||
    NUMBER.test(word) ||
    (isSupposed && LEAVING.has(word))
  if (!words.every(isKnown)) return false
  const speaksOfDose = words.some((word) => OF_DOSES.has(word))
  const asks = isSupposed || words.some((word) => QUESTIONING.has(word))
  if (words.some((word) => COUNTED.has(word))) return asks || !speaksOfDose
  return asks && !speaksOfDose && words.some((word) => NUMBER.test(word))
}

/** Words that begin a follow-up, and say nothing of it. */
const OPENING: ReadonlySet<string> = new Set(
  wordsIn("and or but so ok okay then well hmm hm ugh oh"),
)

/** Words of a person, of what they feel or do, of anybody else, of what is wrong and of an end. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(
  wordsIn(`
    i i'm i've i'd i'll im ive me my mine myself we us our he she him her his hers he's she's they they're them their
    somebody someone anybody anyone everybody everyone nobody people feel feels feeling felt
    help helps stop end over out wrong something nothing
    husband wife partner mum mom mother dad father friend brother sister kid baby
  `),
)

/** Whether a sentence begins as a question does. */
export const asks = ({ text, from, to }: Passage): boolean => {
  const first = text.tokens.words.slice(from, to).find((word) => !OPENING.has(word))
  return first !== undefined && (ASKING.has(first) || SUPPOSING.has(first))
}

/** The most words of a short question, behind those that begin it. */
const MAX_SHORT = 6

/** Whether a sentence is a follow-up of a few words that ask, whichever they are, and speak of nobody. */
export const isShortQuestion = ({ text, from, to }: Passage): boolean => {
  const { words } = text.tokens
  if (!ASKING.has(words[from] ?? "")) return false
  let first = from
  while (first < to && OPENING.has(words[first]!)) first++
  if (to - first > MAX_SHORT) return false
  for (let at = first; at < to; at++) if (OF_SOMEBODY.has(words[at]!)) return false
  return true
}
