import { verbose, wordList } from "#embedded/model/understanding/words/table"
import { spelledOut } from "#embedded/model/understanding/words/texting"
import { withColons } from "#language/dotted-clock"
import { inDigits, ORDINAL_DAY } from "#language/ordinal"
import { isTypoOf } from "#language/typo"

/** "this October against last October", "this summer and last summer" */
const MONTH = [
  "january|february|march|april|may|june|july|august|september|october|november|december",
  "spring|summer|autumn|fall|winter",
].join("|")
const SAME_MONTHS = new RegExp(`\\bthis (${MONTH})\\b(.{1,30}?)\\blast \\1\\b`, "gi")

/** The hour behind going to bed or getting up, which half of the day goes without saying: "in bed before 11". */
const hourBehind = (doing: string, hour: string): RegExp =>
  new RegExp(
    verbose`
      \b(${doing} (?:before|after|by|past|until|till) ${hour}(?::[0-5]\d)?)(?![:.\d]| ?(?:[ap]\.?m|o'?clock|h|hours?|
      min|minutes?|days?|nights?|weeks?|months?|times)\b)
    `,
    "gi",
  )

/** A number with a dot is a time: half a day is said behind it, or it is when somebody goes to bed or gets up. */
const DOTTED = "([01]?\\d|2[0-3])\\.([0-5]\\d)"
const DOTTED_HALF = new RegExp(`\\b${DOTTED}(?= ?(?:[ap]\\.?m\\b|o'?clock))`, "gi")
const DOTTED_HOUR = new RegExp(
  verbose`
    \b((?:up|awake|wak(?:e|en|ing)|woken?|rise|rose|rising|alarm|bed(?:time)?|asleep|sleep)\b[^.?!\d]{0,24}?\b(?:at|by|
    before|after|past|around|about|until|till|than) )${DOTTED}(?![.\d]| ?(?:%|[hlg]\b|hours?\b|hrs?\b|min|ms\b|m[gl]\b|
    bpm|kgs?\b|kilo|k?m\b|miles?\b|lbs?\b|points?\b|percent|times\b|days?\b|nights?\b|weeks?\b))
  `,
  "gi",
)

/** Shorthand and dictation, with their written-out forms. */
const shorthand: ReadonlyArray<readonly [RegExp, string]> = [
  [/ question mark(?=\W*$| )/gi, "?"],
  [/ (?:full stop|exclamation (?:mark|point))(?=\W*$| )/gi, "."],
  [/ comma(?= )/gi, ","],
  [/\b4 (?=(?:a|an|the|my|me|today|tomorrow|this|last|breakfast|lunch|dinner)\b)/gi, "for "],
  [/\b2 (?=(?:do|be|get|go|sleep|run|lower|raise|improve|eat|drink|bed)\b)/gi, "to "],
  [
    /(?<=[a-z] )r(?= (?:u|you|we|they|my|the|there|these|those|up|down|low|high|ok|better|worse)\b)/gi,
    "are",
  ],
  [/(?<=[a-z] )w(?= [a-z])/gi, "with"],
  [/(?<=[a-z?,] )(?:n|nd|&)(?= [a-z])/gi, "and"],
  [/(?<=\d)(?:hrs?)\b/gi, " hours"],
  [/([a-z])\1{2,}\b/gi, "$1"],
  [/([a-z])\1{2,}/gi, "$1$1"],
  [/\?{2,}/g, "?"],
  [/\b(what|how|who|where|when|that|it)s\b(?! own\b)/gi, "$1's"],
  [/(?<=^|[\s,])(?:u+h+|u+h*m+|erm+|h+m+)(?=[\s,.]|$)[,.]? ?/gi, ""],
  [/\b(for|in|over|of|during|since|was|were|is|are|today|on|with) like(?= [a-z0-9])/gi, "$1"],
  [/\bwitch(?= (?:day|night|week|month)s?\b)/gi, "which"],
  [/\brate of change (?:of|in)\b/gi, "trend of"],
  [/\bstr(?:ee|ea|e)c?ks?\b/gi, "streak"],
  [/\bi ?ve\b/gi, "i've"],
  [/\b(do|did|does|have|has|is|was|were|are|ca|wo|could|should|would)nt\b/gi, "$1n't"],
  [/\bh\.? r\.? v\b\.?/gi, "hrv"],
  [/\br\.? h\.? r\b\.?/gi, "rhr"],
  [/\bs\.? ?p\.? ?o\.? ?(?:2|two)\b/gi, "spo2"],
  [/\bv\.? ?o\.? ?(?:2|two)(?: ?max)?\b/gi, "vo2max"],
  [/\bo two\b/gi, "o2"],
  [/\bl d l\b/gi, "ldl"],
  [/\bh d l\b/gi, "hdl"],
  [/(\d)\s?d\b/gi, "$1 days"],
  [/(\d)\s?(?:w|wks?)\b/gi, "$1 weeks"],
  [/(\d)\s?(?:mo|mths?|mos)\b/gi, "$1 months"],
  [/(\d)\s?(?:yrs?)\b/gi, "$1 years"],
  [/\bwk[- ]?e?nd(s?)\b/gi, "weekend$1"],
  [/\bwk[- ]?da?ys?\b/gi, "weekdays"],
  [/\bwks?\b/gi, "week"],
  [
    /\bthis (week|month|year)\b((?:[^.?!]|vs\.){0,40}?)\b(?:the )?(?:last|previous|prior) one\b/gi,
    "this $1$2last $1",
  ],
  [
    /\b(last|previous) (week|month|year) (to|versus|and|with) this(?: one)?\b(?! (?:week|month|year))/gi,
    "$1 $2 $3 this $2",
  ],
  [
    new RegExp(
      verbose`
        \b(last|past|previous|recent) (?:week|month|fortnight|quarter|[a-z]+ (?:weeks|months)),? ?(?:of |\()(
        (?:\d+|[a-z]+(?:-[a-z]+)?) days)\)?
      `,
      "gi",
    ),
    "$1 $2",
  ],
  [/\b(r(?:a)?is(?:e|en|es)|rose|climb(?:ed)?|increased?) or fall\b/gi, "$1 or drop"],
  [/\bmon(?:day)?s?\s*(?:to|through|till|until|and|-)\s*fri(?:day)?s?\b/gi, "weekdays"],
  [/\bsat(?:urday)?s?\s*(?:and|or|&|\+|\/|-)\s*sun(?:day)?s?\b/gi, "weekends"],
  [/\bsun(?:day)?s? (?:and|or) sat(?:urday)?s?\b/gi, "weekends"],
  [
    new RegExp(
      verbose`
        \b(?:on|at|over|during|for|in) the weekend(?=.*\b(?:week ?days?|(?:rest of|during|in) the week|work
        (?:ing)?[- ]?(?:days?|week)|monday)\b)
      `,
      "gi",
    ),
    "on weekends",
  ],
  [
    /\b(?:in|during|over) the week\b(?=.*\bweekends?\b)|(?<=\bweekends?\b.*)\b(?:in|during|over) the week\b/gi,
    "on weekdays",
  ],
  [/\bdow\b/gi, "day of the week"],
  [/\bwk ?\/ ?wk\b|\bw ?\/ ?w\b/gi, "week over week"],
  [/\bdeviation standard\b/gi, "standard deviation"],
  [/ρ/g, " rho "],
  [/\b(\d+) (last|past) ((?:day|night|week|month)s)\b/gi, "$2 $1 $3"],
  [/\b(?:rather than|instead of) (?:the |an? )?(?:mean|median|average)s?\b/gi, ""],
  [/,? please(?=[?.!\s]*$)/gi, ""],
  [/\b(\d+) ((?:day|night|week|month)s) last\b/gi, "last $1 $2"],
  [/\b(?:standard dev|std|stdev|std[. ]dev|s\.d|sd)\b\.?/gi, "standard deviation"],
  [/\byterday\b/gi, "yesterday"],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/ ?/gi, "with "],
  [/\bvs\b\.?/gi, "versus"],
  [/\b(yesterday|today|tonight|tomorrow)s\b/gi, "$1's"],
  [DOTTED_HALF, "$1:$2"],
  [DOTTED_HOUR, "$1$2:$3"],
  [hourBehind("(?:bed|asleep|sleep)", "(?:[89]|1[01])"), "$1 pm"],
  [hourBehind("(?:bed|asleep|sleep)", "(?:12|[1-3])"), "$1 am"],
  [hourBehind("(?:up|awake|waken|woke|woken)", "(?:[4-9]|1[01])"), "$1 am"],
  [SAME_MONTHS, "in $1$2the same month last year"],
  [/\bΔ/g, "change in "],
  [
    /\b(?:can|could|would|will) you (?:(?:please|kindly|just) )*(?=(?:tell|show|give|list|remind) me\b)/gi,
    "",
  ],
  [/ and when(?=\W*$)/gi, " when"],
]

/** Words that the readers look for; a typing error in one of them is corrected. */
const vocabulary = wordList`
  average median highest lowest maximum minimum yesterday weekend weekends weekday weekdays variable
  variability standard deviation missing percent percentage compare compared comparison difference
  correlation correlated correlates spearman longest shortest streak unusual usual normal previous
  before between baseline consecutive months weeks changed change improve improved improving affect
  affects
  influence experiment recommend threshold typical fluctuate without exceeded exceed nights night
  usable which value values enough because better healthy really running cycling swimming exercise usually
  happened reason morning evening minutes recovery coffee caffeine steps weight sleeping tired getting
  should about during worse changing through
`
const known = new Set(vocabulary)
/** The length from which typing errors are corrected, and the one from which a wrong letter is accepted as well. */
const MIN_CORRECTED = 5
const MIN_REPLACED = 7

/** Words that are one letter away from one of these, and right. */
const distinct = new Set(
  `medium changes charge charged mission hanged messing weigh weights tried tire tires though health recover recovers
  exercised running rest testing nesting worst worsen raining breathe breath burning sweeping sheets night
  stress stops step horse nurse purse coffees toffee recovered abort cutting letting betting setting sitting
  hitting putting letter bitter butter batter season treason rough trough moaning mourning evening readily
  weighs weighted height eight freight sleepiness sleepy steeping training shoulder should resisting`.split(
    /\s+/,
  ),
)

const corrected = (word: string): string => {
  const bare = word.toLowerCase()
  if (bare.length < MIN_CORRECTED || known.has(bare) || distinct.has(bare)) return word
  if (known.has(`${bare}s`) || known.has(bare.replace(/(?:(?<!s)s|d|ed|ing|ly|es)$/, "")))
    return word
  return vocabulary.find((right) => isTypoOf(right, bare, MIN_REPLACED)) ?? word
}

/** The words of a text as they are spelled. */
const spelled = (text: string): string =>
  text.replace(/[a-z0-9]*[a-z][a-z0-9]*(?!')\b/gi, (word) => spelledOut(word) ?? word)

/** A question with its shorthand written out and typing errors corrected. */
export const writtenOut = (text: string): string => {
  const read = new Map<string, string>()
  const plain = shorthand.reduce(
    (rest, [pattern, long]) => rest.replace(pattern, long),
    spelled(withColons(text)),
  )
  return plain.replace(ORDINAL_DAY, inDigits).replace(/[a-z]+/gi, (word) => {
    const right = read.get(word) ?? corrected(word)
    read.set(word, right)
    return right
  })
}
